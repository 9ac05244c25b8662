import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuse, type InputOf, type Language } from "@lading/contract/core";
import {
  belongsShown,
  customerContactFields,
  customerContactTitles,
  customerRefusals as refusals,
  mostContacts,
  type addCustomerContact,
  type deleteCustomerContact,
  type editCustomerContact,
  type exportCustomerContactList,
  type getCustomerContactList,
} from "@lading/contract/customer";
import { and, count, eq } from "drizzle-orm";
import { changesBetween, doerOf } from "#core/audit";
import { lockOne, stale, storeEdit, type Db } from "#core/db";
import { exportedSheet, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { attachedOrder, attachedWhere, belongs, countAttached, foundOr404 } from "./attached.ts";
import { iso } from "./list.ts";
import { logCustomer } from "./logging.ts";
import { ownCustomerNameIn } from "./name.ts";
import { contactParties } from "./parties.ts";
import { customerContacts as contacts, customers } from "./tables.ts";
import { lockCustomer } from "./visible.ts";

const fields = Object.keys(customerContactFields);
const { email, QQ, WeChat, telephone, liaison } = contacts;
const texts = [contacts.contact, email, QQ, WeChat, telephone, liaison];

function sortedBy(sort: InputOf<typeof getCustomerContactList>["sort"], language: Language) {
  return { createdAt: contacts.createdAt, contact: contacts.contact, customerName: ownCustomerNameIn(language) }[sort];
}

function select(db: Db, language: Language) {
  return db
    .select({ row: contacts, customerNumber: customers.customerNumber, customerName: ownCustomerNameIn(language) })
    .from(contacts)
    .innerJoin(customers, belongs(contacts))
    .$dynamic();
}

function shown({ row, customerNumber, customerName }: Awaited<ReturnType<typeof select>>[number]) {
  const { companyId: _company, updatedAt: _updated, ...rest } = row;
  return { ...rest, customerNumber, customerName, createdAt: iso(row.createdAt) };
}

/** A page of contacts at the customers that the user sees. */
export async function listContacts({ db, input, session, language }: Context<typeof getCustomerContactList>) {
  const where = await attachedWhere(db, session, { table: contacts, texts, wanted: input });
  const page = select(db, language)
    .where(where)
    .orderBy(...attachedOrder(contacts, sortedBy(input.sort, language), input.order))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [found, total] = await Promise.all([page.execute(), countAttached(db, contacts, where)]);
  return { rows: found.map(shown), total };
}

const { customerNumber, customerName } = belongsShown;
const exported = { customerNumber, customerName, ...customerContactFields };

/** The filtered contacts as a spreadsheet. */
export async function exportContacts(context: Context<typeof exportCustomerContactList>) {
  const { db, input, session, language } = context;
  const found = await select(db, language)
    .where(await attachedWhere(db, session, { table: contacts, texts, wanted: input }))
    .orderBy(...attachedOrder(contacts, sortedBy(input.sort, language), input.order));
  const rows = found.map(({ row, ...customer }) => ({ ...row, ...customer }));
  return await exportedSheet(context, {
    title: customerContactTitles.all[language],
    ...sheetOfFields(exported, rows, language),
  });
}

/** Adds a contact; the customer is locked, so that two who add at once never make eleven. */
export async function createContact(context: Context<typeof addCustomerContact>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const customer = await lockCustomer(db, session, input.customerId);
  const [there] = await db
    .select({ contacts: count() })
    .from(contacts)
    .where(and(eq(contacts.companyId, companyId), eq(contacts.customerId, customer.id)));
  if ((there?.contacts ?? 0) >= mostContacts) throw refuse(refusals.tooManyContacts, { max: mostContacts });
  const id = randomUUIDv7();
  await db.insert(contacts).values({ ...input, companyId, id });
  await contactParties.noteAdded(db, companyId, [input]);
  await logCustomer(db, doerOf(context), "contactAdd", { ...customer, changes: changesBetween(null, input, fields) });
  return { id };
}

/** A contact at a customer that the user sees, both locked, the customer first. */
async function lockContact(db: Db, session: StaffSession, id: string) {
  const { companyId } = session;
  const which = and(eq(contacts.companyId, companyId), eq(contacts.id, id));
  const [found] = await db.select().from(contacts).where(which);
  const customer = await lockCustomer(db, session, foundOr404(found).customerId);
  return { customer, contact: await lockOne(db, contacts, { companyId, id }), which };
}

/** Changes a contact. */
export async function changeContact(context: Context<typeof editCustomerContact>) {
  const { db, session } = context;
  const { id, version, ...wanted } = context.input;
  const { customer, contact } = await lockContact(db, session, id);
  if (contact.version !== version) throw stale(contact.version, fieldsOf(customerContactFields, contact));
  const stored = await storeEdit(db, contacts, contact, wanted);
  await contactParties.noteChanged(db, session.companyId, contact, { ...contact, ...wanted });
  const changes = changesBetween(contact, wanted, fields);
  await logCustomer(db, doerOf(context), "contactEdit", { ...customer, changes });
  return stored;
}

/** Deletes a contact. */
export async function deleteContact(context: Context<typeof deleteCustomerContact>) {
  const { db, session, input } = context;
  const { customer, contact, which } = await lockContact(db, session, input.id);
  await db.delete(contacts).where(which);
  await logCustomer(db, doerOf(context), "contactDelete", {
    ...customer,
    changes: changesBetween(contact, null, fields),
  });
  return {};
}
