import { z } from "zod";
import { defineCall, listAnswer, listInput, operator, type Call } from "#core";

export const outboxMessage = z
  .object({
    id: z.string().describe("Message"),
    channel: z.enum(["email", "sms"]).describe("How it would have left"),
    recipient: z.string().describe("E-mail address or phone number"),
    subject: z.string().describe("Subject, empty for SMS"),
    body: z.string().describe("Text"),
    createdAt: z.string().describe("When it was written"),
  })
  .meta({ id: "OutboxMessage" });

/** Decisions.md: without a provider, codes and mails lie in the local outbox, which the server's operator can read. */
export const getOutboxMessageList = defineCall({
  path: "/Operator/GetOutboxMessageList",
  summary: "Messages that were not sent for want of a mail or SMS provider",
  access: operator,
  input: listInput({ recipient: z.string().trim().max(254).default("").describe("Only to this address") }, [
    "createdAt",
  ]),
  answer: listAnswer(outboxMessage),
  changes: false,
  refusals: [],
  example: {},
});

export const outboxCalls: readonly Call[] = [getOutboxMessageList];
