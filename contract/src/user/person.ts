import { z } from "zod";
import {
  changedRecord,
  defineCall,
  emailAddress,
  id,
  languages,
  optionalText,
  orEmpty,
  phoneNumber,
  requiredText,
  signedIn,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { fileRefusals } from "#files";
import { newPassword, sessionRefusals, verificationCode } from "#session";
import { systemRefusals } from "#system";
import { userRefusals } from "./refusals.ts";

/** A user as the person's own page shows it. */
export const userInfo = z
  .object({
    UserId: id.describe("User"),
    UserName: z.string().describe("Name"),
    HeadImg: z.string().describe("Path of the avatar, or the empty text"),
    email: z.string().describe("E-mail address to sign in with, or the empty text"),
    phone: z.string().describe("Phone number to sign in with, or the empty text"),
    position: z.string().describe("Position in the company"),
    introduction: z.string().describe("A few words about the person"),
    shareMessage: z.string().describe("Invitation of the share link, or the empty text: there is no link then"),
    language: z.enum(["", ...languages]).describe("Language the person chose, or the empty text"),
    IsUse: z.union([z.literal(-1), z.literal(0), z.literal(1)]).describe("−1 no company yet, 0 frozen, 1 in use"),
    RoleLevel: z.int().min(1).max(3).describe("1 company administrator, 2 supervisor, 3 staff"),
    roles: z.array(z.object({ id: id.describe("Role"), roleName: z.string().describe("Name") })).describe("Roles held"),
    seesAll: z.boolean().describe("Sees all records; otherwise own ones and those of people below"),
    parentUserName: z.string().describe("Superior, or the empty text"),
    CompanyCode: z.string().describe("Company code, or the empty text"),
    CompanyName: z.string().describe("Company name, or the empty text"),
    ValidityPeriodDate: z.string().nullable().describe("Last day of the company's period, YYYY-MM-DD"),
    IsChineseToEnglishFunction: z
      .union([z.literal(0), z.literal(1)])
      .describe("0 when switching languages is not enabled"),
    lastSignInAt: z.string().nullable().describe("When the person last signed in"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "UserInfo" });

export const loadUserInfo = defineCall({
  path: "/User/LoadUserInfo",
  summary: "The signed-in staff user",
  access: signedIn,
  input: z.strictObject({}),
  answer: userInfo,
  changes: false,
  refusals: [],
  example: {},
});

export const editUserInfo = defineCall({
  path: "/User/EditUserInfo",
  summary: "Change one's own name, avatar, position, introduction and language",
  access: signedIn,
  input: z.strictObject({
    userName: requiredText(60).describe("Name"),
    headImgFileId: id
      .nullable()
      .optional()
      .describe("Uploaded avatar (JPG, 2 MB); null takes it away, missing keeps it"),
    position: optionalText(60).describe("Position"),
    introduction: optionalText(500).describe("A few words"),
    language: z
      .enum(["", ...languages])
      .default("")
      .describe("Language, or the empty text"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [fileRefusals.gone],
  example: { userName: "Li Wei", position: "Operations", version: 1 },
});

export const editUserBasisInfo = defineCall({
  path: "/User/EditUserBasisInfo",
  summary: "Change one's own sign-in address or password",
  description:
    "A new address needs the code sent to it; a new password the present one. A new password ends all other sessions.",
  access: signedIn,
  input: z.discriminatedUnion("change", [
    z.strictObject({
      change: z.literal("password").describe("Set a new password"),
      password: z.string().min(1).max(128).describe("Present password"),
      newPassword: newPassword.describe("New password"),
      confirmPassword: z.string().min(1).max(128).describe("The new password again"),
    }),
    z.strictObject({
      change: z.literal("account").describe("Set a new e-mail address or phone number to sign in with"),
      account: z.string().trim().min(1).max(254).describe("New address"),
      code: verificationCode.describe("Code that was sent there for the purpose `changeAccount`"),
      password: z.string().min(1).max(128).describe("Present password"),
    }),
  ]),
  answer: changedRecord,
  changes: true,
  refusals: [
    sessionRefusals.passwordWeak,
    sessionRefusals.wrongPassword,
    sessionRefusals.passwordsDiffer,
    sessionRefusals.accountFormat,
    sessionRefusals.accountTaken,
    sessionRefusals.verificationFailed,
  ],
  example: {
    change: "password",
    password: "freight-2026",
    newPassword: "freight-2027",
    confirmPassword: "freight-2027",
  },
});

export const getUserInfoByUserId = defineCall({
  path: "/User/GetUserInfoByUserId",
  summary: "A colleague's card: name, avatar, position, addresses",
  access: staff(),
  input: z.strictObject({ userId: id.describe("User") }),
  answer: z
    .object({
      UserId: id.describe("User"),
      UserName: z.string().describe("Name"),
      HeadImg: z.string().describe("Path of the avatar, or the empty text"),
      position: z.string().describe("Position"),
      email: z.string().describe("E-mail address"),
      phone: z.string().describe("Phone number"),
    })
    .meta({ id: "UserCard" }),
  changes: false,
  refusals: [],
  example: { userId: someId },
});

export const getQrCodeByBase64 = defineCall({
  path: "/User/GetQrCodeByBase64",
  summary: "A QR code as a PNG picture",
  access: signedIn,
  input: z.strictObject({ text: requiredText(500).describe("Text of the code") }),
  answer: z.object({ image: z.string().describe("`data:image/png;base64,…`") }),
  changes: false,
  refusals: [],
  example: { text: "https://lading.example/waybillDetail" },
});

export const addUser = defineCall({
  path: "/User/AddUser",
  summary: "Add a colleague with a sign-in and roles",
  access: staff("/systemManagement/userList:add"),
  input: z.strictObject({
    userName: requiredText(60).describe("Name"),
    email: orEmpty(emailAddress).describe("E-mail address to sign in with"),
    phone: orEmpty(phoneNumber).describe("Phone number to sign in with"),
    password: newPassword.describe("First password; the person can change it"),
    position: optionalText(60).describe("Position"),
    roleIds: z.array(id).max(20).default([]).describe("Roles"),
    parentUserId: id.nullable().default(null).describe("Superior"),
  }),
  answer: z.object({ UserId: id.describe("The new user") }),
  changes: true,
  refusals: [
    sessionRefusals.passwordWeak,
    userRefusals.accountNeeded,
    sessionRefusals.accountTaken,
    systemRefusals.roleAboveYours,
  ],
  example: { userName: "Fatima Al-Harbi", email: "fatima@example.com", password: "freight-2026" },
});

export const personCalls: readonly Call[] = [
  loadUserInfo,
  editUserInfo,
  editUserBasisInfo,
  getUserInfoByUserId,
  getQrCodeByBase64,
  addUser,
];
