import type { getOutboxMessageList } from "@lading/contract/outbox";
import { eq } from "drizzle-orm";
import { listRows, outboxMessages } from "#core/db";
import type { Context } from "#core/http";

/** A page of the messages that no provider took, to anybody or to one address. */
export async function listOutbox({ db, input }: Context<typeof getOutboxMessageList>) {
  const where = input.recipient === "" ? undefined : eq(outboxMessages.recipient, input.recipient);
  const { rows, total } = await listRows(db, outboxMessages, { ...input, where, sortBy: outboxMessages.createdAt });
  return {
    rows: rows.map(({ id, channel, recipient, subject, body, createdAt }) => ({
      id,
      channel,
      recipient,
      subject,
      body,
      createdAt: new Date(createdAt).toISOString(),
    })),
    total,
  };
}
