import type { Call } from "@lading/contract/core";
import type { RecordKind, RecordMaker } from "#core/testing";
import { advertKinds } from "#advert";
import { billKinds } from "#bill";
import { cargoFileKinds } from "#cargo-file";
import { chargeItemKinds } from "#charge-item";
import { containerKinds } from "#container";
import { customerKinds } from "#customer";
import { contractKinds } from "#customer-contract";
import { emailConfigKinds } from "#email-config";
import { exchangeRateKinds } from "#exchange-rate";
import { goodsReceiptKinds } from "#goods-receipt";
import { jobSummaryKinds } from "#job-summary";
import { jobKinds } from "#jobs";
import { logisticsStateKinds } from "#logistics-state";
import { mailKinds } from "#mail";
import { marketRiskKinds } from "#market-risk";
import { orderKinds } from "#order";
import { preAlertKinds } from "#pre-alert";
import { questionnaireKinds } from "#questionnaire";
import { supplierKinds } from "#supplier";
import { supplierCostKinds } from "#supplier-cost";
import { systemKinds } from "#system";
import { userKinds } from "#user";
import { warehouseKinds } from "#warehouse";
import { waybillKinds } from "#waybill";

/** Every kind of record that a call can name. */
export const allKinds: readonly RecordKind[] = [
  ...userKinds,
  ...systemKinds,
  ...warehouseKinds,
  ...customerKinds,
  ...contractKinds,
  ...supplierKinds,
  ...chargeItemKinds,
  ...exchangeRateKinds,
  ...logisticsStateKinds,
  ...waybillKinds,
  ...containerKinds,
  ...cargoFileKinds,
  ...supplierCostKinds,
  ...billKinds,
  ...jobSummaryKinds,
  ...goodsReceiptKinds,
  ...orderKinds,
  ...preAlertKinds,
  ...advertKinds,
  ...emailConfigKinds,
  ...marketRiskKinds,
  ...questionnaireKinds,
  ...jobKinds,
  ...mailKinds,
];

type Id = string;
/** A company's records, one of each kind, by the kind's name. */
export type Records = ReadonlyMap<string, Id>;

/** Makes a company's record of each kind, when another needs it or its turn comes; those in `given` are there already. */
export async function makeRecords(
  kinds: readonly RecordKind[],
  company: Omit<RecordMaker, "idOf">,
  given: Records = new Map(),
): Promise<Records> {
  const made = new Map(given);
  const idOf = async (name: string): Promise<Id> => {
    const there = made.get(name);
    if (there !== undefined) return there;
    const make = allKinds.find((kind) => kind.name === name && kind.make)?.make;
    if (!make) throw new Error(`No module makes a record of the kind ${name}`);
    const id = await make({ ...company, idOf });
    made.set(name, id);
    return id;
  };
  for (const { name } of kinds) await idOf(name);
  return made;
}

/** A place in a request that holds an id: the way to it, and the kind of the record. */
export interface Place {
  path: readonly string[];
  kind: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idsIn(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  if (typeof value === "string") return uuid.test(value) ? [above] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => idsIn(inner, [...above, key]));
}

/** Every place of a call's example that holds an id. A place of which no module says what kind of record it names is an error. */
export function placesOf(call: Call): Place[] {
  return idsIn(call.example).map((path) => {
    const field = path.findLast((key) => !/^\d+$/.test(key)) ?? "";
    const own = field === "id" || field === "ids";
    const kind =
      allKinds.find(({ fields, only }) => only?.includes(call) && fields?.includes(field)) ??
      allKinds.find(({ calls, fields, only }) => (own ? calls?.includes(call) : !only && fields?.includes(field)));
    if (!kind) throw new Error(`${call.path}: no module's make.ts says what kind of record ${path.join(".")} is`);
    return { path, kind: kind.name };
  });
}

/** The same request with another id in one place. */
export function put(value: unknown, [key, ...rest]: readonly string[], id: Id): unknown {
  if (key === undefined) return id;
  if (Array.isArray(value))
    return value.map((inner: unknown, place) => (String(place) === key ? put(inner, rest, id) : inner));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? put(inner, rest, id) : inner]),
  );
}
