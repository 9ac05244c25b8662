import { createHash, createHmac, randomUUID } from "node:crypto";
import { refuse, type Language } from "@lading/contract/core";
import { smsRefusals } from "@lading/contract/sms";
import type { Logger } from "#core/log";

/** An account of Aliyun's short message service (SendSms, version 2017-05-25). */
export interface AliyunAccount {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved signature, e.g. the company's name. */
  signName: string;
  /** The approved template for each language; a missing one falls back to `zh`. */
  templates: Readonly<Partial<Record<Language, string>>> & { readonly zh: string };
  /** `https://dysmsapi.aliyuncs.com` unless set. */
  endpoint?: string;
  /** How long the provider may take to answer, in milliseconds. */
  patienceMs?: number;
}

interface Message {
  to: string;
  values: Readonly<Record<string, string>>;
  language: Language;
}

/** Sends a message by its template; refuses when the provider does not take it. */
export async function sendByAliyun(account: AliyunAccount, message: Message, log: Logger): Promise<void> {
  const { code, problem } = await callSendSms(account, message);
  if (code === "OK") return;
  log.warn({ code, problem }, "text message not sent");
  if (code.includes("LIMIT_CONTROL")) throw refuse(smsRefusals.tooOften, { seconds: 60 });
  if (code.includes("MOBILE_NUMBER_ILLEGAL") || code.includes("MOBILE_COUNT"))
    throw refuse(smsRefusals.number, { number: message.to });
  throw refuse(smsRefusals.unreachable);
}

async function callSendSms(account: AliyunAccount, { to, values, language }: Message) {
  const endpoint = new URL(account.endpoint ?? "https://dysmsapi.aliyuncs.com");
  const query = canonicalQuery({
    PhoneNumbers: dialled(to),
    SignName: account.signName,
    TemplateCode: account.templates[language] ?? account.templates.zh,
    TemplateParam: JSON.stringify(values),
  });
  const headers = {
    host: endpoint.host,
    "x-acs-action": "SendSms",
    "x-acs-version": "2017-05-25",
    "x-acs-date": new Date().toISOString().replace(/\.\d+/, ""),
    "x-acs-signature-nonce": randomUUID(),
    "x-acs-content-sha256": sha256(""),
  };
  try {
    const response = await fetch(new URL(`/?${query}`, endpoint), {
      method: "POST",
      headers: { ...headers, authorization: authorization(account, query, headers) },
      signal: AbortSignal.timeout(account.patienceMs ?? 10_000),
      redirect: "error",
    });
    const { Code: code, Message: problem } = asAnswer(await response.json());
    return { code, problem };
  } catch (error) {
    return { code: "unreachable", problem: error instanceof Error ? error.name : "" };
  }
}

function asAnswer(body: unknown): { Code: string; Message: string } {
  const fields: Record<string, unknown> = typeof body === "object" && body !== null ? { ...body } : {};
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return { Code: text("Code"), Message: text("Message") };
}

/** Aliyun's signature method V3 (ACS3-HMAC-SHA256) of a POST without a body. */
export function authorization(
  account: Pick<AliyunAccount, "accessKeyId" | "accessKeySecret">,
  query: string,
  headers: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(headers).toSorted();
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join("");
  const request = ["POST", "/", query, lines, names.join(";"), headers["x-acs-content-sha256"]].join("\n");
  const signature = createHmac("sha256", account.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest("hex");
  return `ACS3-HMAC-SHA256 Credential=${account.accessKeyId},SignedHeaders=${names.join(";")},Signature=${signature}`;
}

function canonicalQuery(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .join("&");
}

/** RFC 3986: everything but letters, digits, `-`, `_`, `.` and `~`. */
function percent(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A Chinese number without country code, any other with it and without the plus, as Aliyun dials. */
function dialled(number: string): string {
  return number.replace(/[ ()-]/g, "").replace(/^\+86(?=1\d{10}$)|^\+/, "");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
