import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  supplierRefusals as refusals,
  type addSupplierInfoRecord,
  type editSupplierInfoRecord,
  type editSupplierInfoRecordState,
} from "@lading/contract/supplier";
import { and, eq } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import { lockForEdit, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { changesOfState, exchangeLicence, standingOf } from "#party";
import { countryCodeOf } from "#place";
import { accountLines, contactLines, logSupplier } from "./log.ts";
import { supplierParties } from "./parties.ts";
import { supplierRegister as register } from "./register.ts";
import { foundUnder } from "./searching.ts";
import { suppliers } from "./tables.ts";

export type Supplier = typeof suppliers.$inferSelect;
export type SupplierFields = Omit<InputOf<typeof addSupplierInfoRecord>, "supplierNumber">;
type Adding = Pick<Context<typeof addSupplierInfoRecord>, "db" | "session" | "ip">;

/** Adds a supplier. */
export async function createSupplier(context: Context<typeof addSupplierInfoRecord>) {
  const { db, input, session } = context;
  const { companyId } = session;
  await register.lock(db, companyId);
  if (countryCodeOf(input.country) !== input.country) throw refuseField("country", refusals.country);
  const supplierNumber = input.supplierNumber === "" ? await register.nextNumber(db, companyId) : input.supplierNumber;
  const id = randomUUIDv7();
  await register.refuseSame(db, { companyId, id }, register.called({ ...input, supplierNumber }));
  await exchangeLicence(context, null, input.licenceFileId);
  await insertSupplier(context, { ...input, id, supplierNumber }, "add");
  return { id, supplierNumber };
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
export async function changeSupplier(context: Context<typeof editSupplierInfoRecord>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  const read = { companyId: session.companyId, id, version };
  await register.lock(db, session.companyId);
  const before = await lockForEdit(db, suppliers, read, currentOf);
  if (countryCodeOf(fields.country) !== fields.country) throw refuseField("country", refusals.country);
  await register.refuseSame(db, before, register.called({ ...before, ...fields }));
  await exchangeLicence(context, before.licenceFileId, fields.licenceFileId);
  await logSupplier(context, "edit", { ...before, changes: supplierChanges(before, fields) });
  await supplierParties.noteChanged(db, session.companyId, before, fields);
  return await storeEdit(db, suppliers, read, { ...fields, ...foundUnder({ ...before, ...fields }) });
}

/** Enables, restricts or disables a supplier. */
export async function changeState(context: Context<typeof editSupplierInfoRecordState>) {
  const { db, input, session } = context;
  const read = { companyId: session.companyId, id: input.id, version: input.version };
  const standing = standingOf(input);
  const before = await lockForEdit(db, suppliers, read, currentOf);
  await logSupplier(context, "state", { ...before, changes: changesOfState(before, standing) });
  return await storeEdit(db, suppliers, read, standing);
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

/** Changes of a supplier for its log; its number never changes. */
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
  const { email, website, mainBusiness, contacts, accounts, remark, status, statusReason: reason } = supplier;
  const names = { supplierName, companyNameEn, shortName, kind, country, city, address, companyCode, telephone };
  return { ...names, email, website, mainBusiness, contacts, accounts, remark, status, reason };
}

/** A supplier of the company; anything else is not found. */
export async function findSupplier(db: Db, companyId: string, id: string): Promise<Supplier> {
  const which = and(eq(suppliers.companyId, companyId), eq(suppliers.id, id));
  const [supplier] = await db.select().from(suppliers).where(which);
  if (!supplier) throw refuse(coreRefusals.notFound);
  return supplier;
}
