import { Refused, refuse, type AnswerOf, type Language, type LocalText } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import {
  orderRefusals as refusals,
  type reopenEntrustOrder,
  type turnDownEntrustOrder,
  type withdrawCustomerEntrustOrder,
} from "@lading/contract/order";
import { and, eq, sql } from "drizzle-orm";
import { inTransaction, storeEdit, type Db } from "#core/db";
import type { Context, OpenContext } from "#core/http";
import { sendMail } from "#core/mail";
import { customers } from "#customer";
import { companies, companyNameIn } from "#user";
import { lockOrder, refuseDecided, type Order } from "./lock.ts";
import { record } from "./log.ts";
import { tellOfOrder } from "./tell.ts";
import { orderState, tables } from "./read.ts";
import { entrustOrders } from "./tables.ts";

type Ending = Context<typeof withdrawCustomerEntrustOrder>;

/** The customer withdraws an order that nobody accepted yet. */
export async function withdrawOwn(context: Ending) {
  const { db, input, session } = context;
  const order = await lockOrder(db, session, input.id);
  refuseDecided(order, session);
  await end(db, order, { decision: "withdrawn", endedByName: session.customerName, reason: "" });
  await record(context, { action: "withdraw", order, changes: [] });
  return {};
}

type End = Pick<Order, "endedByName" | "reason"> & { decision: "withdrawn" | "turnedDown" };

async function end(db: Db, order: Order, values: End): Promise<void> {
  await storeEdit(db, entrustOrders, order, { ...values, endedAt: sql`now()` });
}

type TurningDown = OpenContext<typeof turnDownEntrustOrder>;

/**
 * Turns an order down with a reason and tells the customer by e-mail. The decision stands whatever becomes of the mail;
 * no connection is held while the mail server takes it.
 */
export async function turnDown(context: TurningDown) {
  const { input, session, services } = context;
  const { companyId } = session;
  const told = await inTransaction(services.database, { companyId }, async (db) => {
    const order = await lockOrder(db, session, input.id);
    refuseDecided(order, session);
    await end(db, order, { decision: "turnedDown", endedByName: session.userName, reason: input.reason });
    await tellOfOrder(
      { ...context, db },
      { ...order, kind: "orderTurnedDown", reason: input.reason, mailed: !input.notify },
    );
    const changes = [{ field: "reason", before: null, after: input.reason }];
    await record({ ...context, db }, { action: "turnDown", order, changes });
    return { order, ...(await namesOf(db, order)) };
  });
  if (!input.notify) return { mail: "notAsked" as const, address: "", refused: [] };
  if (told.address === "") return { mail: "noAddress" as const, address: "", refused: [] };
  return { ...(await mailCustomer(context, told)), address: told.address };
}

async function namesOf(db: Db, { companyId, customerId, language }: Order) {
  const [found] = await db
    .select({
      address: customers.email,
      companyName: companies.companyName,
      companyNameEn: companies.companyNameEn,
    })
    .from(customers)
    .innerJoin(companies, eq(companies.companyId, customers.companyId))
    .where(and(eq(customers.companyId, companyId), eq(customers.id, customerId)));
  return { address: found?.address ?? "", companyName: found ? companyNameIn(found, language) : "" };
}

interface Told {
  order: Order;
  address: string;
  companyName: string;
}

type Outcome = Pick<AnswerOf<typeof turnDownEntrustOrder>, "mail" | "refused">;

/** Sends the reason to the customer, in the language in which the order was placed, and says what is known of its arrival. */
async function mailCustomer(
  { input, session, services }: TurningDown,
  { order, address, companyName }: Told,
): Promise<Outcome> {
  const { companyId, userId, userName } = session;
  const sender = { companyId, userId, userName, about: { entity: "entrustOrder", id: order.id } };
  const { language } = order;
  const words = { number: order.orderNumber, goods: order.productName, reason: input.reason, company: companyName };
  const mail = {
    to: address,
    language,
    subject: filled(subject, language, words),
    text: filled(body, language, words),
  };
  try {
    const { delivered, refused } = await sendMail(services, sender, mail);
    return { mail: delivered === "smtp" ? "sent" : "outbox", refused: [...refused] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { mail: error.refusal === mailRefusals.unknown ? "unknown" : "failed", refused: [] };
  }
}

const subject: LocalText = {
  zh: "订单 {number} 未能接单",
  en: "Your order {number} could not be accepted",
  ar: "تعذّر قبول طلبك {number}",
};
const body: LocalText = {
  zh: "您好：\n\n很抱歉，您的订单 {number}（{goods}）未能接单，原因如下：\n\n{reason}\n\n如有疑问，请与我们联系。\n\n{company}",
  en: "Dear customer,\n\nWe are sorry that we could not accept your order {number} ({goods}), for this reason:\n\n{reason}\n\nPlease contact us if you have any questions.\n\n{company}",
  ar: "عميلنا العزيز،\n\nنأسف لعدم تمكننا من قبول طلبك {number} ({goods}) للسبب التالي:\n\n{reason}\n\nيرجى التواصل معنا لأي استفسار.\n\n{company}",
};

function filled(text: LocalText, language: Language, words: Readonly<Record<string, string>>): string {
  return text[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

/** Opens an order again that was turned down, or whose waybill was voided or deleted. */
export async function reopen(context: Context<typeof reopenEntrustOrder>) {
  const { db, input, session } = context;
  const order = await lockOrder(db, session, input.id);
  const { rows } = await db.execute<{ state: string }>(
    sql`SELECT ${orderState} AS state FROM ${tables} WHERE o.company_id = ${session.companyId} AND o.id = ${order.id}`,
  );
  if (rows[0]?.state !== "turnedDown") throw refuse(refusals.notEnded);
  await storeEdit(db, entrustOrders, order, {
    decision: "toAccept",
    waybillId: null,
    houseNumber: "",
    acceptedByName: "",
    acceptedAt: null,
    reason: "",
    endedByName: "",
    endedAt: null,
  });
  const changes = order.houseNumber === "" ? [] : [{ field: "houseNumber", before: order.houseNumber, after: null }];
  await record(context, { action: "reopen", order, changes });
  return {};
}
