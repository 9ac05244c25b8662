import { refuse, Refused, type Language } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import { inTransaction, type Database, type Db } from "#core/db";
import type { Logger } from "#core/log";
import { countUnsentMail } from "#core/metrics";
import { keepInOutbox } from "#core/outbox";
import type { AccountOf, MailAccount, Writer, WriterOf } from "./account.ts";
import { addressesOf, subjectOf } from "./addresses.ts";
import { failureOf, fieldsOf, withoutMessage } from "./failure.ts";
import { openAccountLine, openOperatorLine, type Line } from "./line.ts";

export interface Attachment {
  name: string;
  /** MIME type. */
  type: string;
  bytes: Uint8Array;
}

export interface Mail {
  /** Addresses, separated by commas. */
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
  /** It went out before, under the same `once`: nothing left now. */
  earlier?: true;
}

/** A way for mail to leave. */
export interface MailWay {
  /** The company's own account; null: the operator's mail server, or the outbox. */
  account: Pick<MailAccount, "id" | "name" | "dailyLimit"> | null;
  send(mail: Mail): Promise<Delivery>;
}

/** The way by which a company's mail would leave now. */
interface WayNow {
  /** The company's own account; null: the operator's mail server, or the outbox. */
  account: Pick<MailAccount, "name" | "from"> | null;
  /** `outbox`: nothing would leave the server. */
  delivered: Delivery["delivered"];
}

export interface Mailer {
  /**
   * Sends one message of the platform's own, such as a verification code: never by a company's account. Refuses with
   * `mailRefusals`: a wrong address, every recipient refused, the message refused, or a mail server that does not answer
   * in time: then nothing was sent. Only `unknown` leaves that open: the server had the whole message and did not say what
   * became of it. It is never tried again by itself. It waits for the mail server, so call it outside a transaction.
   */
  send(mail: Mail): Promise<Delivery>;
  /**
   * The way of a company's mail: its default account, else as `send`, with the same refusals; then the operator's address
   * bears the company's name, and answers go to the person who writes or to the company.
   */
  ofCompany(companyId: string, person?: { userId: string; userName: string }): Promise<MailWay>;
  /** Which way that is now, for a screen or an answer to say; asked in the company's transaction, it holds no second connection. */
  wayNow(db: Db, companyId: string): Promise<WayNow>;
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
  /** Finds a company's own account; without it there are none. */
  accountOf?: AccountOf;
  /** Finds who writes; without it, mail by the operator's server is from the operator alone. */
  writerOf?: WriterOf;
}

const defaultPatienceMs = 30_000;

/** Makes the mailer: by SMTP where it is configured, else into the outbox; a company's mail by its own account. */
export function createMailer({ smtpUrl = "", ...options }: MailerOptions): Mailer {
  const { database, from, log, patienceMs = defaultPatienceMs, accountOf = () => Promise.resolve(null) } = options;
  const { writerOf = () => Promise.resolve({ name: "", replyTo: null }) } = options;
  const bySmtp = (open: () => Promise<Line>, sender: Sender) => (mail: Mail) =>
    sendBy({ open, sender, mail, log, patienceMs });
  const byOperator = (sender: Sender) =>
    smtpUrl === ""
      ? (mail: Mail) => intoOutbox(database, mail)
      : bySmtp(() => openOperatorLine(smtpUrl, patienceMs), sender);
  const send = byOperator({ from });
  const operator = smtpUrl === "" ? "outbox" : "smtp";
  return {
    patienceMs,
    send,
    wayNow: async (db, companyId) => {
      const account = await accountOf(db, companyId);
      return { account, delivered: account ? "smtp" : operator };
    },
    ofCompany: async (companyId, person) => {
      const account = await inTransaction(database, { companyId, readOnly: true }, (db) => accountOf(db, companyId));
      if (!account && person) {
        const asked = { companyId, ...person };
        const read = (language: Language) =>
          inTransaction(database, { companyId, readOnly: true }, (db) => writerOf(db, asked, language));
        return { account, send: async (mail) => byOperator(writtenBy(await read(mail.language), from))(mail) };
      }
      if (!account) return { account, send };
      const { from: address, name } = account;
      return { account, send: bySmtp(() => openUsable(account, patienceMs), { from: address, account: name }) };
    },
    close: () => undefined,
  };
}

async function openUsable(account: MailAccount, patienceMs: number): Promise<Line> {
  if (account.secret === null) throw refuse(mailRefusals.accountUnusable, { name: account.name });
  return await openAccountLine(account, patienceMs);
}

async function intoOutbox(database: Database, mail: Mail): Promise<Delivery> {
  const { to, text, attachments = [], language } = mail;
  await keepInOutbox(database, {
    channel: "email",
    recipient: addressesOf(to).join(", "),
    subject: subjectOf(mail),
    body: text,
    attachments: attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.byteLength })),
    language,
  });
  return { delivered: "outbox", refused: [] };
}

/** The operator's address under the company's name: mail servers refuse an address that is not theirs. */
function writtenBy({ name, replyTo }: Writer, from: string): Sender {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return { from: name === "" ? from : { name, address }, ...(replyTo && { replyTo }) };
}

/** As whom it is sent, and who is answered; `account` names the company's own. */
interface Sender {
  from: string | { name: string; address: string };
  replyTo?: { name: string; address: string };
  account?: string;
}

interface Sending extends Pick<Required<MailerOptions>, "log" | "patienceMs"> {
  open: () => Promise<Line>;
  sender: Sender;
  mail: Mail;
}

async function sendBy({ open, sender, mail, log, patienceMs }: Sending): Promise<Delivery> {
  const recipients = addressesOf(mail.to);
  const message = {
    from: sender.from,
    ...(sender.replyTo && { replyTo: sender.replyTo }),
    to: recipients,
    subject: subjectOf(mail),
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    signal: AbortSignal.timeout(patienceMs),
  };
  let line: Line | undefined;
  try {
    line = await open();
    const { rejected } = await line.transport.sendMail(message);
    return { delivered: "smtp", refused: rejected.map(String) };
  } catch (error) {
    if (error instanceof Refused) throw error;
    const handedOver = line?.handedOver() === true;
    countUnsentMail();
    log.warn({ err: withoutMessage(error), handedOver, account: sender.account }, "mail not sent");
    throw refusedBy(error, { recipients, handedOver, account: sender.account });
  } finally {
    line?.transport.close();
  }
}

interface Circumstances {
  recipients: readonly string[];
  handedOver: boolean;
  account: string | undefined;
}

/**
 * The refusal for a failure, by the server's answer: a lasting no (5xx) is the sender's to correct, a passing no (4xx)
 * may pass by itself, and after either the server holds nothing (RFC 5321, 4.2.5). Without an answer, a server that had
 * the whole message may have delivered it.
 */
function refusedBy(error: unknown, { recipients, handedOver, account }: Circumstances): Refused {
  const { code, command, responseCode } = fieldsOf(error);
  const reply = typeof responseCode === "number" ? responseCode : undefined;
  // A company can mend its own account; the operator's is nothing to it.
  const lasting = new Set(["signIn", "certificate", "encryption", "ownNetwork", "hostUnknown"]);
  if (account !== undefined && !handedOver && !isPassing(reply) && lasting.has(failureOf(error).failure))
    return refuse(mailRefusals.accountRefused, { name: account });
  if (reply === undefined || reply < 400) return refuse(handedOver ? mailRefusals.unknown : mailRefusals.unreachable);
  if (reply < 500 || code === "EAUTH") return refuse(mailRefusals.unreachable);
  if (code === "EENVELOPE" && command === "RCPT TO")
    return refuse(mailRefusals.recipientRefused, { addresses: recipients.join(", ") });
  return code === "EENVELOPE" || code === "EMESSAGE"
    ? refuse(mailRefusals.rejected, { reply })
    : refuse(mailRefusals.unreachable);
}

function isPassing(reply: number | undefined): boolean {
  return reply !== undefined && reply >= 400 && reply < 500;
}
