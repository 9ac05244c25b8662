import { randomUUIDv7 } from "node:crypto";
import { fill, type Language } from "@lading/contract/core";
import type { customerMessageKinds, getCustomerMessageList, readCustomerMessage } from "@lading/contract/customer";
import { and, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { countUpTo, type Db } from "#core/db";
import { toPerson, type Events } from "#core/events";
import type { Context } from "#core/http";
import type { CustomerSession } from "#core/session";
import type { MenuBadge } from "#system";
import { iso } from "../list.ts";
import { customerMessages } from "../tables.ts";
import { customerMessageTexts } from "../texts.ts";

interface Told {
  companyId: string;
  customerId: string;
  kind: (typeof customerMessageKinds)[number];
  reason: string;
}

/** Puts a message into a customer's message centre; open pages of the portal hear of it when the transaction commits. */
export async function tellCustomer(db: Db, events: Events, message: Told): Promise<void> {
  await db.insert(customerMessages).values({ ...message, id: randomUUIDv7() });
  await hear(db, events, message);
}

const hear = (db: Db, events: Events, { companyId, customerId }: { companyId: string; customerId: string }) =>
  events.publish(db, toPerson(companyId, customerId), { kind: "customer.message", data: {} });

interface Moved {
  companyId: string;
  /** The shipments that moved: a `SELECT` of `customer_id` and `house_number`. */
  shipments: SQL;
  stateId: string;
  place: string;
}

/** Shipments of so many customers are told live in one go; the others see theirs when they look. */
const mostHearing = 50;

/** Tells the customers who can sign in that their shipments reached a state. */
export async function tellOfState(
  db: Db,
  events: Events,
  { companyId, shipments, stateId, place }: Moved,
): Promise<void> {
  const { rows } = await db.execute<{ customer_id: string }>(sql`
    INSERT INTO customer_message (company_id, id, customer_id, kind, waybill_number, state_id, place)
    SELECT c.company_id, gen_random_uuid(), c.id, 'waybillState', w.house_number, ${stateId}, ${place}
    FROM (${shipments}) AS w JOIN customer c ON c.company_id = ${companyId} AND c.id = w.customer_id
    WHERE c.password_hash IS NOT NULL
    RETURNING customer_id`);
  const heard = [...new Set(rows.map((row) => row.customer_id))].slice(0, mostHearing);
  for (const customerId of heard) await hear(db, events, { companyId, customerId });
}

/** A page of the customer's own messages. */
export async function listCustomerMessages({ db, input, session, language }: Context<typeof getCustomerMessageList>) {
  const { unread } = input;
  const where = and(
    ofCustomer(session),
    unread === undefined ? undefined : (unread ? isNull : isNotNull)(customerMessages.readAt),
  );
  const page = db
    .select()
    .from(customerMessages)
    .where(where)
    .orderBy(desc(customerMessages.createdAt), desc(customerMessages.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [found, total] = await Promise.all([page.execute(), countUpTo(db, customerMessages, where)]);
  const states = await readStates(db, session.companyId, {
    ids: found.flatMap(({ stateId }) => stateId ?? []),
    language,
  });
  return {
    rows: found.map(({ id, kind, waybillNumber, stateId, place, reason, readAt, createdAt }) => {
      const reached = [states.get(stateId ?? "") ?? "", place].filter((part) => part !== "").join(" · ");
      return {
        id,
        kind,
        text: fill(customerMessageTexts[kind][language], { number: waybillNumber, state: reached, reason }),
        waybillNumber,
        reason,
        read: readAt !== null,
        createdAt: iso(createdAt),
      };
    }),
    total,
  };
}

const ofCustomer = ({ companyId, customerId }: CustomerSession) =>
  and(eq(customerMessages.companyId, companyId), eq(customerMessages.customerId, customerId));

/** Names of the states, by id: the logistics states' own table is read, never written here. */
async function readStates(
  db: Db,
  companyId: string,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const name = sql.identifier(
    { zh: "chinese_description", en: "english_description", ar: "arabic_description" }[language],
  );
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`SELECT id, ${name} AS name FROM logistics_state WHERE company_id = ${companyId} AND id = ANY(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Marks messages as read; other open pages of the customer count anew. */
export async function readCustomerMessages({ db, input, session, services }: Context<typeof readCustomerMessage>) {
  await db
    .update(customerMessages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        ofCustomer(session),
        isNull(customerMessages.readAt),
        input.ids === null ? undefined : inArray(customerMessages.id, input.ids),
      ),
    );
  await hear(db, services.events, session);
  return { unread: await countUnread(db, session) };
}

/** How many messages a customer has not read. */
async function countUnread(db: Db, session: CustomerSession): Promise<number> {
  const [found] = await db
    .select({ unread: count() })
    .from(customerMessages)
    .where(and(ofCustomer(session), isNull(customerMessages.readAt)));
  return found?.unread ?? 0;
}

/** The same, beside the message centre in the portal's menu. */
export const customerBadge: MenuBadge<CustomerSession> = {
  url: "/customerHome/messageList",
  count: ({ db, session }) => countUnread(db, session),
};
