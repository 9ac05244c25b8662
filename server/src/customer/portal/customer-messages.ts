import type { getCustomerMessageList, readCustomerMessage } from "@lading/contract/customer";
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { countUpTo, type Db } from "#core/db";
import { toPerson } from "#core/events";
import type { Context } from "#core/http";
import type { CustomerSession } from "#core/session";
import type { MenuBadge } from "#system";
import { iso } from "../list.ts";
import { customerMessages } from "../tables.ts";
import type { CustomerUses } from "../uses.ts";
import { textsOf } from "./message-texts.ts";

/** A page of the customer's own messages. */
export function listCustomerMessages({ routesOf }: Pick<CustomerUses, "routesOf">) {
  return async (context: Context<typeof getCustomerMessageList>) => await listed(context, routesOf);
}

async function listed(
  { db, input, session, language }: Context<typeof getCustomerMessageList>,
  routesOf: CustomerUses["routesOf"],
) {
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
  const messages = await textsOf(db, found, { companyId: session.companyId, language, routesOf });
  return {
    rows: found.map(({ id, kind, waybillNumber, orderNumber, reason, readAt, createdAt }, at) => ({
      id,
      kind,
      text: messages[at] ?? "",
      waybillNumber,
      orderNumber,
      reason,
      read: readAt !== null,
      createdAt: iso(createdAt),
    })),
    total,
  };
}

const ofCustomer = ({ companyId, customerId }: CustomerSession) =>
  and(eq(customerMessages.companyId, companyId), eq(customerMessages.customerId, customerId));

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
  const { companyId, customerId } = session;
  await services.events.publish(db, toPerson(companyId, customerId), { kind: "customer.message", data: {} });
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
