import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField, Refused, type InputOf } from "@lading/contract/core";
import {
  supplierRefusals as refusals,
  type addSupplierInfoRecord,
  type editSupplierInfoRecord,
  type editSupplierInfoRecordState,
} from "@lading/contract/supplier";
import { and, eq, ne, or, sql } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { sameNameKey } from "#core/party-names";
import { accountLines, contactLines, logSupplier } from "./log.ts";
import { supplierParties } from "./parties.ts";
import { foundUnder } from "./searching.ts";
import { suppliers } from "./tables.ts";
import type { SupplierUses } from "./uses.ts";

export type Supplier = typeof suppliers.$inferSelect;
export type SupplierFields = Omit<InputOf<typeof addSupplierInfoRecord>, "supplierNumber">;
type Adding = Pick<Context<typeof addSupplierInfoRecord>, "db" | "session" | "ip">;

/** Adds a supplier. */
export function createSupplier({ countries }: SupplierUses) {
  return async (context: Context<typeof addSupplierInfoRecord>) => {
    const { db, input, session, services } = context;
    const { companyId } = session;
    await lockAdding(db, companyId);
    if (countries.codeOf(input.country) !== input.country) throw refuseField("country", refusals.country);
    const supplierNumber =
      input.supplierNumber === "" ? numberOf(await nextPlace(db, companyId)) : input.supplierNumber;
    const id = randomUUIDv7();
    await refuseSame(db, { companyId, id }, { ...input, supplierNumber });
    if (input.licenceFileId !== null)
      await services.files.claim(db, { id: input.licenceFileId, use: "licence", createdBy: session.userId });
    await insertSupplier(context, { ...input, id, supplierNumber }, "add");
    return { id, supplierNumber };
  };
}

/** Stores a checked supplier with what it is found by, and its history's first entry. */
export async function insertSupplier(
  context: Adding,
  fields: SupplierFields & { id: string; supplierNumber: string; ladingCompanyId?: string; ladingCode?: string },
  action: "add" | "import" | "adopt",
): Promise<void> {
  const { db, session } = context;
  const { companyId, userName: addPeople } = session;
  await db.insert(suppliers).values({ ...fields, companyId, addPeople, ...foundUnder(fields) });
  await logSupplier(context, action, { ...fields, changes: supplierChanges(null, fields) });
  await supplierParties.noteAdded(db, companyId, [fields]);
}

/** Changes a supplier; its number stays, since costs are known by it. */
export function changeSupplier({ countries }: SupplierUses) {
  return async (context: Context<typeof editSupplierInfoRecord>) => {
    const { db, input, session, services } = context;
    const { id, version, ...fields } = input;
    await lockAdding(db, session.companyId);
    const before = await lockSupplier(db, session.companyId, id);
    if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(before) });
    if (countries.codeOf(fields.country) !== fields.country) throw refuseField("country", refusals.country);
    await refuseSame(db, before, { ...fields, supplierNumber: before.supplierNumber });
    const { licenceFileId } = fields;
    if (licenceFileId !== before.licenceFileId) {
      if (licenceFileId !== null)
        await services.files.claim(db, { id: licenceFileId, use: "licence", createdBy: session.userId });
    }
    await db
      .update(suppliers)
      .set({ ...fields, ...foundUnder({ ...before, ...fields }), version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(suppliers.companyId, session.companyId), eq(suppliers.id, id)));
    if (before.licenceFileId !== null && licenceFileId !== before.licenceFileId)
      await services.files.release(db, before.licenceFileId);
    await logSupplier(context, "edit", { ...before, changes: supplierChanges(before, fields) });
    await supplierParties.noteChanged(db, session.companyId, before, fields);
    return { version: version + 1 };
  };
}

/** Enables, restricts or disables a supplier. */
export async function changeState(context: Context<typeof editSupplierInfoRecordState>) {
  const { db, input, session } = context;
  const { id, status, version } = input;
  if (status !== "enabled" && input.reason === "") throw refuseField("reason", coreRefusals.required);
  const before = await lockSupplier(db, session.companyId, id);
  if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(before) });
  const statusReason = status === "enabled" ? "" : input.reason;
  await db
    .update(suppliers)
    .set({ status, statusReason, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(suppliers.companyId, session.companyId), eq(suppliers.id, id)));
  const after = { status, reason: statusReason };
  const changes = changesBetween({ status: before.status, reason: before.statusReason }, after, ["status", "reason"]);
  await logSupplier(context, "state", { ...before, changes });
  return { version: version + 1 };
}

const plainFields = [
  "supplierNumber",
  "supplierName",
  "companyNameEn",
  "shortName",
  "kind",
  "country",
  "city",
  "address",
  "companyCode",
  "telephone",
  "email",
  "website",
  "mainBusiness",
  "contacts",
  "accounts",
  "licence",
  "remark",
] as const;

type Logged = Partial<Pick<Supplier, "supplierNumber">> & SupplierFields;

/** What differs between a supplier before and after; a supplier's number never does. */
export function supplierChanges(before: Supplier | null, after: Logged | null) {
  const number = before?.supplierNumber;
  return changesBetween(
    before && lines(before),
    after && lines({ ...(number !== undefined && { supplierNumber: number }), ...after }),
    plainFields,
  );
}

function lines({ mainBusiness, contacts, accounts, licenceFileId, ...fields }: Logged) {
  return {
    ...fields,
    mainBusiness: mainBusiness.join(","),
    contacts: contactLines(contacts),
    accounts: accountLines(accounts),
    licence: licenceFileId === null ? null : true,
  };
}

/** The record as its form has it, for whoever edits an older one. */
function currentOf(supplier: Supplier): Record<string, unknown> {
  const { supplierName, companyNameEn, shortName, kind, country, city, address, companyCode, telephone } = supplier;
  const { email, website, mainBusiness, contacts, accounts, remark, status, statusReason: reason, version } = supplier;
  const names = { supplierName, companyNameEn, shortName, kind, country, city, address, companyCode, telephone };
  return { ...names, email, website, mainBusiness, contacts, accounts, remark, status, reason, version };
}

/** A supplier of the company, locked until the transaction ends; anything else is not found. */
export async function lockSupplier(db: Db, companyId: string, id: string): Promise<Supplier> {
  const which = and(eq(suppliers.companyId, companyId), eq(suppliers.id, id));
  const [supplier] = await db.select().from(suppliers).where(which).for("update");
  if (!supplier) throw refuse(coreRefusals.notFound);
  return supplier;
}

/** A supplier of the company; anything else is not found. */
export async function findSupplier(db: Db, companyId: string, id: string): Promise<Supplier> {
  const which = and(eq(suppliers.companyId, companyId), eq(suppliers.id, id));
  const [supplier] = await db.select().from(suppliers).where(which);
  if (!supplier) throw refuse(coreRefusals.notFound);
  return supplier;
}

/** Two who add at once come one after the other, so that the second finds what the first added. */
export async function lockAdding(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`supplier:${companyId}`}, 0))`);
}

/** The place of the next `S0001`, after the highest that is there. */
export async function nextPlace(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.execute<{ next: string }>(sql`
    SELECT coalesce(max(substr(supplier_number, 2)::bigint), 0) + 1 AS next FROM supplier
    WHERE company_id = ${companyId} AND supplier_number ~ '^S[0-9]{1,12}$'`);
  return Number(rows[0]?.next ?? 1);
}

/** `S0001` of 1. */
export function numberOf(place: number): string {
  return `S${String(place).padStart(4, "0")}`;
}

/** Refuses what is on file already, by number or by name and country, and says which it is. */
export async function refuseSame(
  db: Db,
  own: { companyId: string; id: string },
  { supplierNumber, supplierName, country }: Pick<Supplier, "supplierNumber" | "supplierName" | "country">,
): Promise<void> {
  const sameNumber = sql<boolean>`lower(${suppliers.supplierNumber}) = ${supplierNumber.toLowerCase()}`;
  const { id, supplierNumber: number, supplierName: name, nameKey } = suppliers;
  const [found] = await db
    .select({ id, number, name, sameNumber })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.companyId, own.companyId),
        ne(id, own.id),
        or(sameNumber, and(eq(nameKey, sameNameKey(supplierName)), eq(suppliers.country, country))),
      ),
    )
    .limit(1);
  if (found) throw refuseExisting(found);
}

/** What a supplier that is on file already is refused with. */
export function refuseExisting(found: { id: string; number: string; name: string; sameNumber: boolean }): Refused {
  const { id, number, name } = found;
  const field = found.sameNumber ? "supplierNumber" : "supplierName";
  return new Refused(
    refusals.exists,
    { name, number },
    {
      fields: [{ field, refusal: refusals.exists, values: { name, number } }],
      content: { existing: { id, supplierNumber: number, supplierName: name } },
    },
  );
}
