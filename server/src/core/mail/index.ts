export { addressesOf } from "./addresses.ts";
export { createMailer } from "./mailer.ts";
export type { Attachment, Delivery, Mail, Mailer, MailerOptions } from "./mailer.ts";
