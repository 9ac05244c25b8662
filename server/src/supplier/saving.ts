import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  supplierRefusals as refusals,
  type addSupplierInfoRecord,
  type editSupplierInfoRecord,
  type editSupplierInfoRecordState,
} from "@lading/contract/supplier";
import { and, eq, sql } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { changesOfState, exchangeLicence, standingOf } from "#party";
import { accountLines, contactLines, logSupplier } from "./log.ts";
import { supplierParties } from "./parties.ts";
import { supplierRegister as register } from "./register.ts";
import { foundUnder } from "./searching.ts";
import { suppliers } from "./tables.ts";
import type { SupplierUses } from "./uses.ts";

export type Supplier = typeof suppliers.$inferSelect;
export type SupplierFields = Omit<InputOf<typeof addSupplierInfoRecord>, "supplierNumber">;
type Adding = Pick<Context<typeof addSupplierInfoRecord>, "db" | "session" | "ip">;

/** Adds a supplier. */
export function createSupplier({ countries }: SupplierUses) {
  return async (context: Context<typeof addSupplierInfoRecord>) => {
    const { db, input, session } = context;
    const { companyId } = session;
    await register.lock(db, companyId);
    if (countries.codeOf(input.country) !== input.country) throw refuseField("country", refusals.country);
    const supplierNumber =
      input.supplierNumber === "" ? await register.nextNumber(db, companyId) : input.supplierNumber;
    const id = randomUUIDv7();
    await register.refuseSame(db, { companyId, id }, register.called({ ...input, supplierNumber }));
    await exchangeLicence(context, null, input.licenceFileId);
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
    const { db, input, session } = context;
    const { id, version, ...fields } = input;
    await register.lock(db, session.companyId);
    const before = await lockSupplier(db, session.companyId, id);
    if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(before) });
    if (countries.codeOf(fields.country) !== fields.country) throw refuseField("country", refusals.country);
    await register.refuseSame(db, before, register.called({ ...before, ...fields }));
    await exchangeLicence(context, before.licenceFileId, fields.licenceFileId);
    await db
      .update(suppliers)
      .set({ ...fields, ...foundUnder({ ...before, ...fields }), version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(suppliers.companyId, session.companyId), eq(suppliers.id, id)));
    await logSupplier(context, "edit", { ...before, changes: supplierChanges(before, fields) });
    await supplierParties.noteChanged(db, session.companyId, before, fields);
    return { version: version + 1 };
  };
}

/** Enables, restricts or disables a supplier. */
export async function changeState(context: Context<typeof editSupplierInfoRecordState>) {
  const { db, input, session } = context;
  const { id, version } = input;
  const standing = standingOf(input);
  const before = await lockSupplier(db, session.companyId, id);
  if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(before) });
  await db
    .update(suppliers)
    .set({ ...standing, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(suppliers.companyId, session.companyId), eq(suppliers.id, id)));
  await logSupplier(context, "state", { ...before, changes: changesOfState(before, standing) });
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
