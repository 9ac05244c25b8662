import { z } from "zod";
import { defineCall, id, languages, requiredText, someId, staff } from "#core";
import { mailRefusals } from "#mail";
import { questionnairePage } from "./calls.ts";
import { questionnaireRefusals as refusals } from "./refusals.ts";

/** Stands in an e-mail's text where each supplier's own link comes. */
export const linkPlace = "{link}";

export const getQuestionnaireEmail = defineCall({
  path: "/Supplier/GetQuestionnaireEmail",
  summary: "The e-mail that asks suppliers to answer, to be looked over before it is sent",
  access: staff(`${questionnairePage}:edit`),
  input: z.strictObject({
    questionnaireId: id.describe("Questionnaire"),
    language: z.enum(languages).describe("Language of the e-mail"),
  }),
  answer: z.object({
    subject: z.string().describe("Subject"),
    text: z.string().describe("Text, with `{link}` where each supplier's own link comes"),
  }),
  changes: false,
  refusals: [],
  example: { questionnaireId: someId, language: "en" },
});

export const sendQuestionnaireEmail = defineCall({
  path: "/Supplier/SendQuestionnaireEmail",
  summary: "Ask suppliers by e-mail, each with a link of its own",
  description: "Runs in the background. An address that was asked before is reminded: its answer stays the same one.",
  access: staff(`${questionnairePage}:edit`),
  input: z.strictObject({
    questionnaireId: id.describe("Questionnaire"),
    to: requiredText(8_000).describe("Addresses, at most 50, separated by commas"),
    subject: requiredText(150).describe("Subject"),
    text: requiredText(5_000).describe("Text; where it has no `{link}`, the link stands at its end"),
    language: z.enum(languages).describe("Language of the e-mail"),
  }),
  answer: z.object({
    jobId: z.string().describe("The piece of work"),
    delivered: z.enum(["smtp", "outbox"]).describe("`outbox`: no mail server is set up, so nothing leaves"),
  }),
  changes: true,
  refusals: [refusals.publishFirst, refusals.tooManyInvited, mailRefusals.address, mailRefusals.tooManyAddresses],
  example: {
    questionnaireId: someId,
    to: "sales@trucking.example, ops@warehouse.example",
    subject: "Supplier review",
    text: "Please answer: {link}",
    language: "en",
  },
});
