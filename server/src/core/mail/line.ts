import { isIP } from "node:net";
import { createTransport, type Transporter } from "nodemailer";
import type { Options, SentMessageInfo } from "nodemailer/lib/smtp-transport";
import { outwardAddress } from "#core/outward";
import type { MailAccount } from "./account.ts";

/** A connection for one message, which knows whether the whole of it went to the server. */
export interface Line {
  transport: Transporter<SentMessageInfo>;
  handedOver: () => boolean;
}

/** The operator's mail server, by its URL. */
export function openOperatorLine(url: string, patienceMs: number): Promise<Line> {
  return Promise.resolve(openLine({ url }, patienceMs));
}

/**
 * A company's own mail server. Its address is checked first and then used: the name may have another one a moment later.
 * Throws what `outwardAddress` does.
 */
export async function openAccountLine(account: MailAccount, patienceMs: number): Promise<Line> {
  const { host, port, security, user, secret, allowsPrivate } = account;
  const { address } = await outwardAddress(host, { allowsPrivate });
  return openLine(
    {
      host: address,
      port,
      secure: security === "tls",
      requireTLS: security === "startTls",
      ignoreTLS: security === "none",
      // The certificate must be made out to the name that was entered, wherever the connection goes.
      tls: isIP(host) === 0 ? { servername: host } : {},
      ...(user !== "" && { auth: { user, pass: secret ?? "" } }),
    },
    patienceMs,
  );
}

function openLine(target: Options & { url?: string }, patienceMs: number): Line {
  let handedOver = false;
  // When a line is cut, nodemailer's error does not say how far it was. Its log does: it has one entry of this kind, when
  // the message and the dot that ends it have been written to the socket.
  const hear = (entry: unknown): void => {
    handedOver ||= isRecord(entry) && entry["tnx"] === "message";
  };
  const logger = { level: () => undefined, trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear };
  const transport = createTransport({
    ...target,
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
