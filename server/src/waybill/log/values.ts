import { yesNoTexts, type Language } from "@lading/contract/core";
import { mailStates } from "@lading/contract/mail";
import {
  boxUnits,
  cabinetClasses,
  codChannels,
  codStatuses,
  freightTerms,
  paymentStatuses,
  waybillTypes,
} from "@lading/contract/waybill";
import { sql, type SQL } from "drizzle-orm";
import type { FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import { stateDescription } from "#logistics-state";
import { countryName } from "#place";
import { warehouseNameIn } from "#warehouse";
import type { ValueTexts, WaybillReading } from "../neighbours.ts";

/** The waybill's own fields whose values are keys of something with a text; those of other modules are handed in. */
const choices: Readonly<Record<string, ValueTexts>> = {
  type: waybillTypes,
  paymentStatus: paymentStatuses,
  codStatus: codStatuses,
  codChannel: codChannels,
  boxUnit: boxUnits,
  freightTerms,
  cabinetClass: cabinetClasses,
  mailState: mailStates,
};

const countries = new Set(["country", "shipperCountry", "consigneeCountry"]);

/** Fields whose values are ids of something with a name, and where the name stands. */
const references: Readonly<Record<string, (language: Language) => SQL>> = {
  stateId: (language) => sql`SELECT id, ${stateDescription(language)} AS name FROM logistics_state`,
  operatorId: () => people,
  salesId: () => people,
  customerServiceId: () => people,
  marketingId: () => people,
  warehouseId: (language) => sql`SELECT id, ${warehouseNameIn("warehouse", language)} AS name FROM warehouse`,
  customerId: () => sql`SELECT id, customer_name AS name FROM customer`,
  mainWaybillId: () => sql`SELECT id, house_number AS name FROM waybill`,
};
const people = sql`SELECT id, user_name AS name FROM staff_user`;

/** A change as people read it: names instead of ids, texts instead of keys. */
export interface ReadableChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Makes the changes of some entries readable: looks up every name that they need at once. */
export async function readableChanges(
  db: Db,
  entries: readonly { changes: readonly FieldChange[] }[],
  { companyId, language, texts = {} }: { companyId: string; language: Language; texts?: WaybillReading["logged"] },
): Promise<(changes: readonly FieldChange[]) => ReadableChange[]> {
  const names = await readNames(db, idsByField(entries), { companyId, language });
  const read = (key: string, value: unknown) => readable(key, value, { language, names, texts });
  return (changes) =>
    changes.map(({ field, before, after }) => {
      const key = field.slice(field.lastIndexOf(".") + 1);
      return { field, before: read(key, before), after: read(key, after) };
    });
}

function idsByField(entries: readonly { changes: readonly FieldChange[] }[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { field, before, after } of entries.flatMap(({ changes }) => changes)) {
    if (!(field in references)) continue;
    const ofField = ids.get(field) ?? new Set<string>();
    for (const id of [before, after]) if (typeof id === "string" && isUuid(id)) ofField.add(id);
    ids.set(field, ofField);
  }
  return ids;
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

/** Names by id; ids are unique over all tables, so one map holds them all. */
async function readNames(
  db: Db,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  { companyId, language }: { companyId: string; language: Language },
): Promise<ReadonlyMap<string, string>> {
  const asked = [...ids].map(async ([field, wanted]) => {
    const from = references[field]?.(language);
    if (!from || wanted.size === 0) return [];
    const { rows } = await db.execute<{ id: string; name: string }>(
      sql`${from} WHERE company_id = ${companyId} AND id = ANY(${sql.param([...wanted])}::uuid[])`,
    );
    return rows.map(({ id, name }) => [id, name] as const);
  });
  return new Map((await Promise.all(asked)).flat());
}

interface Reading {
  language: Language;
  names: ReadonlyMap<string, string>;
  texts: NonNullable<WaybillReading["logged"]>;
}

function readable(key: string, value: unknown, { language, names, texts }: Reading): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return yesNoTexts[value ? "true" : "false"][language];
  const text = typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
  if (countries.has(key)) return countryName(text, language);
  const choice = (choices[key] ?? texts[key])?.[text];
  if (choice) return ("text" in choice ? choice.text : choice)[language];
  return names.get(text) ?? text;
}
