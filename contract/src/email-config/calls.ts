import { z } from "zod";
import {
  addCall,
  answered,
  coreRefusals,
  decimalBound,
  defineCall,
  deleteCall,
  editCall,
  exportCall,
  id,
  listCall,
  logCall,
  optionalText,
  someId,
  staff,
  updatedFields,
  updatedFilters,
  version,
} from "#core";
import { mailSecurities } from "#mail";
import { emailConfigFields, emailConfigListFields, emailConfigStateFields, testedToFields } from "./fields.ts";
import { secretStates, testStates } from "./kinds.ts";
import { emailConfigRefusals as refusals } from "./refusals.ts";

const page = "/marketRisk/emailConfig";
const view = staff(`${page}:view`);

export const emailConfigTitles = {
  one: { zh: "邮箱配置", en: "e-mail account", ar: "حساب بريد" },
  all: { zh: "邮箱配置", en: "E-mail accounts", ar: "إعدادات البريد" },
};

const account = z
  .object({
    id: id.describe("Mail account"),
    ...answered(emailConfigListFields),
    ...emailConfigStateFields,
    ...updatedFields,
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

export const getEmailConfigList = listCall({
  path: "/System/GetEmailConfigList",
  summary: "The company's mail accounts; passwords are never given back",
  access: view,
  row: account,
  filters,
  sorts,
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
  access: view,
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

export const addEmailConfig = addCall({
  path: "/System/AddEmailConfig",
  summary: "Add a mail account; its password is stored encrypted",
  page,
  fields: emailConfigFields,
  refusals: writing,
  example,
});

export const editEmailConfig = editCall({
  path: "/System/EditEmailConfig",
  summary: "Change a mail account",
  description:
    "An empty `secret` keeps the stored one, unless the mail server changes or its encryption is given up: then it must be entered again, so that nobody leads it elsewhere.",
  page,
  fields: emailConfigFields,
  refusals: writing,
  example,
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
  input: z.strictObject({ id: id.describe("Mail account"), ...testedToFields }),
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
  access: view,
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
