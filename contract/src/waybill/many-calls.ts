import { z } from "zod";
import {
  calendarDate,
  defineCall,
  defineRefusals,
  id,
  optionalText,
  requiredText,
  rule,
  someId,
  text,
  type Call,
} from "#core";
import { accountRefusals } from "./account-refusals.ts";
import { editWayBill } from "./form-calls.ts";
import { voidWayBill } from "./record-calls.ts";
import { waybillRefusals } from "./refusals.ts";

/** So many waybills are changed at once. */
export const mostChangedAtOnce = 1000;

export const manyRefusals = defineRefusals("waybillMany", {
  nothingGiven: {
    status: 422,
    text: { zh: "请至少填写一项", en: "Fill in at least one field", ar: "املأ حقلًا واحدًا على الأقل" },
  },
  noFlight: {
    status: 422,
    text: { zh: "非空运运单，没有航班号", en: "Not by air: it has no flight", ar: "ليست جوية، فلا رحلة لها" },
  },
  noVessel: {
    status: 422,
    text: { zh: "非海运运单，没有船名航次", en: "Not by sea: it has no vessel", ar: "ليست بحرية، فلا سفينة لها" },
  },
  noEstimates: {
    status: 422,
    text: {
      zh: "快递运单没有预计离港和到港日期",
      en: "An express waybill has no estimated dates",
      ar: "البوليصة السريعة ليس لها تواريخ متوقعة",
    },
  },
  notVoided: {
    status: 422,
    text: {
      zh: "运单 {number} 未作废",
      en: "Waybill {number} is not voided",
      ar: "البوليصة {number} غير ملغاة",
    },
  },
  reasonNeeded: {
    status: 422,
    text: {
      zh: "作废已超过一分钟，或由他人作废，请填写恢复原因",
      en: "It was voided more than a minute ago, or by somebody else: give the reason",
      ar: "مضى على الإلغاء أكثر من دقيقة أو قام به شخص آخر، اكتب السبب",
    },
  },
});

const waybillIds = z.array(id).min(1).max(mostChangedAtOnce);

/** Fields that many waybills can be given at once; a missing one stays as each of them has it. */
const sharedFields = {
  operatorId: id.optional().describe("Operator"),
  warehouseId: id.optional().describe("Warehouse that receives the goods"),
  flightNumber: requiredText(20).optional().describe("Flight, of waybills by air"),
  vessel: requiredText(80).optional().describe("Vessel, of waybills by sea"),
  voyage: requiredText(30).optional().describe("Voyage, of waybills by sea"),
  etd: calendarDate.optional().describe("Estimated departure, YYYY-MM-DD"),
  eta: calendarDate.optional().describe("Estimated arrival, YYYY-MM-DD"),
};

export const editWayBillBatch = defineCall({
  path: "/WayBill/EditWayBillBatch",
  summary: "Give many waybills the same operator, warehouse, flight or vessel, ETD and ETA",
  description:
    "In one transaction, with an entry in the log of each waybill that changes. Waybills that cannot take what is given are named with their reasons, and then nothing at all is changed, unless `leaveOut` says that the others shall be.",
  access: editWayBill.access,
  input: z
    .strictObject({
      ids: waybillIds.describe("Waybills, house or master"),
      ...sharedFields,
      leaveOut: z.boolean().default(false).describe("Change the others although some cannot be"),
    })
    .refine(
      ({ ids: _ids, leaveOut: _leaveOut, ...given }) => Object.values(given).some((value) => value !== undefined),
      {
        ...rule(manyRefusals.nothingGiven),
        path: ["ids"],
      },
    )
    .refine(({ etd, eta }) => etd === undefined || eta === undefined || eta >= etd, {
      ...rule(waybillRefusals.arrivalBeforeDeparture),
      path: ["eta"],
    }),
  answer: z.object({
    changed: z.int().describe("How many were changed; those that had it all already are not among them"),
    refused: z
      .array(
        z
          .object({
            id: id.describe("Waybill"),
            number: text("Its house number"),
            reason: text("Why it cannot change"),
          })
          .meta({ id: "RefusedWaybill" }),
      )
      .describe("Waybills that cannot take what is given"),
  }),
  changes: true,
  refusals: [
    manyRefusals.nothingGiven,
    waybillRefusals.arrivalBeforeDeparture,
    waybillRefusals.staffNeeded,
    waybillRefusals.warehouseNeeded,
  ],
  example: { ids: [someId], flightNumber: "SV 887", etd: "2026-11-25" },
});

export const unvoidWayBill = defineCall({
  path: "/WayBill/UnvoidWayBill",
  summary: "Take the voiding of waybills back",
  description:
    "All or nothing. Without a reason within a minute of the voiding and by the same person; later, or by others, with a reason, which is in the log. What was packed in containers is packed again where they are still there.",
  access: voidWayBill.access,
  input: z.strictObject({ ids: waybillIds.describe("Waybills"), reason: optionalText(200).describe("Why") }),
  answer: z.object({ restored: z.int().describe("How many are waybills like others again") }),
  changes: true,
  refusals: [manyRefusals.notVoided, manyRefusals.reasonNeeded, accountRefusals.jobSigned],
  example: { ids: [someId], reason: "Voided the wrong one" },
});

export const manyCalls: readonly Call[] = [editWayBillBatch, unvoidWayBill];
