import { z } from "zod";
import {
  coreRefusals,
  defineCall,
  id,
  languages,
  madeFile,
  optionalText,
  requiredText,
  rule,
  someId,
  staff,
  version,
} from "#core";
import { mailRefusalList } from "#mail";
import { preAlertPage as page } from "./calls.ts";
import { mostMailAttachments, mostPreAlertFiles, preAlertStateNames, pushOutcomes } from "./kinds.ts";
import { preAlertRefusals as refusals } from "./refusals.ts";

const which = { id: id.describe("Pre-alert") };
const documentLanguage = z.enum(languages).optional().describe("Language of the document; the request's when left out");
const companyCode = requiredText(20)
  .transform((code) => code.toUpperCase())
  .describe("Company code of the receiver on Lading");

export const getPreAlertTarget = defineCall({
  path: "/WayBill/GetPreAlertTarget",
  summary: "Whose company code this is, before a pre-alert is pushed there",
  access: staff(`${page}:export`),
  input: z.strictObject({ companyCode }),
  answer: z.object({ companyName: z.string().describe("Its name on Lading") }),
  changes: false,
  refusals: [refusals.noCompany, refusals.toOneself],
  example: { companyCode: "GULF" },
});

export const ladingInternaPush = defineCall({
  path: "/WayBill/LadingInternaPush",
  summary: "Push a sent pre-alert to another company on Lading",
  description:
    "It arrives there once, with copies of its files. Pushed again after a change it is a new version there, and one that was confirmed is to be confirmed again. Where the receiver has disabled it or made waybills nothing of it changes any more, and both sides are told (`held`).",
  access: staff(`${page}:export`),
  input: z.strictObject({ ...which, companyCode, version: version.describe("Version it was read with") }),
  answer: z.object({
    outcome: z.enum(pushOutcomes).describe("Outcome at the receiver's"),
    companyName: z.string().describe("The receiver's name on Lading"),
    state: z.enum(preAlertStateNames).describe("The receiver's state of it"),
  }),
  changes: true,
  refusals: [refusals.noCompany, refusals.toOneself, refusals.notSent, refusals.disabled],
  example: { id: someId, companyCode: "DEMO2", version: 1 },
});

export const getPreAlertMailDraft = defineCall({
  path: "/WayBill/GetPreAlertMailDraft",
  summary: "Subject and cover text of a pre-alert's e-mail with its figures, in a language",
  access: staff(`${page}:export`),
  input: z.strictObject({ ...which, documentLanguage }),
  answer: z.object({ subject: z.string().describe("Subject"), text: z.string().describe("Cover text") }),
  changes: false,
  refusals: [],
  example: { id: someId, documentLanguage: "ar" },
});

const letter = {
  to: requiredText(1000).describe("Addresses, separated by commas"),
  subject: requiredText(150).describe("Subject"),
  text: optionalText(5000).describe("Cover text"),
};
const sent = z.object({
  delivered: z
    .enum(["smtp", "outbox"])
    .describe("`outbox`: no mail server is configured, nothing left; the operator finds it in the outbox"),
  refused: z.array(z.string()).describe("Addresses that the mail server did not take, while it took others"),
});

/** The sheet is an attachment as the files are. */
function checkAttachments(
  { fileIds, withSheet }: { fileIds: readonly string[]; withSheet: boolean },
  context: z.core.$RefinementCtx,
): void {
  if (fileIds.length + (withSheet ? 1 : 0) <= mostMailAttachments) return;
  const tooMany = rule(refusals.tooManyAttachments, { max: mostMailAttachments });
  context.issues.push({ code: "custom", path: ["fileIds"], input: fileIds, ...tooMany });
}

export const sendMailByPreAlertFile = defineCall({
  path: "/WayBill/SendMailByPreAlertFile",
  summary: "Send a pre-alert by e-mail with chosen files and its sheet as PDF",
  access: staff(`${page}:export`),
  input: z
    .strictObject({
      ...which,
      ...letter,
      fileIds: z.array(id).max(mostPreAlertFiles).default([]).describe("Its files that go along"),
      withSheet: z.boolean().default(true).describe("The pre-alert's sheet goes along as PDF"),
      documentLanguage,
    })
    .superRefine(checkAttachments),
  answer: sent,
  changes: true,
  refusals: [
    refusals.notSent,
    refusals.disabled,
    refusals.tooManyAttachments,
    refusals.tooLargeForMail,
    ...mailRefusalList,
    coreRefusals.tooManyRequests,
  ],
  example: { id: someId, to: "import@jeddah.example", subject: "Pre-alert 020-12345675" },
});

const line = z.int().min(1).optional().describe("Only for this house; left out, for the whole");

export const getArrivalNoticeDetail = defineCall({
  path: "/WayBill/GetArrivalNoticeDetail",
  summary: "Text of a pre-alert's arrival notice, for one house or for the whole",
  access: staff(`${page}:view`),
  input: z.strictObject({ ...which, line, documentLanguage }),
  answer: z.object({
    title: z.string().describe("Heading"),
    number: z.string().describe("The number that it is about"),
    company: z.string().describe("Whose notice it is"),
    addressee: z.array(z.string()).describe("Whom it notifies, line by line"),
    facts: z
      .array(z.object({ name: z.string().describe("Name"), value: z.string().describe("Value") }))
      .describe("Numbers, route, times, figures"),
    houses: z
      .array(
        z.object({
          houseNumber: z.string().describe("HAWB"),
          consignee: z.string().describe("Consignee"),
          goods: z.string().describe("Goods"),
          pieces: z.string().describe("Packages"),
          weight: z.string().describe("kg"),
          volume: z.string().describe("m³"),
        }),
      )
      .describe("Houses"),
    containers: z
      .array(
        z.object({
          containerNumber: z.string().describe("Container number"),
          cabinet: z.string().describe("Class and type"),
          sealNumber: z.string().describe("Seals"),
          pieces: z.string().describe("Packages in it"),
          weight: z.string().describe("kg"),
          volume: z.string().describe("m³"),
        }),
      )
      .describe("Containers; of a notice for one house those in which it is, with what is of it"),
    remark: z.string().describe("Remark"),
    mail: z
      .object({
        to: z
          .string()
          .describe("The addresses that the waybill gives of its notify party and consignee, or the empty text"),
        subject: z.string().describe("Subject"),
        text: z.string().describe("Cover text"),
      })
      .describe("Its e-mail, for the person to change"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const createArrivalNoticePdf = defineCall({
  path: "/WayBill/CreateArrivalNoticePdf",
  summary: "The arrival notice of a pre-alert as PDF",
  access: staff(`${page}:view`),
  input: z.strictObject({ ...which, line, documentLanguage }),
  answer: madeFile,
  changes: true,
  refusals: [coreRefusals.tooManyRequests],
  example: { id: someId },
});

export const sendArrivalNotice = defineCall({
  path: "/WayBill/SendMailByArrivalNotice",
  summary: "Send the arrival notice of a pre-alert, or of one of its houses, by e-mail as PDF",
  access: staff(`${page}:export`),
  input: z.strictObject({ ...which, line, ...letter, documentLanguage }),
  answer: sent,
  changes: true,
  refusals: [refusals.disabled, ...mailRefusalList, coreRefusals.tooManyRequests],
  example: { id: someId, line: 1, to: "import@jeddah.example", subject: "Arrival notice 020-12345675" },
});

export const createPreAlertPdf = defineCall({
  path: "/WayBill/CreatePreAlertPdf",
  summary: "The sheet of a pre-alert as PDF",
  access: staff(`${page}:view`),
  input: z.strictObject({ ...which, documentLanguage }),
  answer: madeFile,
  changes: true,
  refusals: [coreRefusals.tooManyRequests],
  example: { id: someId },
});
