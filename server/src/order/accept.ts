import { parseInput, refuse, Refused, type Language, type ValidationAnswer } from "@lading/contract/core";
import { orderRefusals as refusals, type acceptEntrustOrder, type acceptEntrustOrders } from "@lading/contract/order";
import { waybillFieldTexts, waybillForms } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { stale, storeEdit } from "#core/db";
import { afterCommit, Invalid, refusedBy, type Context } from "#core/http";
import { makeWaybill, refuseBlocked, type Gates } from "#waybill";
import { isSameWay, waybillOf, type Completion } from "./accept-form.ts";
import { lockOrder, refuseDecided, type Order } from "./lock.ts";
import { record } from "./log.ts";
import { tellOfOrder } from "./tell.ts";
import { entrustOrders } from "./tables.ts";

type Accepting = Context<typeof acceptEntrustOrder> | Context<typeof acceptEntrustOrders>;

/** Accepts one order into a waybill. Of two clerks at once the second is told who was first. */
export function acceptOrder(gates: Gates) {
  return async (context: Context<typeof acceptEntrustOrder>) => {
    const { db, input, session } = context;
    const { id, version, ...completion } = input;
    const order = await lockOrder(db, session, id);
    refuseDecided(order, session);
    // The customer may have changed it while the clerk looked at it.
    if (order.version !== version) throw stale(order.version, order.form);
    return await accept({ context, gates }, order, completion);
  };
}

interface At<C> {
  context: C;
  gates: Gates;
}

async function accept({ context, gates }: At<Accepting>, order: Order, completion: Completion) {
  const { db, ip, services, session, language } = context;
  if (!isSameWay(order.type, completion.type ?? order.type)) throw refuse(refusals.wrongWay);
  const { type, input } = waybillOf(order, completion);
  const parsed = parseInput(waybillForms[type].add, input, language);
  if (!parsed.ok) throw new Invalid(named(parsed.answer, completion, language));
  // Its parties are no fields of what the clerk fills in: the refusal stands by itself.
  await refuseBlocked(gates.screen, context, [parsed.value]);
  const { id, houseNumber, remember } = await makeWaybill(
    { db, ip, services, session, language, input: parsed.value },
    gates,
  );
  afterCommit(context, remember);
  await storeEdit(db, entrustOrders, order, {
    decision: "accepted",
    waybillId: id,
    houseNumber,
    acceptedByName: session.userName,
    acceptedAt: sql`now()`,
    reason: "",
  });
  await tellOfOrder(context, { ...order, kind: "orderAccepted", houseNumber });
  const changes = [{ field: "houseNumber", before: null, after: houseNumber }];
  await record(context, { action: "accept", order, changes });
  return { waybillId: id, houseNumber };
}

const ofLine = /^items\.\d+\.customsCode$/;

/** A waybill's refused fields: messages about the order's fields get their names, since the clerk's form lacks them. */
function named(answer: ValidationAnswer, completion: Completion, language: Language): ValidationAnswer {
  // Lines without a customs code take the shipment's: where that one is asked for, they need none of their own.
  const isAsked = ([field]: [string, string]) => !("customsCode" in answer.fields && ofLine.test(field));
  const fields = Object.entries(answer.fields)
    .filter(isAsked)
    .map(([field, message]) => [field, field in completion ? message : `${fieldName(field, language)}: ${message}`]);
  return { ...answer, status: 422, fields: Object.fromEntries(fields) };
}

/** `items.0.customsCode` is "Goods 1 · HS code". */
function fieldName(field: string, language: Language): string {
  const [, line, ofItem] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (line !== undefined && ofItem !== undefined)
    return `${waybillFieldTexts.items[language]} ${Number(line) + 1} · ${fieldName(ofItem, language)}`;
  const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = waybillFieldTexts;
  return texts[field]?.[language] ?? field;
}

interface Outcome {
  id: string;
  orderNumber: string;
  houseNumber: string;
  error: string;
}

/** Accepts many orders, each for itself: what one is refused for is undone, said, and keeps nobody else. */
export function acceptOrders(gates: Gates) {
  return async (context: Context<typeof acceptEntrustOrders>) => {
    const { db, input } = context;
    const { ids, ...completion } = input;
    const outcomes = new Map<string, Outcome>();
    // Everybody locks in the same order, so that two clerks with the same choice never wait for each other.
    for (const id of [...new Set(ids)].toSorted()) {
      await db.execute(sql`SAVEPOINT one_order`);
      outcomes.set(id, await acceptOne({ context, gates }, id, completion));
    }
    return { rows: [...new Set(ids)].flatMap((id) => outcomes.get(id) ?? []) };
  };
}

async function acceptOne(
  { context, gates }: At<Context<typeof acceptEntrustOrders>>,
  id: string,
  completion: Completion,
): Promise<Outcome> {
  const { db, session, language } = context;
  let orderNumber = "";
  try {
    const order = await lockOrder(db, session, id);
    orderNumber = order.orderNumber;
    refuseDecided(order, session);
    const { houseNumber } = await accept({ context, gates }, order, completion);
    return { id, orderNumber, houseNumber, error: "" };
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof Invalid)) throw error;
    await db.execute(sql`ROLLBACK TO SAVEPOINT one_order`);
    return { id, orderNumber, houseNumber: "", error: reasonOf(error, language) };
  }
}

/** The refusal's text, as the person reads it. */
function reasonOf(error: Refused | Invalid, language: Language): string {
  if (error instanceof Refused) return refusedBy(error, language, "").error ?? "";
  const messages = Object.entries(error.answer.fields).map(([field, message]) =>
    message.includes(": ") ? message : `${fieldName(field, language)}: ${message}`,
  );
  return messages.join(" · ");
}
