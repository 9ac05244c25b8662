export { addressesOf } from "./addresses.ts";
export { mailsAbout } from "./deliveries.ts";
export { createMailer } from "./mailer.ts";
export type { Attachment, Delivery, Mail, Mailer, MailerOptions } from "./mailer.ts";
export { sendMail } from "./send.ts";
export type { Sender } from "./send.ts";
