import { z } from "zod";
import { defineCall, id, moment, someId, staff, type LocalText, type Call } from "#core";

/** How the sending of an e-mail ended. */
export const mailStates = {
  sending: { zh: "发送中", en: "Being sent", ar: "قيد الإرسال" },
  sent: { zh: "已发送", en: "Sent", ar: "أُرسلت" },
  refused: { zh: "被拒收，未发出", en: "Refused, not sent", ar: "رُفضت ولم تُرسل" },
  notSent: { zh: "未发出", en: "Not sent", ar: "لم تُرسل" },
  unknown: { zh: "不确定是否送达", en: "Not known whether it arrived", ar: "لا يُعرف إن كانت وصلت" },
  outbox: {
    zh: "未配置邮件服务器，未发出",
    en: "No mail server is set up, not sent",
    ar: "لم تُرسل لعدم إعداد خادم بريد",
  },
} as const satisfies Record<string, LocalText>;
export type MailState = keyof typeof mailStates;
export const mailStateNames = [
  "sending",
  "sent",
  "refused",
  "notSent",
  "unknown",
  "outbox",
] as const satisfies readonly MailState[];

/** An e-mail about a record, as the record's page shows it. */
export const mailDelivery = z
  .object({
    id: id.describe("The message"),
    to: z.array(z.string()).describe("Its addresses"),
    subject: z.string().describe("Subject"),
    attachments: z
      .array(z.object({ name: z.string().describe("File name"), size: z.number().describe("Bytes") }))
      .describe("Attachments"),
    state: z
      .enum(mailStateNames)
      .describe("`unknown`: the mail server took it without confirming; it may have arrived"),
    refused: z.array(z.string()).describe("Addresses that the mail server did not take"),
    account: z.string().describe("By which of the company's mail accounts; empty: by the operator's mail server"),
    sentByName: z.string().describe("Who sent it"),
    createdAt: moment.describe("When"),
  })
  .meta({ id: "MailDelivery" });

/** The newest messages that a record's page shows. */
export const mostMailsShown = 100;

export const getMailDeliveryList = defineCall({
  path: "/Home/GetMailDeliveryList",
  summary: "The e-mails that were sent about a record, for whoever sees the record",
  access: staff(),
  input: z.strictObject({
    entity: z.string().min(1).max(40).describe("Kind of record, e.g. `cargoFile`"),
    id: id.describe("The record"),
  }),
  answer: z.object({ rows: z.array(mailDelivery).describe(`Newest first, at most ${mostMailsShown}`) }),
  changes: false,
  refusals: [],
  example: { entity: "cargoFile", id: someId },
});

export const mailCalls: readonly Call[] = [getMailDeliveryList];
