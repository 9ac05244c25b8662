import { z } from "zod";
import { anyone, coreRefusals, defineCall, id, languages, moment, version } from "#core";
import { answerValues, draftRespondent, respondent } from "./answers.ts";
import { exampleForm, someToken } from "./example.ts";
import { categories, givenTexts } from "./form.ts";
import { questionnaireRefusals as refusals } from "./refusals.ts";

/** End of a link: 32 random bytes in base64url. */
const token = z.string().regex(/^[\w-]{43}$/);

export const getQuestionnaireAnswer = defineCall({
  path: "/Supplier/GetQuestionnaireAnswer",
  summary: "A questionnaire by its link, with what this supplier has saved and submitted, without signing in",
  description: "A wrong link, a questionnaire that is gone and one that is closed are refused alike.",
  access: anyone,
  input: z.strictObject({ token: token.describe("End of the link") }),
  answer: z.object({
    company: z.string().describe("The company that asks, in the language of the request"),
    title: givenTexts.describe("Title"),
    intro: givenTexts.describe("Introduction"),
    closesAt: moment.nullable().describe("From then on it is closed"),
    isClosed: z.boolean().describe("Closed; shown only to who submitted before"),
    isOwn: z.boolean().describe("The link is this supplier's own; else the open one, by which nothing is kept yet"),
    revision: z.int().describe("Revision of the questions"),
    categories: categories.describe("The questions"),
    respondent: draftRespondent.describe("Who answers, as saved last"),
    values: answerValues.describe("The answers as saved last"),
    savedAt: moment.nullable().describe("When they were saved"),
    version: z.int().describe("Version of what is saved; 0: nothing"),
    submitted: z
      .object({
        number: z.int().describe("How often it was submitted"),
        submittedAt: moment.describe("When last"),
        respondent: draftRespondent.describe("By whom"),
        values: answerValues.describe("Answers"),
        categories: categories.describe("The questions as they were then"),
      })
      .nullable()
      .describe("Answers submitted last"),
  }),
  changes: true,
  refusals: [refusals.notOpen, coreRefusals.tooManyRequests],
  example: { token: someToken },
});

const answering = {
  token: token.describe("End of the link"),
  ownToken: token
    .optional()
    .describe("With the open link: a new token made by the supplier's browser; its own link from then on"),
  revision: z.int().min(1).describe("Revision of the questions that are answered"),
  version: z.int().min(0).describe("Version of what was saved before; 0: nothing"),
  values: answerValues.describe("The answers, by the questions' keys"),
  language: z.enum(languages).default("en").describe("Language in which it is answered"),
};
const answered = z.object({
  savedAt: moment.describe("When"),
  version: version.describe("Version of what is saved now"),
});
const example = {
  token: someToken,
  revision: 1,
  version: 0,
  respondent: { supplierName: "Gulf Trucking", contact: "Omar Haddad", email: "omar@trucking.example" },
  values: { q1: exampleForm.categories[0]?.questions[0]?.choices?.[0]?.key ?? "a", q2: "120" },
};
const common = [
  refusals.notOpen,
  refusals.full,
  refusals.changed,
  coreRefusals.required,
  coreRefusals.invalid,
  coreRefusals.tooLong,
  coreRefusals.decimal,
  coreRefusals.date,
  coreRefusals.stale,
  coreRefusals.tooManyRequests,
];

export const saveQuestionnaireAnswer = defineCall({
  path: "/Supplier/SaveQuestionnaireAnswer",
  summary: "Save a questionnaire's answer as a draft, without signing in",
  access: anyone,
  input: z.strictObject({ ...answering, respondent: draftRespondent.describe("Who answers") }),
  answer: answered,
  changes: true,
  refusals: common,
  example,
});

export const resubmitQuestionnaireAnswer = defineCall({
  path: "/Supplier/ResubmitQuestionnaireAnswer",
  summary: "Submit a questionnaire's answer, for the first time or again, without signing in",
  description: "Each time is kept. The newest one counts.",
  access: anyone,
  input: z.strictObject({ ...answering, respondent: respondent.describe("Who answers") }),
  answer: answered.extend({ number: z.int().describe("1 for the first time"), id: id.describe("The answer") }),
  changes: true,
  refusals: [...common, refusals.tooOften],
  example,
});
