import { type AnswerOf, fill, refuse, refuseField, type LocalText } from "@lading/contract/core";
import { isEmail, sessionRefusals, type sendSms } from "@lading/contract/session";
import { and, eq } from "drizzle-orm";
import { codeRules, issueCode } from "#core/codes";
import { inTransaction } from "#core/db";
import { afterCommit, type OpenContext } from "#core/http";
import { signInName, signIns } from "#core/sign-in";

type Given = OpenContext<typeof sendSms>;
type Delivered = AnswerOf<typeof sendSms>["delivered"];

/** The subject and the body of a mail with a code; a text message has its provider's own template. */
const subject: LocalText = {
  zh: "Lading 验证码：{code}",
  en: "Your Lading verification code: {code}",
  ar: "رمز التحقق من Lading: {code}",
};
const body: LocalText = {
  zh: "您的验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请忽略此邮件，切勿将验证码告诉他人。",
  en: "Your verification code is {code}. It is valid for {minutes} minutes. If you did not ask for it, ignore this message, and never share the code.",
  ar: "رمز التحقق الخاص بك هو {code} وصلاحيته {minutes} دقائق. إذا لم تطلبه فتجاهل هذه الرسالة، ولا تشارك الرمز مع أحد.",
};

/**
 * Sends a verification code. For a password reset neither the answer nor its time tells whether the account exists: the
 * code leaves after the answer, and one that nobody could use is made and not sent.
 */
export async function sendCode(given: Given) {
  const { input, services } = given;
  const { config, database } = services;
  if (input.purpose === "register" && !config.register) throw refuse(sessionRefusals.registrationClosed);
  const address = signInName(input.account);
  const { code, isTaken } = await inTransaction(database, { companyId: null }, async (db) => {
    const [entry] = await db
      .select()
      .from(signIns)
      .where(and(eq(signIns.name, address), eq(signIns.audience, "staff")));
    if (entry && input.purpose !== "resetPassword") throw refuseField("account", sessionRefusals.accountTaken);
    return { code: await issueCode(db, { address, purpose: input.purpose }), isTaken: entry !== undefined };
  });
  const answer = { resendAfterSeconds: codeRules.resendSeconds, validForMinutes: codeRules.minutes };
  if (input.purpose !== "resetPassword") return { ...answer, delivered: await deliver(given, address, code) };
  if (isTaken) afterCommit(given, async () => void (await deliver(given, address, code)));
  return { ...answer, delivered: wouldDeliver(services, address) };
}

async function deliver({ services, language }: Given, address: string, code: string): Promise<Delivered> {
  const values = { code, minutes: codeRules.minutes };
  const text = fill(body[language], values);
  if (!isEmail(address)) return (await services.sms.send({ to: address, text, values: { code }, language })).delivered;
  const mail = { to: address, subject: fill(subject[language], values), text, language };
  const { delivered } = await services.mail.send(mail);
  return delivered === "smtp" ? "email" : "outbox";
}

/** How a code for this address leaves, known before it has left. */
function wouldDeliver({ config }: Given["services"], address: string): Delivered {
  if (isEmail(address)) return config.smtpUrl === undefined ? "outbox" : "email";
  return config.aliyunSms === undefined ? "outbox" : "sms";
}
