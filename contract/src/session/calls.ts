import { z } from "zod";
import { anyone, defineCall, id, requiredText, rule, signedIn, type Call } from "#core";
import { mailRefusalList } from "#mail";
import { smsRefusals } from "#sms";
import { account, newPassword, verificationCode } from "./fields.ts";
import { sessionRefusals as refusals } from "./refusals.ts";

const staffSignIn = z.strictObject({
  audience: z.literal("staff").describe("A forwarder's user"),
  account: account.describe("E-mail address or phone number"),
  password: z.string().min(1).max(128).describe("Password"),
});
const customerSignIn = z.strictObject({
  audience: z.literal("customer").describe("An enterprise customer of a forwarder"),
  companyCode: requiredText(20).describe("The forwarder's company code"),
  customerNumber: requiredText(40).describe("The customer's number at this forwarder"),
  password: z.string().min(1).max(128).describe("Password"),
});

/** Overview §3, "Login result". The whole result is what the browser keeps as the user info. */
export const loginResult = z
  .object({
    Token: z.string().describe("Opaque session token, valid one day; send it as `Authorization: Bearer …`"),
    UserId: id.nullable().describe("The staff user; null for a customer"),
    CustomerId: id.nullable().describe("The customer; null for staff"),
    HeadImg: z.string().describe("Path of the avatar, or the empty text"),
    IsUse: z.union([z.literal(-1), z.literal(0), z.literal(1)]).describe("−1 no company yet, 0 frozen, 1 in use"),
    CompanyCode: z.string().describe("The company's code; empty for a new user"),
    UserName: z.string().describe("The person's name"),
    CompanyName: z.string().describe("The forwarder's name for staff, the customer's own name for a customer"),
    CompanyNameEn: z.string().describe("The same in English, or the empty text"),
    RoleLevel: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .describe("1 company administrator, 2 supervisor, 3 staff"),
    ValidityPeriodDate: z.string().nullable().describe("Last day of the company's period, YYYY-MM-DD"),
    IsChineseToEnglishFunction: z
      .union([z.literal(0), z.literal(1)])
      .describe("0 when switching languages is not enabled"),
  })
  .meta({ id: "LoginResult" });
export type LoginResult = z.output<typeof loginResult>;

export const userSystemLogin = defineCall({
  path: "/Login/UserSystemLogin",
  summary: "Sign in as staff or as a customer",
  access: anyone,
  input: z.discriminatedUnion("audience", [staffSignIn, customerSignIn]),
  answer: loginResult,
  answersSecret: true,
  changes: false,
  refusals: [refusals.accountFormat, refusals.wrongSignIn, refusals.accountFrozen, refusals.tooManyTries],
  example: { audience: "staff", account: "demo@lading.example", password: "lading-demo" },
});

export const userSystemLogout = defineCall({
  path: "/Login/UserSystemLogout",
  summary: "End this session at once",
  access: signedIn,
  input: z.strictObject({}),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: {},
});

export const userSystemRegister = defineCall({
  path: "/Login/UserSystemRegister",
  summary: "Register a new user without a company",
  description:
    "The code comes from /Home/SendSMS. The new user is signed in with the answered token and then adds a company.",
  access: anyone,
  input: z
    .strictObject({
      userName: requiredText(60).describe("The person's name"),
      account: account.describe("E-mail address or phone number that got the code"),
      code: verificationCode.describe("Verification code, 6 digits"),
      password: newPassword.describe("New password"),
      confirmPassword: z.string().min(1).max(128).describe("The same password again"),
      sharedBy: id.optional().describe("User whose share link brought the person here"),
    })
    .refine((input) => input.password === input.confirmPassword, {
      path: ["confirmPassword"],
      ...rule(refusals.passwordsDiffer),
    }),
  answer: loginResult,
  answersSecret: true,
  changes: true,
  refusals: [
    refusals.accountFormat,
    refusals.passwordWeak,
    refusals.passwordsDiffer,
    refusals.verificationFailed,
    refusals.accountTaken,
    refusals.registrationClosed,
  ],
  example: {
    userName: "Li Wei",
    account: "li.wei@example.com",
    code: "123456",
    password: "freight-2026",
    confirmPassword: "freight-2026",
  },
});

export const codePurposes = ["register", "resetPassword", "changeAccount"] as const;

/** Refusals of mail and SMS providers: of an address, or because a provider does not answer. */
const deliveryRefusals = [...mailRefusalList, smsRefusals.number, smsRefusals.tooOften, smsRefusals.unreachable];

export const sendSms = defineCall({
  path: "/Home/SendSMS",
  summary: "Send a verification code by e-mail or SMS",
  description: "For a password reset the answer is the same whether or not the account exists.",
  access: anyone,
  input: z.strictObject({
    account: account.describe("E-mail address or phone number"),
    purpose: z.enum(codePurposes).describe("Purpose of the code"),
  }),
  answer: z.object({
    resendAfterSeconds: z.int().describe("A new code can be asked for after so many seconds"),
    validForMinutes: z.int().describe("How long the code can be used"),
    delivered: z
      .enum(["email", "sms", "outbox"])
      .describe("`outbox`: no provider is set, nothing left the server; its operator can read the code"),
  }),
  changes: true,
  refusals: [
    refusals.accountFormat,
    ...deliveryRefusals,
    refusals.accountTaken,
    refusals.codeTooSoon,
    refusals.codeTooMany,
    refusals.registrationClosed,
  ],
  example: { account: "li.wei@example.com", purpose: "register" },
});

export const userSmsVerification = defineCall({
  path: "/User/UserSMSVerification",
  summary: "Check a verification code without using it up",
  access: anyone,
  input: z.strictObject({
    account: account.describe("E-mail address or phone number that got the code"),
    code: verificationCode.describe("Verification code, 6 digits"),
    purpose: z.enum(codePurposes).describe("Purpose that the code was sent for"),
  }),
  answer: z.object({ verified: z.literal(true).describe("The code is right and can be used") }),
  changes: true,
  refusals: [refusals.accountFormat, refusals.verificationFailed],
  example: { account: "li.wei@example.com", code: "123456", purpose: "resetPassword" },
});

export const passwordReset = defineCall({
  path: "/User/PasswordReset",
  summary: "Set a new password with a verification code",
  description: "Ends all sessions of the user.",
  access: anyone,
  input: z
    .strictObject({
      account: account.describe("E-mail address or phone number that got the code"),
      code: verificationCode.describe("Verification code, 6 digits"),
      password: newPassword.describe("New password"),
      confirmPassword: z.string().min(1).max(128).describe("The same password again"),
    })
    .refine((input) => input.password === input.confirmPassword, {
      path: ["confirmPassword"],
      ...rule(refusals.passwordsDiffer),
    }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.accountFormat, refusals.passwordWeak, refusals.passwordsDiffer, refusals.verificationFailed],
  example: { account: "li.wei@example.com", code: "123456", password: "freight-2027", confirmPassword: "freight-2027" },
});

export const weChatUsersLogin = defineCall({
  path: "/User/WeChatUsersLogin",
  summary: "Sign in with WeChat, linking an account the first time",
  access: anyone,
  input: z.strictObject({
    code: requiredText(200).describe("Authorisation code that WeChat gave"),
    account: z.string().trim().max(254).default("").describe("Account to link, the first time only"),
    password: z.string().max(128).default("").describe("Its password, the first time only"),
  }),
  answer: loginResult,
  answersSecret: true,
  changes: true,
  refusals: [
    refusals.weChatNotConfigured,
    refusals.weChatFailed,
    refusals.weChatNotBound,
    refusals.wrongSignIn,
    refusals.accountFrozen,
    refusals.tooManyTries,
  ],
  example: { code: "071AbC0000" },
});

/** Somebody of the demo companies. */
const demoPerson = z
  .object({
    who: z
      .enum(["administrator", "operator", "sales", "finance", "warehouse", "customer", "secondCompany"])
      .describe("Whose part"),
    audience: z.enum(["staff", "customer"]).describe("How they sign in"),
    account: z.string().describe("Of staff: e-mail address"),
    companyCode: z.string().describe("Of a customer: company code"),
    customerNumber: z.string().describe("Of a customer: customer number"),
  })
  .meta({ id: "DemoPerson" });
export type DemoPerson = z.output<typeof demoPerson>;

export const isShowRegister = defineCall({
  path: "/System/IsShowRegister",
  summary: "Whether this server takes registrations",
  access: anyone,
  input: z.strictObject({}),
  answer: z.object({
    isShowRegister: z.boolean().describe("True when registration is open"),
    weChatAppId: z.string().describe("WeChat application for signing in, or the empty text"),
    demo: z
      .object({ people: z.array(demoPerson).describe("Its people"), password: z.string().describe("Of all of them") })
      .nullable()
      .describe("Where the server has loaded the demo companies: who can sign in to them"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const getAppInfo = defineCall({
  path: "/Home/GetAppInfo",
  summary: "The server's facts for the shell",
  access: anyone,
  input: z.strictObject({}),
  answer: z.object({
    version: z.string().describe("Version of the application"),
    publicUrl: z.string().describe("Address of this server as the public reaches it"),
    iosUrl: z.string().describe("App store page of the iOS companion, or the empty text"),
    androidUrl: z.string().describe("Store page of the Android companion, or the empty text"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const sessionCalls: readonly Call[] = [
  userSystemLogin,
  userSystemLogout,
  userSystemRegister,
  sendSms,
  userSmsVerification,
  passwordReset,
  weChatUsersLogin,
  isShowRegister,
  getAppInfo,
];
