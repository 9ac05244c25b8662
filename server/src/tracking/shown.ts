import { mostShipmentsOfANumber } from "@lading/contract/tracking";
import type { Carried } from "./numbers.ts";
import type { FoundWaybill } from "./shipments.ts";

/** A shipment that is shown under a number, by a waybill that carries the number. */
export interface Shown {
  carrying: Carried;
  /** The houses under it that belong to the customer who asks. */
  houses: Carried[];
}

type Waybills = ReadonlyMap<string, FoundWaybill>;

/**
 * Which shipments a number shows, each once, at most twenty, main waybills first. A main number shows the main waybill and
 * not its houses (decisions.md, "Waybills"), except a customer's own. Without a main waybill it shows the only shipment
 * that has it; several are houses of a main waybill that nobody has entered yet.
 */
export function shownOf(ofKey: readonly Carried[], waybills: Waybills): { shipments: Shown[]; count: number } {
  const live = ofKey
    .filter(({ waybillId }) => waybills.has(waybillId))
    .toSorted((a, b) => Number(a.asMain) - Number(b.asMain));
  const shown = [...Map.groupBy(live, ({ companyId }) => companyId).values()].flatMap((ofCompany) =>
    shownOfCompany(once(ofCompany), waybills),
  );
  const isMain = ({ carrying }: Shown) => waybills.get(carrying.waybillId)?.isMain === true;
  const number = ({ carrying }: Shown) => waybills.get(carrying.waybillId)?.houseNumber ?? "";
  const sorted = once(shown.map((one) => ({ ...one, way: one.carrying.way }))).toSorted(
    (a, b) => Number(isMain(b)) - Number(isMain(a)) || (number(a) < number(b) ? -1 : 1),
  );
  return { shipments: sorted.slice(0, mostShipmentsOfANumber), count: sorted.length };
}

/** Each shipment once, though several of its waybills, or several of its numbers, were found. */
function once<T extends Pick<Carried, "way">>(found: readonly T[]): T[] {
  const byShipment = Map.groupBy(found, ({ way: [first] }) => `${first.companyId} ${first.waybillId}`);
  return [...byShipment.values()].flatMap(([one]) => (one ? [one] : []));
}

function shownOfCompany(carried: readonly Carried[], waybills: Waybills): Shown[] {
  const isMain = ({ waybillId }: Carried) => waybills.get(waybillId)?.isMain === true;
  const under = carried.filter((one) => one.asMain && !isMain(one));
  const named = carried.filter((one) => !under.includes(one));
  const own = under.filter(({ waybillId }) => waybills.get(waybillId)?.isOwn === true);
  const mains = named.filter(isMain);
  const [main] = mains;
  const alone = under.length === 1 ? under : own;
  const beside = main ? [] : alone;
  return [...named, ...beside].map((carrying) => ({ carrying, houses: carrying === main ? own : [] }));
}
