import { z } from "zod";
import {
  coreRefusals,
  customerOnly,
  defineCall,
  id,
  listAnswer,
  listInput,
  someId,
  text,
  version,
  type Call,
} from "#core";
import { fileRefusals, storedFile } from "#files";
import { partyRefusals } from "#party";
import { newPassword, sessionRefusals } from "#session";
import { changeRequest, exampleFields, ownFields, ownShown } from "./fields.ts";
import { customerMessageKinds } from "./kinds.ts";
import { customerRefusals as refusals } from "./refusals.ts";

/** The customer's own choice. */
const mailsMessages = z.boolean().describe("Messages go to the customer's e-mail addresses as well");

export const loadCustomerHomeInfo = defineCall({
  path: "/Customer/LoadCustomerHomeInfo",
  summary: "The signed-in customer's own data and forwarder",
  access: { ...customerOnly, afterExpiry: true },
  input: z.strictObject({}),
  answer: z
    .object({
      ...ownShown,
      certificate: storedFile.nullable().describe("Uploaded licence, or null"),
      locked: z.boolean().describe("Was completed once: a further change is a request to the forwarder"),
      request: changeRequest.nullable().describe("The newest request for a change, and how it stands"),
      version: version.describe("Version for a later edit"),
      mailsMessages: mailsMessages,
      CompanyName: text("The forwarder's name"),
      companyPhone: text("The forwarder's phone number"),
      companyEmail: text("The forwarder's e-mail address"),
      salesName: text("Salesperson in charge, or the empty text"),
      salesPhone: text("Their phone number, or the empty text"),
      lastSignInAt: z.string().nullable().describe("When this customer last signed in"),
    })
    .meta({ id: "CustomerHome" }),
  changes: false,
  refusals: [],
  example: {},
});

export const customerInfoModifyCompanyInfo = defineCall({
  path: "/Customer/CustomerInfoModifyCompanyInfo",
  summary: "Complete one's own data, once; after that, ask the forwarder for a change",
  access: customerOnly,
  input: z.strictObject({
    ...ownFields,
    certificateFileId: id.nullable().default(null).describe("Uploaded licence (`licence`); null leaves what is there"),
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({
    outcome: z.enum(["saved", "asked"]).describe("Saved, or asked for and waiting for the forwarder"),
  }),
  changes: true,
  refusals: [
    refusals.nothingChanged,
    refusals.nameTaken,
    partyRefusals.emails,
    partyRefusals.website,
    refusals.country,
    coreRefusals.phone,
    fileRefusals.gone,
  ],
  example: { ...exampleFields, version: 1 },
});

export const getCustomerMessageList = defineCall({
  path: "/Customer/GetCustomerMessageList",
  summary: "The signed-in customer's messages, newest first",
  access: { ...customerOnly, afterExpiry: true },
  input: listInput({ unread: z.boolean().optional().describe("Only unread, or only read ones") }, ["createdAt"]),
  answer: listAnswer(
    z
      .object({
        id: id.describe("Message"),
        kind: z.enum(customerMessageKinds).describe("Subject"),
        text: text("Text, in the language asked for"),
        waybillNumber: text("House number, of a shipment's message"),
        orderNumber: text("Number of an order's message"),
        reason: text("Reason, of a request or an order that was turned down"),
        read: z.boolean().describe("Was read"),
        createdAt: text("When"),
      })
      .meta({ id: "CustomerMessage" }),
  ),
  changes: false,
  refusals: [],
  example: {},
});

export const readCustomerMessage = defineCall({
  path: "/Customer/ReadCustomerMessage",
  summary: "Mark messages as read",
  access: { ...customerOnly, afterExpiry: true },
  input: z.strictObject({
    ids: z.array(id).max(200).nullable().describe("Messages; null marks all of them"),
  }),
  answer: z.object({ unread: z.int().describe("How many are unread still") }),
  changes: true,
  refusals: [],
  example: { ids: [someId] },
});

export const editCustomerMessageMail = defineCall({
  path: "/Customer/EditCustomerMessageMail",
  summary: "Have one's messages sent by e-mail as well, or no more",
  description: "They go to the customer's e-mail addresses on file, in the language of this request.",
  access: { ...customerOnly, afterExpiry: true },
  input: z.strictObject({ mailsMessages: mailsMessages }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.noAddress],
  example: { mailsMessages: true },
});

export const editCustomerPassword = defineCall({
  path: "/Customer/EditCustomerPassword",
  summary: "Change the customer's own password",
  description: "Ends the customer's other sessions.",
  access: { ...customerOnly, afterExpiry: true },
  input: z.strictObject({
    password: z.string().min(1).max(128).describe("Present password"),
    newPassword: newPassword.describe("New password"),
    confirmPassword: z.string().min(1).max(128).describe("The new password again"),
  }),
  answer: z.object({}),
  changes: true,
  refusals: [sessionRefusals.passwordWeak, sessionRefusals.wrongPassword, sessionRefusals.passwordsDiffer],
  example: { password: "freight-2026", newPassword: "freight-2027", confirmPassword: "freight-2027" },
});

export const portalCalls: readonly Call[] = [
  loadCustomerHomeInfo,
  customerInfoModifyCompanyInfo,
  getCustomerMessageList,
  readCustomerMessage,
  editCustomerMessageMail,
  editCustomerPassword,
];
