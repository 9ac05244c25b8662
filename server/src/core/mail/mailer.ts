import { refuse, type Language, type Refused } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import { createTransport } from "nodemailer";
import type { Database } from "#core/db";
import type { Logger } from "#core/log";
import { keepInOutbox } from "#core/outbox";
import { addressesOf } from "./addresses.ts";

export interface Attachment {
  name: string;
  /** MIME type. */
  type: string;
  bytes: Uint8Array;
}

export interface Mail {
  /** One or more addresses, separated by commas. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
  /** The language it is written in. */
  language: Language;
}

export interface Delivery {
  /** `outbox`: no mail server is configured, so the message waits for the server's operator, and the screen says so. */
  delivered: "smtp" | "outbox";
  /** Addresses that the mail server did not take, while it took others. */
  refused: readonly string[];
}

export interface Mailer {
  /**
   * Sends one message. Refuses with `mailRefusals`: a wrong address, every recipient refused, or a
   * mail server that does not answer in time; then nothing was sent. It waits for the mail server,
   * so call it outside a transaction.
   */
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

export interface MailerOptions {
  database: Database;
  log: Logger;
  /** `smtp://user:password@host:587` or `smtps://…`; without it, messages go to the outbox. */
  smtpUrl?: string;
  /** `Lading <no-reply@example.com>`. */
  from: string;
  /** How long one message may take from connecting to the server's yes, in milliseconds. */
  patienceMs?: number;
}

/** Makes the mailer: by SMTP where it is configured, else into the outbox. */
export function createMailer({ smtpUrl, ...options }: MailerOptions): Mailer {
  return smtpUrl === undefined || smtpUrl === "" ? outboxMailer(options.database) : smtpMailer(smtpUrl, options);
}

function outboxMailer(database: Database): Mailer {
  return {
    send: async ({ to, subject, text, attachments = [], language }) => {
      await keepInOutbox(database, {
        channel: "email",
        recipient: addressesOf(to).join(", "),
        subject,
        body: text,
        attachments: attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.byteLength })),
        language,
      });
      return { delivered: "outbox", refused: [] };
    },
    close: () => undefined,
  };
}

function smtpMailer(url: string, { from, log, patienceMs = 30_000 }: Omit<MailerOptions, "smtpUrl">): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs / 3,
    greetingTimeout: patienceMs / 3,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs / 3,
    // A message is made of what it was given: no file of this machine and no address is ever read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, attachments = [] }) => {
      const recipients = addressesOf(to);
      const message = {
        from,
        to: recipients,
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        })),
        signal: AbortSignal.timeout(patienceMs),
      };
      try {
        const { rejected } = await transport.sendMail(message);
        return { delivered: "smtp", refused: rejected.map(String) };
      } catch (error) {
        log.warn({ err: withoutMessage(error) }, "mail not sent");
        throw refusedBy(error, recipients);
      }
    },
    close: () => transport.close(),
  };
}

/** A lasting no to the recipients (5xx) is the sender's to mend; anything else may pass by itself. */
function refusedBy(error: unknown, recipients: readonly string[]): Refused {
  const { code, responseCode } = fieldsOf(error);
  return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500
    ? refuse(mailRefusals.recipientRefused, { addresses: recipients.join(", ") })
    : refuse(mailRefusals.unreachable);
}

/** What the log needs of it; never the message's text or the password. */
function withoutMessage(error: unknown): Record<string, unknown> {
  const { code, responseCode, command, timeoutType } = fieldsOf(error);
  return { code, responseCode, command, timeoutType };
}

function fieldsOf(error: unknown): Record<string, unknown> {
  return error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
}
