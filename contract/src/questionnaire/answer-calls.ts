import { z } from "zod";
import {
  calendarDate,
  decimalBound,
  defineCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  moment,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
} from "#core";
import { answerValues, draftRespondent } from "./answers.ts";
import { questionnairePage } from "./calls.ts";
import { categories, questionTypeNames } from "./form.ts";
import { questionnaireRefusals as refusals } from "./refusals.ts";

/** Suppliers who can be asked by links of their own. */
export const mostInvited = 200;
/** Answers that the open link takes. */
export const mostOpenAnswers = 300;
/** How often one supplier can submit. */
export const mostSubmissions = 20;
/** Suppliers side by side. */
export const mostCompared = 20;

/** How far a supplier has come. */
export const answerStates = {
  invited: { zh: "已邀请", en: "Invited", ar: "تمت الدعوة" },
  opened: { zh: "已打开", en: "Opened", ar: "تم الفتح" },
  draft: { zh: "填写中", en: "Being filled in", ar: "قيد التعبئة" },
  submitted: { zh: "已提交", en: "Submitted", ar: "تم الإرسال" },
} as const;
export const answerStateNames = ["invited", "opened", "draft", "submitted"] as const;
export type AnswerState = (typeof answerStateNames)[number];

/** How a supplier comes to a questionnaire: by a link of its own, or by the open one. */
export const answerWays = ["invitation", "openLink"] as const;

const supplier = {
  id: id.describe("The supplier's answer"),
  supplierName: z.string().describe("Supplier, as it calls itself or was asked"),
  contact: z.string().describe("Who answers"),
  email: z.string().describe("E-mail address"),
  phone: z.string().describe("Phone number"),
  via: z.enum(answerWays).describe("By a link of its own, or by the open one"),
  state: z.enum(answerStateNames).describe("How far it has come"),
  invitedAt: moment.nullable().describe("When it was asked"),
  openedAt: moment.nullable().describe("When it first opened its link"),
  savedAt: moment.nullable().describe("When it last saved a draft or submitted"),
  submittedAt: moment.nullable().describe("When it last submitted"),
  submissions: z.int().describe("How often it submitted"),
};
export const listedAnswer = z.object(supplier).meta({ id: "ListedAnswer" });

const day = orEmpty(calendarDate);
const filters = {
  questionnaireId: id.describe("Questionnaire"),
  search: optionalText(80).describe("Part of the supplier's name, contact, e-mail address or phone number"),
  state: z.enum(answerStateNames).optional().describe("Only those who have come so far"),
  via: z.enum(answerWays).optional().describe("Only by a link of their own, or only by the open one"),
  invitedFrom: day.describe("Asked from this day, YYYY-MM-DD (UTC)"),
  invitedTo: day.describe("Asked to this day, YYYY-MM-DD (UTC)"),
  openedFrom: day.describe("First opened from this day, YYYY-MM-DD (UTC)"),
  openedTo: day.describe("First opened to this day, YYYY-MM-DD (UTC)"),
  savedFrom: day.describe("Last saved from this day, YYYY-MM-DD (UTC)"),
  savedTo: day.describe("Last saved to this day, YYYY-MM-DD (UTC)"),
  submittedFrom: day.describe("Last submitted from this day, YYYY-MM-DD (UTC)"),
  submittedTo: day.describe("Last submitted to this day, YYYY-MM-DD (UTC)"),
  submissionsFrom: decimalBound(0).describe("Submitted at least so often"),
  submissionsTo: decimalBound(0).describe("Submitted at most so often"),
};
const sorts = ["savedAt", "supplierName", "invitedAt", "openedAt", "submittedAt", "submissions"] as const;

export const getAnswerList = defineCall({
  path: "/Supplier/GetAnswerList",
  summary: "Who was asked, opened the questionnaire and answered",
  access: staff(`${questionnairePage}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(listedAnswer),
  changes: false,
  refusals: [],
  example: { questionnaireId: someId, state: "submitted" },
});

export const exportAnswerList = exportCall({
  path: "/Supplier/ExportAnswerList",
  summary: "The filtered suppliers with what they submitted as a spreadsheet, a column for each question",
  page: questionnairePage,
  filters,
  sorts,
  example: { questionnaireId: someId },
});

const submission = z
  .object({
    number: z.int().describe("1 for the first"),
    submittedAt: moment.describe("When"),
    revision: z.int().describe("Revision of the questions that were answered"),
    respondent: draftRespondent.describe("Who answered"),
    values: answerValues.describe("The answers, by the questions' keys"),
    categories: categories.describe("The questions as they were then"),
  })
  .meta({ id: "AnswerSubmission" });

export const loadAnswerInfo = defineCall({
  path: "/Supplier/LoadAnswerInfo",
  summary: "All submissions of a supplier",
  access: staff(`${questionnairePage}:view`),
  input: z.strictObject({ id: id.describe("The supplier's answer") }),
  answer: z.object({
    ...supplier,
    questionnaireId: id.describe("Questionnaire"),
    submitted: z.array(submission).describe("Newest first"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const compareAnswers = defineCall({
  path: "/Supplier/CompareAnswers",
  summary: "Last submissions of the suppliers, side by side",
  access: staff(`${questionnairePage}:view`),
  input: z.strictObject({
    questionnaireId: id.describe("Questionnaire"),
    ids: z
      .array(id)
      .max(mostCompared)
      .default([])
      .describe("Suppliers' answers; none: those who submitted last, 20 at most"),
  }),
  answer: z.object({
    categories: z
      .array(
        z.object({
          key: z.string().describe("Key"),
          title: z.string().describe("Title in the language of the request"),
          questions: z
            .array(
              z.object({
                key: z.string().describe("Key"),
                text: z.string().describe("Question, in the language of the request"),
                type: z.enum(questionTypeNames).describe("Kind, as it was asked last"),
                isPast: z.boolean().describe("Asked by an earlier revision only"),
                answers: z.array(z.string()).describe("As people read them, in the order of `suppliers`"),
              }),
            )
            .describe("Questions"),
        }),
      )
      .describe("Now and before asked, by categories"),
    suppliers: z
      .array(
        z.object({
          id: id.describe("Answer"),
          supplierName: z.string().describe("Supplier"),
          submittedAt: moment.describe("When it last submitted"),
          submissions: z.int().describe("How often it submitted"),
        }),
      )
      .describe("By name"),
    total: z.int().describe("How many suppliers have submitted"),
  }),
  changes: false,
  refusals: [],
  example: { questionnaireId: someId, ids: [someId] },
});

export const addQuestionnaireLink = defineCall({
  path: "/Supplier/AddQuestionnaireLink",
  summary: "Make one supplier a link of its own, to be sent by hand; it is shown this once",
  access: staff(`${questionnairePage}:edit`),
  input: z.strictObject({
    questionnaireId: id.describe("Questionnaire"),
    supplierName: requiredText(150).describe("Supplier"),
  }),
  answer: z.object({
    answerId: id.describe("The supplier's answer"),
    link: z.string().describe("The link; only its hash is kept"),
  }),
  answersSecret: true,
  changes: true,
  refusals: [refusals.publishFirst, refusals.tooManyInvited],
  example: { questionnaireId: someId, supplierName: "Gulf Trucking" },
});
