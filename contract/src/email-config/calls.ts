import { z } from "zod";
import {
  coreRefusals,
  decimalBound,
  defineCall,
  deleteCall,
  emailAddress,
  exportCall,
  id,
  listAnswer,
  listInput,
  logCall,
  optionalText,
  requiredText,
  rule,
  someId,
  staff,
  updatedFilters,
  version,
} from "#core";
import { mailSecurities } from "#mail";
import { secretStates, testStates } from "./kinds.ts";
import { emailConfigRefusals as refusals } from "./refusals.ts";

const page = "/marketRisk/emailConfig";

/** A name of labels, or an address; what it leads to is looked at when a connection is made. */
const hostName =
  /^(?:(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|[\da-f:]*:[\da-f:.]+)$/i;

const fields = {
  name: requiredText(80).describe("The account's name in Lading"),
  senderName: optionalText(80).describe("Name that recipients read; may be empty"),
  senderAddress: z.string().trim().pipe(emailAddress).describe("Address that mails are sent from"),
  host: requiredText(253)
    .refine((value) => value === "" || hostName.test(value), rule(refusals.host))
    .describe("Mail server"),
  port: z.int().min(1).max(65_535).default(587).describe("Port of the mail server"),
  security: z.enum(mailSecurities).default("startTls").describe("How the line is protected"),
  user: optionalText(254).describe("User name to sign in with; empty: without signing in"),
  secret: z
    .string()
    .max(500)
    .default("")
    .describe("Password or application key; never given back. Empty keeps the one that is stored"),
  dailyLimit: z.int().min(1).max(100_000).nullable().default(null).describe("Most messages in 24 hours; null: any"),
  isDefault: z.boolean().default(false).describe("The company's mail leaves through it"),
  enabled: z.boolean().default(true).describe("Whether it may be used"),
};

const account = z
  .object({
    id: id.describe("Mail account"),
    name: z.string().describe("The account's name in Lading"),
    senderName: z.string().describe("Name that recipients read"),
    senderAddress: z.string().describe("Address that mails are sent from"),
    host: z.string().describe("Mail server"),
    port: z.int().describe("Port"),
    security: z.enum(mailSecurities).describe("How the line is protected"),
    user: z.string().describe("User name to sign in with"),
    secretState: z
      .enum(secretStates)
      .describe("Whether a password is kept; `unreadable`: the server's key is another one now"),
    dailyLimit: z.int().nullable().describe("Most messages in 24 hours; null: any"),
    sentToday: z.int().describe("Messages that left by it in the last 24 hours"),
    isDefault: z.boolean().describe("The company's mail leaves through it"),
    enabled: z.boolean().describe("Whether it may be used"),
    testState: z.enum(testStates).describe("How the last test ended, since it was changed"),
    testedAt: z.string().nullable().describe("When it was tested"),
    updatedByName: z.string().describe("Who entered or changed it last"),
    updatedAt: z.string().describe("When that was"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "MailAccount" });

const filters = {
  search: optionalText(80).describe("Part of the name, the sender, the user name, or the mail server with its port"),
  enabled: z.boolean().optional().describe("Only those in use, or only those that are not"),
  isDefault: z.boolean().optional().describe("Only the default, or only the others"),
  security: z.enum(mailSecurities).optional().describe("Only with a line that is protected so"),
  secretState: z.enum(secretStates).optional().describe("Only with a password in this state"),
  testState: z.enum(testStates).optional().describe("Only those whose last test ended so"),
  sentFrom: decimalBound(0).describe("At least so many messages in the last 24 hours"),
  sentTo: decimalBound(0).describe("At most so many messages in the last 24 hours"),
  ...updatedFilters,
};
const sorts = ["updatedAt", "name", "senderAddress", "host", "updatedByName"] as const;

export const getEmailConfigList = defineCall({
  path: "/System/GetEmailConfigList",
  summary: "The company's mail accounts; passwords are never given back",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(account),
  changes: false,
  refusals: [],
  example: {},
});

export const exportEmailConfigList = exportCall({
  path: "/System/ExportEmailConfigList",
  summary: "The mail accounts as a spreadsheet, without passwords",
  page,
  filters,
  sorts,
  example: {},
});

export const loadEmailSending = defineCall({
  path: "/System/LoadEmailSending",
  summary: "By which way the company's mail leaves",
  access: staff(`${page}:view`),
  input: z.strictObject({}),
  answer: z.object({
    by: z
      .enum(["account", "operator", "outbox"])
      .describe("The company's default account, the operator's mail server, or nothing: kept in the outbox"),
    name: z.string().describe("Name of the default account, or empty"),
    address: z.string().describe("Address that mails are sent from, or empty"),
    ports: z.array(z.int()).describe("Ports that a mail account may use"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

const writing = [
  refusals.host,
  refusals.tooMany,
  refusals.nameTaken,
  refusals.defaultDisabled,
  refusals.secretNeeded,
  refusals.secretAgain,
  refusals.secretUnreadable,
  refusals.port,
  refusals.ownNetwork,
  coreRefusals.email,
];
const example = {
  name: "Documents",
  senderAddress: "docs@lading.example",
  host: "smtp.lading.example",
  port: 587,
  user: "docs@lading.example",
  secret: "application-key",
} as const;

export const addEmailConfig = defineCall({
  path: "/System/AddEmailConfig",
  summary: "Add a mail account; its password is stored encrypted",
  access: staff(`${page}:add`),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new mail account") }),
  changes: true,
  refusals: writing,
  example,
});

export const editEmailConfig = defineCall({
  path: "/System/EditEmailConfig",
  summary: "Change a mail account",
  description:
    "An empty `secret` keeps the stored one, unless the mail server changes or its encryption is given up: then it must be entered again, so that nobody leads it elsewhere.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Mail account"),
    version: version.describe("Version it was read with"),
    ...fields,
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: writing,
  example: { id: someId, version: 1, ...example },
});

export const deleteEmailConfig = deleteCall({
  path: "/System/DeleteEmailConfig",
  summary: "Delete mail accounts with their passwords",
  page,
  ids: "Mail accounts, all or none",
  most: 10,
  refusals: [],
});

export const testEmailConfig = defineCall({
  path: "/System/TestEmailConfig",
  summary: "Connect to the mail server, sign in and send a test message",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Mail account"),
    to: z.string().trim().pipe(emailAddress).describe("Where the test message goes"),
  }),
  answer: z.object({ testedAt: z.string().describe("When the mail server took the message") }),
  changes: true,
  refusals: [
    refusals.secretUnreadable,
    refusals.port,
    refusals.ownNetwork,
    refusals.hostUnknown,
    refusals.connectionRefused,
    refusals.timeout,
    refusals.certificate,
    refusals.encryption,
    refusals.signIn,
    refusals.sender,
    refusals.recipient,
    refusals.message,
    refusals.dropped,
    coreRefusals.email,
  ],
  example: { id: someId, to: "me@lading.example" },
});

export const emailConfigActions = ["add", "edit", "delete", "test"] as const;

export const getEmailConfigLog = logCall({
  path: "/System/GetEmailConfigLog",
  summary: "Operation log of a mail account, newest first",
  access: staff(`${page}:view`),
  id: "Mail account",
  actions: emailConfigActions,
});

export const emailConfigCalls = [
  getEmailConfigList,
  exportEmailConfigList,
  loadEmailSending,
  addEmailConfig,
  editEmailConfig,
  deleteEmailConfig,
  testEmailConfig,
  getEmailConfigLog,
];
