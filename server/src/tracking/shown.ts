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
 * that has it; several are houses of a main waybill that nobody has entered yet. That only shipment stays the one card when
 * the next company takes it over under a main waybill of its own, unless that one gathers several houses.
 */
export function shownOf(ofKey: readonly Carried[], waybills: Waybills): { shipments: Shown[]; count: number } {
  const live = ofKey
    .filter(({ waybillId }) => waybills.has(waybillId))
    .toSorted((a, b) => Number(a.asMain) - Number(b.asMain));
  const companies = [...Map.groupBy(live, ({ companyId }) => companyId).values()].map((ofCompany) =>
    heldBy(once(ofCompany), waybills),
  );
  const direct = new Set(companies.filter(({ main }) => !main).flatMap(({ under }) => only(under)));
  const gathered = new Set(
    companies.flatMap(({ main, under }) => (main && under.length > 1 ? under.map(shipmentOf) : [])),
  );
  const shown = companies.flatMap((held) => shownOfCompany(held, { direct, gathered }));
  const isMain = ({ carrying }: Shown) => waybills.get(carrying.waybillId)?.isMain === true;
  const number = ({ carrying }: Shown) => waybills.get(carrying.waybillId)?.houseNumber ?? "";
  const sorted = once(shown.map((one) => ({ ...one, way: one.carrying.way }))).toSorted(
    (a, b) => Number(isMain(b)) - Number(isMain(a)) || (number(a) < number(b) ? -1 : 1),
  );
  return { shipments: sorted.slice(0, mostShipmentsOfANumber), count: sorted.length };
}

const shipmentOf = ({ way: [first] }: Pick<Carried, "way">) => `${first.companyId} ${first.waybillId}`;

/** Each shipment once, though several of its waybills, or several of its numbers, were found. */
function once<T extends Pick<Carried, "way">>(found: readonly T[]): T[] {
  return [...Map.groupBy(found, shipmentOf).values()].flatMap(([one]) => (one ? [one] : []));
}

/** The waybills that a company has under a number. */
interface Held {
  /** Waybills whose own number it is. */
  named: Carried[];
  main: Carried | undefined;
  /** Houses that have it as their main number, */
  under: Carried[];
  /** and those of them that belong to the customer who asks. */
  own: Carried[];
}

function heldBy(carried: readonly Carried[], waybills: Waybills): Held {
  const isMain = ({ waybillId }: Carried) => waybills.get(waybillId)?.isMain === true;
  const under = carried.filter((one) => one.asMain && !isMain(one));
  const named = carried.filter((one) => !under.includes(one));
  const own = under.filter(({ waybillId }) => waybills.get(waybillId)?.isOwn === true);
  return { named, main: named.find(isMain), under, own };
}

/** The only one of them, as the name of its shipment. */
const only = (houses: readonly Carried[]): string[] => (houses.length === 1 ? houses.map(shipmentOf) : []);

interface Elsewhere {
  /** Shipments that are shown under the number of a main waybill that their company has not entered. */
  direct: ReadonlySet<string>;
  /** Shipments that stand with others under a company's main waybill. */
  gathered: ReadonlySet<string>;
}

function shownOfCompany({ named, main, under, own }: Held, { direct, gathered }: Elsewhere): Shown[] {
  const [lone] = only(under);
  const alone = lone !== undefined && !gathered.has(lone) ? under : own;
  const beside = main ? [] : alone;
  const isShownAlready = main !== undefined && lone !== undefined && direct.has(lone);
  const kept = isShownAlready ? named.filter((one) => one !== main) : named;
  return [...kept, ...beside].map((carrying) => ({ carrying, houses: carrying === main ? own : [] }));
}
