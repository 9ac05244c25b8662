export { addressesOf } from "./addresses.ts";
export { mailsAbout, sentByAccount } from "./deliveries.ts";
export type { AccountOf, MailAccount, Writer, WriterOf } from "./account.ts";
export { failureOf, type MailFailure } from "./failure.ts";
export { openAccountLine } from "./line.ts";
export { createMailer } from "./mailer.ts";
export type { Attachment, Delivery, Mail, Mailer, MailerOptions, MailWay } from "./mailer.ts";
export { sendMail } from "./send.ts";
export type { Sender } from "./send.ts";
