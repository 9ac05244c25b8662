import { z } from "zod";
import { emailAddress, enabledField, moment, named, optionalText, requiredText, rule } from "#core";
import { mailSecurities, mailSecurityTexts } from "#mail";
import { secretStates, secretStateTexts, testStates, testStateTexts } from "./kinds.ts";
import { emailConfigRefusals as refusals } from "./refusals.ts";

/** A name of labels, or an address; what it leads to is looked at when a connection is made. */
const hostName =
  /^(?:(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|[\da-f:]*:[\da-f:.]+)$/i;

/** Fields of a mail account that a person fills in and can read again. */
export const emailConfigListFields = {
  name: named(requiredText(80), { zh: "账户名称", en: "Account", ar: "الحساب" }).describe(
    "The account's name in Lading",
  ),
  senderName: named(optionalText(80), { zh: "发件人名称", en: "Sender name", ar: "اسم المرسل" }).describe(
    "Name that recipients read; may be empty",
  ),
  senderAddress: named(z.string().trim().max(254).pipe(emailAddress), {
    zh: "发件地址",
    en: "Sender address",
    ar: "عنوان المرسل",
  }).describe("Address that mails are sent from"),
  host: named(
    requiredText(253).refine((value) => value === "" || hostName.test(value), rule(refusals.host)),
    { zh: "邮件服务器", en: "Mail server", ar: "خادم البريد" },
  ),
  port: named(z.int().min(1).max(65_535).default(587), { zh: "端口", en: "Port", ar: "المنفذ" }).describe(
    "Port of the mail server",
  ),
  security: named(
    z.enum(mailSecurities).default("startTls"),
    { zh: "加密方式", en: "Encryption", ar: "التشفير" },
    mailSecurityTexts,
  ).describe("How the line is protected"),
  user: named(optionalText(254), { zh: "用户名", en: "User name", ar: "اسم المستخدم" }).describe(
    "User name to sign in with; empty: without signing in",
  ),
  dailyLimit: named(z.int().min(1).max(100_000).nullable().default(null), {
    zh: "每日上限",
    en: "Daily limit",
    ar: "الحد اليومي",
  }).describe("Most messages in 24 hours; null: any"),
  isDefault: named(z.boolean().default(false), { zh: "默认账户", en: "Default", ar: "الافتراضي" }).describe(
    "The company's mail leaves through it",
  ),
  enabled: enabledField,
};

const password = { zh: "密码", en: "Password", ar: "كلمة المرور" };

/** Fields of a mail account that a person fills in. */
export const emailConfigFields = {
  ...emailConfigListFields,
  secret: named(z.string().max(500).default(""), password).describe(
    "Password or application key; never given back. Empty keeps the one that is stored",
  ),
};

/** Lading's own facts about a mail account. */
export const emailConfigStateFields = {
  secretState: named(z.enum(secretStates), password, secretStateTexts).describe(
    "Whether a password is kept; `unreadable`: the server's key is another one now",
  ),
  sentToday: named(z.int(), { zh: "24 小时内已发", en: "Sent in 24 hours", ar: "أُرسل خلال 24 ساعة" }).describe(
    "Messages that left by it in the last 24 hours",
  ),
  testState: named(z.enum(testStates), { zh: "测试结果", en: "Test", ar: "الاختبار" }, testStateTexts).describe(
    "How the last test ended, since it was changed",
  ),
  testedAt: named(moment.nullable(), { zh: "测试时间", en: "Tested on", ar: "تاريخ الاختبار" }),
};

/** Where a test goes to. */
export const testedToFields = {
  to: named(z.string().trim().max(254).pipe(emailAddress), {
    zh: "测试邮件收件地址",
    en: "Send the test message to",
    ar: "أرسل الرسالة التجريبية إلى",
  }).describe("Where the test message goes"),
};
