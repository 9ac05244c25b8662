import { coreRefusals, refuse, refuseField, type Language } from "@lading/contract/core";
import {
  customerRefusals as refusals,
  type editCustomerMessageMail,
  type setCustomerMessageMail,
} from "@lading/contract/customer";
import { and, eq } from "drizzle-orm";
import { doerOf } from "#core/audit";
import type { Context } from "#core/http";
import { logCustomer } from "../logging.ts";
import { customers } from "../tables.ts";
import { lockCustomer, type Customer } from "../visible.ts";

/** Has the signed-in customer's messages sent by e-mail as well, or no more. */
export async function chooseMessageMail(context: Context<typeof editCustomerMessageMail>) {
  const { db, input, session, language } = context;
  const { companyId, customerId } = session;
  const which = and(eq(customers.companyId, companyId), eq(customers.id, customerId));
  const [customer] = await db.select().from(customers).where(which).for("update");
  if (!customer) throw refuse(coreRefusals.notFound);
  if (input.mailsMessages && customer.email === "") throw refuse(refusals.noAddress);
  await keep(context, customer, input.mailsMessages ? language : "");
  return {};
}

/** The same choice, made by the forwarder for a customer. */
export async function setMessageMail(context: Context<typeof setCustomerMessageMail>) {
  const { db, input, session } = context;
  const customer = await lockCustomer(db, session, input.id);
  if (input.language !== "" && customer.email === "") throw refuseField("language", refusals.noCustomerAddress);
  await keep(context, customer, input.language);
  return {};
}

type Choosing = Pick<Context<typeof editCustomerMessageMail>, "db"> & Parameters<typeof doerOf>[0];

async function keep(context: Choosing, customer: Customer, language: Language | ""): Promise<void> {
  const { companyId, id, messageMailLanguage: before } = customer;
  if (before === language) return;
  await context.db
    .update(customers)
    .set({ messageMailLanguage: language })
    .where(and(eq(customers.companyId, companyId), eq(customers.id, id)));
  const changes = [{ field: "messageMail", before, after: language }];
  await logCustomer(context.db, doerOf(context), "messageMail", { ...customer, changes });
}
