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
   * Sends one message. Refuses with `mailRefusals`: a wrong address, every recipient refused, the message refused, or a
   * mail server that does not answer in time: then nothing was sent. Only `unknown` leaves that open: the server had the
   * whole message and did not say what became of it. It is never tried again by itself. It waits for the mail server, so
   * call it outside a transaction.
   */
  send(mail: Mail): Promise<Delivery>;
  /** After so many milliseconds a message is sent, refused or unknown. */
  readonly patienceMs: number;
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

const defaultPatienceMs = 30_000;

/** Makes the mailer: by SMTP where it is configured, else into the outbox. */
export function createMailer({ smtpUrl, ...options }: MailerOptions): Mailer {
  return smtpUrl === undefined || smtpUrl === "" ? outboxMailer(options.database) : smtpMailer(smtpUrl, options);
}

function outboxMailer(database: Database): Mailer {
  return {
    patienceMs: defaultPatienceMs,
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

function smtpMailer(url: string, options: Omit<MailerOptions, "smtpUrl">): Mailer {
  const { from, log, patienceMs = defaultPatienceMs } = options;
  return {
    patienceMs,
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
      const line = openLine(url, patienceMs);
      try {
        const { rejected } = await line.transport.sendMail(message);
        return { delivered: "smtp", refused: rejected.map(String) };
      } catch (error) {
        const handedOver = line.handedOver();
        log.warn({ err: withoutMessage(error), handedOver }, "mail not sent");
        throw refusedBy(error, { recipients, handedOver });
      } finally {
        line.transport.close();
      }
    },
    close: () => undefined,
  };
}

/** A transport for one message, which knows whether the whole of it went to the server. */
function openLine(url: string, patienceMs: number) {
  let handedOver = false;
  // When a line is cut, nodemailer's error does not say how far it was. Its log does: it has one entry of this kind, when
  // the message and the dot that ends it have been written to the socket.
  const hear = (entry: unknown): void => {
    handedOver ||= isRecord(entry) && entry["tnx"] === "message";
  };
  const logger = { level: () => undefined, trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear };
  const transport = createTransport({
    url,
    logger,
    connectionTimeout: patienceMs / 3,
    greetingTimeout: patienceMs / 3,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs / 3,
    // A message is made of what it was given: no file of this machine and no address is ever read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { transport, handedOver: () => handedOver };
}

/**
 * What a failure means. What the server answered counts: a lasting no (5xx) is the sender's to mend, a passing one (4xx)
 * may pass by itself, and after either it has nothing (RFC 5321, 4.2.5). Without an answer it depends on whether the
 * server had the whole message: then it may have delivered it.
 */
function refusedBy(
  error: unknown,
  { recipients, handedOver }: { recipients: readonly string[]; handedOver: boolean },
): Refused {
  const { code, command, responseCode } = fieldsOf(error);
  const reply = typeof responseCode === "number" ? responseCode : undefined;
  if (reply === undefined || reply < 400) return refuse(handedOver ? mailRefusals.unknown : mailRefusals.unreachable);
  if (reply < 500 || code === "EAUTH") return refuse(mailRefusals.unreachable);
  if (code === "EENVELOPE" && command === "RCPT TO")
    return refuse(mailRefusals.recipientRefused, { addresses: recipients.join(", ") });
  return code === "EENVELOPE" || code === "EMESSAGE"
    ? refuse(mailRefusals.rejected, { reply })
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
