import { AddressNotAllowed, HostUnknown } from "#core/outward";

/** Causes of failure between here and a mail server, as far as its answers and the connection tell. */
export type MailFailure =
  | "ownNetwork"
  | "hostUnknown"
  | "connectionRefused"
  | "timeout"
  | "certificate"
  | "encryption"
  | "signIn"
  | "sender"
  | "recipient"
  | "message"
  | "dropped";

const certificateCodes =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY|DECRYPT)|INVALID_(?:CA|PURPOSE)|HOSTNAME_MISMATCH)/;

/** Reads nodemailer's errors and the connection's own; `reply` is the server's code, where it gave one. */
export function failureOf(error: unknown): { failure: MailFailure; reply?: number } {
  if (error instanceof AddressNotAllowed) return { failure: "ownNetwork" };
  if (error instanceof HostUnknown) return { failure: "hostUnknown" };
  const fields = fieldsOf(error);
  const { command, responseCode } = fields;
  const codes = codesOf(error);
  const said = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (typeof responseCode === "number" && responseCode >= 400) {
    const failure = command === "RCPT TO" ? "recipient" : command === "MAIL FROM" ? "sender" : "message";
    const refusedSignIn = said(/^EAUTH$/) || responseCode === 530 || responseCode === 535;
    if (command === "STARTTLS") return { failure: "encryption", reply: responseCode };
    return { failure: refusedSignIn ? "signIn" : failure, reply: responseCode };
  }
  if (said(certificateCodes)) return { failure: "certificate" };
  if (said(/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/)) return { failure: "connectionRefused" };
  if (said(/^(?:ETIMEDOUT|ABORT_ERR|EABORT)$/) || isTimeout(error)) return { failure: "timeout" };
  if (said(/^(?:ETLS|ERR_SSL|EPROTO)/)) return { failure: "encryption" };
  return { failure: said(/^EAUTH$/) ? "signIn" : "dropped" };
}

/** An error's properties for the log; never the message's text or the password. */
export function withoutMessage(error: unknown): Record<string, unknown> {
  const { code, responseCode, command, timeoutType } = fieldsOf(error);
  return { code, responseCode, command, timeoutType };
}

/** An error's own fields; nodemailer keeps what the server said there. */
export function fieldsOf(error: unknown): Record<string, unknown> {
  return error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
}

/** Its code and those of what it came from; nodemailer puts its own in place of the connection's and leaves that in the text. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code } = fieldsOf(error);
  const inText = /\b(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_SSL\w*)\b/.exec(error.message)?.[0];
  const own = [code, inText].filter((one) => typeof one === "string");
  const certificate = /certificate/i.test(error.message) && !/alert/i.test(error.message) ? ["CERT_"] : [];
  const wrongVersion = /wrong version number|packet length too long/i.test(error.message) ? ["ERR_SSL"] : [];
  return [...certificate, ...wrongVersion, ...own, ...codesOf(error.cause)];
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
