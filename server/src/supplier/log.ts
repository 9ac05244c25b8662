import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import {
  agentFunctionTexts,
  mainBusinessTexts,
  serviceTexts,
  serviceUnitTexts,
  storagePeriodTexts,
  supplierActions,
  supplierKindTexts,
  transportModeTexts,
  valueAddedTexts,
  type getSupplierOperationLogList,
} from "@lading/contract/supplier";
import { partyStateTexts } from "@lading/contract/party";
import { and, eq } from "drizzle-orm";
import { logOperations, readLog, shownEntry, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { countryName } from "#place";
import { suppliers, type OperationContact, type SupplierAccount, type SupplierContact } from "./tables.ts";

type Action = (typeof supplierActions)[number];

export type Doing = { db: Db; session: StaffSession; ip: string };

/** Adds to a supplier's history. */
export async function logSupplier(
  { db, session: { companyId, userId, userName }, ip }: Doing,
  action: Action,
  { id, supplierNumber, changes }: { id: string; supplierNumber: string; changes: readonly FieldChange[] },
): Promise<void> {
  await logOperations(db, { companyId, userId, userName, ip }, { entity: "supplier", action }, [
    { id, number: supplierNumber, changes },
  ]);
}

/** The same changes under the name of the part of a supplier that they are of: `service.price`. */
export function ofPart(part: "service" | "operation", changes: readonly FieldChange[]): FieldChange[] {
  return changes.map((change) => ({ ...change, field: `${part}.${change.field}` }));
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");

/** Lists of a supplier as one line each, so that a history can be read. */
export function contactLines(contacts: readonly SupplierContact[]): string {
  return contacts.map((one) => joined([one.contact, one.position, one.telephone, one.email, one.WeChat])).join("; ");
}

export function accountLines(accounts: readonly SupplierAccount[]): string {
  return accounts
    .map((one) => joined([one.currency, one.accountName, one.bankName, one.bankNumber, one.swiftCode]))
    .join("; ");
}

/** The function stands in braces, to be read in the reader's language. */
export function operationContactLines(contacts: readonly OperationContact[]): string {
  return contacts.map((one) => joined([`{${one.agentFunction}}`, one.name, one.telephone, one.email])).join("; ");
}

/** A supplier's history. */
export async function showLog({ db, input, session, language }: Context<typeof getSupplierOperationLogList>) {
  const { companyId } = session;
  const which = and(eq(suppliers.companyId, companyId), eq(suppliers.id, input.id));
  const [there] = await db.select({ id: suppliers.id }).from(suppliers).where(which);
  if (!there) throw refuse(coreRefusals.notFound);
  const entries = await readLog(db, { companyId, entity: "supplier", id: input.id });
  const reader = { language };
  const read = (field: string, value: unknown) => readable(field, value, reader);
  return { rows: entries.map((entry) => shownEntry(entry, supplierActions, read)) };
}

type Words = Readonly<Record<string, { readonly [L in Language]: string }>>;
const choices: Readonly<Record<string, Words>> = {
  kind: supplierKindTexts,
  status: partyStateTexts,
  "service.service": serviceTexts,
  "service.mode": transportModeTexts,
  "service.unit": serviceUnitTexts,
  "service.period": storagePeriodTexts,
  "service.valueAddedKind": valueAddedTexts,
  "operation.scope": { ...transportModeTexts, all: { zh: "全部", en: "All", ar: "الكل" } },
};
const yesNo = {
  true: { zh: "已上传", en: "Uploaded", ar: "مرفوعة" },
  false: { zh: "未上传", en: "None", ar: "لا يوجد" },
};
const functions: Words = agentFunctionTexts;
const businesses: Words = mainBusinessTexts;

/** A value as people read it: a text for a key, a name for a country. */
function readable(field: string, value: unknown, { language }: { language: Language }): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return yesNo[value ? "true" : "false"][language];
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return null;
  if (/(^|\.)(to)?country$/i.test(field)) return countryName(value, language);
  if (field === "mainBusiness")
    return value
      .split(",")
      .map((key) => businesses[key]?.[language] ?? key)
      .join(" · ");
  if (field === "operation.contacts")
    return value.replace(/\{(\w+)\}/g, (_, key: string) => functions[key]?.[language] ?? key);
  return choices[field]?.[value]?.[language] ?? value;
}
