import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  decimalBound,
  defineCall,
  deleteCall,
  enteredFilters,
  exportCall,
  id,
  listAnswer,
  listInput,
  logActionTexts,
  logCall,
  moment,
  optionalText,
  orEmpty,
  someId,
  staff,
  version,
  type LocalText,
} from "#core";
import { exampleForm } from "./example.ts";
import { anyTexts, categories, givenTexts, someTexts } from "./form.ts";
import { questionnaireRefusals as refusals } from "./refusals.ts";

export const questionnairePage = "/supplierManagement/suppliereInformation";

/** How a questionnaire stands; past its closing time an open one is closed. */
export const questionnaireStates = {
  draft: { zh: "草稿", en: "Draft", ar: "مسودة" },
  open: { zh: "开放中", en: "Open", ar: "مفتوح" },
  closed: { zh: "已关闭", en: "Closed", ar: "مغلق" },
} as const;
export const questionnaireStateNames = ["draft", "open", "closed"] as const;
export type QuestionnaireState = (typeof questionnaireStateNames)[number];

const fields = {
  title: someTexts(150).describe("Title, in at least one language"),
  intro: anyTexts(2_000).describe("Introduction for suppliers, before the questions"),
  closesAt: moment.nullable().default(null).describe("From then on nobody answers; null: until it is closed by hand"),
  categories: categories.describe("Questions: at most 10 categories, 20 questions each, 20 choices a question"),
};

const facts = {
  id: id.describe("Questionnaire"),
  state: z.enum(questionnaireStateNames).describe("How it stands now"),
  closesAt: moment.nullable().describe("Closing time"),
  questions: z.int().describe("How many questions"),
  invited: z.int().describe("Suppliers who were asked by a link of their own"),
  opened: z.int().describe("Suppliers who opened it"),
  answered: z.int().describe("Suppliers who submitted"),
  createdByName: z.string().describe("Who made it"),
  createdAt: moment.describe("When"),
  version: version.describe("Version for a later edit"),
};

export const listedQuestionnaire = z
  .object({ ...facts, title: z.string().describe("Title in the language of the request") })
  .meta({ id: "ListedQuestionnaire" });

export const questionnaire = z
  .object({
    ...facts,
    title: givenTexts.describe("Title"),
    intro: givenTexts.describe("Introduction for suppliers"),
    categories: categories.describe("Questions, by categories"),
    revision: z.int().describe("Which revision of the questions; each change after publishing makes another"),
    link: z.string().nullable().describe("The open link, for whoever gets it; null before it is published"),
    isPublished: z.boolean().describe("It was open at some time: kinds of its questions stay"),
  })
  .meta({ id: "Questionnaire" });

const count = decimalBound(0);
const filters = {
  search: optionalText(80).describe("Part of a title in any language"),
  state: z.enum(questionnaireStateNames).optional().describe("Only those that stand so"),
  closesFrom: orEmpty(calendarDate).describe("Closing from this day, YYYY-MM-DD (UTC)"),
  closesTo: orEmpty(calendarDate).describe("Closing to this day, YYYY-MM-DD (UTC)"),
  questionsFrom: count.describe("At least so many questions"),
  questionsTo: count.describe("At most so many questions"),
  invitedFrom: count.describe("At least so many suppliers asked by links of their own"),
  invitedTo: count.describe("At most so many suppliers asked by links of their own"),
  openedFrom: count.describe("At least so many suppliers who opened it"),
  openedTo: count.describe("At most so many suppliers who opened it"),
  answeredFrom: count.describe("At least so many suppliers who submitted"),
  answeredTo: count.describe("At most so many suppliers who submitted"),
  ...enteredFilters,
};
const sorts = ["createdAt", "closesAt", "title", "questions", "invited", "opened", "answered"] as const;

export const getQuestionnaireList = defineCall({
  path: "/Supplier/GetQuestionnaireList",
  summary: "The company's supplier questionnaires",
  access: staff(`${questionnairePage}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(listedQuestionnaire),
  changes: false,
  refusals: [],
  example: { state: "open" },
});

export const exportQuestionnaireList = exportCall({
  path: "/Supplier/ExportQuestionnaireList",
  summary: "The supplier questionnaires as a spreadsheet",
  page: questionnairePage,
  filters,
  sorts,
  example: {},
});

export const loadQuestionnaireInfo = defineCall({
  path: "/Supplier/LoadQuestionnaireInfo",
  summary: "A questionnaire with its questions and its open link",
  access: staff(`${questionnairePage}:view`),
  input: z.strictObject({ id: id.describe("Questionnaire") }),
  answer: questionnaire,
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const addQuestionnaire = defineCall({
  path: "/Supplier/AddQuestionnaire",
  summary: "Make a supplier questionnaire; it is a draft until it is published",
  access: staff(`${questionnairePage}:add`),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new questionnaire") }),
  changes: true,
  refusals: [refusals.choicesNeeded, refusals.closesPast],
  example: exampleForm,
});

export const editQuestionnaire = defineCall({
  path: "/Supplier/EditQuestionnaire",
  summary: "Change a questionnaire",
  description:
    "Once it was published, changed questions are another revision: what was answered keeps the revision that it was answered under.",
  access: staff(`${questionnairePage}:edit`),
  input: z.strictObject({
    id: id.describe("Questionnaire"),
    ...fields,
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({
    version: version.describe("New version"),
    revision: z.int().describe("Revision of the questions"),
  }),
  changes: true,
  refusals: [refusals.choicesNeeded, refusals.closesPast, refusals.typeFixed],
  example: { id: someId, ...exampleForm, version: 1 },
});

export const editQuestionnaireState = defineCall({
  path: "/Supplier/EditQuestionnaireState",
  summary: "Publish or close a questionnaire",
  access: staff(`${questionnairePage}:edit`),
  input: z.strictObject({
    id: id.describe("Questionnaire"),
    state: z.enum(["open", "closed"]).describe("How it is to stand"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.closesPast],
  example: { id: someId, state: "open", version: 1 },
});

export const deleteQuestionnaire = deleteCall({
  path: "/Supplier/DeleteQuestionnaire",
  summary: "Delete questionnaires that nobody has answered, with their links",
  page: questionnairePage,
  ids: "Questionnaires, all or none",
  refusals: [refusals.answered],
});

/** Actions in the operation log of a questionnaire. */
export const questionnaireActions = [
  "add",
  "edit",
  "publish",
  "close",
  "delete",
  "invite",
  "submit",
  "resubmit",
] as const;
export type QuestionnaireAction = (typeof questionnaireActions)[number];
export const questionnaireActionTexts = {
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  publish: { zh: "发布", en: "Published", ar: "نشر" },
  close: { zh: "关闭", en: "Closed", ar: "إغلاق" },
  delete: logActionTexts.delete,
  invite: { zh: "邀请供应商", en: "Suppliers invited", ar: "دعوة مورّدين" },
  submit: { zh: "供应商提交", en: "Submitted by the supplier", ar: "إرسال من المورّد" },
  resubmit: { zh: "供应商重新提交", en: "Submitted again by the supplier", ar: "إعادة إرسال من المورّد" },
} as const satisfies Record<QuestionnaireAction, LocalText>;

export const getQuestionnaireLogList = logCall({
  path: "/Supplier/GetQuestionnaireLogList",
  summary: "Operation log of a questionnaire, suppliers' actions included",
  access: staff(`${questionnairePage}:view`),
  id: "Questionnaire",
  actions: questionnaireActions,
});
