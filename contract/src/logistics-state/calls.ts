import { z } from "zod";
import {
  addCall,
  answered,
  defineCall,
  defineRefusals,
  deleteCall,
  editCall,
  exportCall,
  id,
  listCall,
  moment,
  named,
  optionalText,
  requiredText,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { phases, phaseTexts } from "./phases.ts";

const page = "/logisticsManagement/LogisticsStatus";
const addsEvents = "/logisticsManagement/checkWayBill/events:add";

export const logisticsStateRefusals = defineRefusals("logisticsState", {
  descriptionTaken: {
    status: 409,
    text: { zh: "该描述已存在", en: "A state with this description exists already", ar: "توجد حالة بهذا الوصف" },
  },
  inUse: {
    status: 422,
    text: {
      zh: "物流状态“{name}”已被运单使用，不能删除",
      en: "The state “{name}” is used by waybills and cannot be deleted",
      ar: "الحالة «{name}» مستخدمة في بوالص ولا يمكن حذفها",
    },
  },
  inFuture: {
    status: 422,
    text: {
      zh: "发生时间不能晚于当前时间",
      en: "The time cannot be in the future",
      ar: "لا يمكن أن يكون الوقت في المستقبل",
    },
  },
  voided: {
    status: 422,
    text: { zh: "运单 {number} 已作废", en: "Waybill {number} is voided", ar: "البوليصة {number} ملغاة" },
  },
  withdrawn: {
    status: 409,
    text: { zh: "该轨迹已撤销", en: "This event was withdrawn already", ar: "سبق سحب هذا الحدث" },
  },
});

export const logisticsStateTitles = {
  one: { zh: "物流状态", en: "logistics state", ar: "حالة شحن" },
  all: { zh: "物流状态", en: "Logistics states", ar: "حالات الشحن" },
};

/** Fields of a state, in the order of its spreadsheet. */
export const logisticsStateFields = {
  sortNumber: named(z.int().min(1).max(9999), { zh: "排序号", en: "Order", ar: "رقم الترتيب" }).describe(
    "Place in the order of a shipment's way",
  ),
  phase: named(z.enum(phases), { zh: "运输阶段", en: "Phase", ar: "مرحلة الشحنة" }, phaseTexts).describe(
    "Part of a shipment's way that it belongs to: the public page's steps and the codes of `/v1/track` follow from it",
  ),
  abbreviation: named(optionalText(10), { zh: "简称", en: "Abbreviation", ar: "الاختصار" }),
  chineseDescription: named(requiredText(60), { zh: "中文描述", en: "Chinese description", ar: "الوصف بالصينية" }),
  englishDescription: named(requiredText(80), { zh: "英文描述", en: "English description", ar: "الوصف بالإنجليزية" }),
  arabicDescription: named(requiredText(80), { zh: "阿拉伯文描述", en: "Arabic description", ar: "الوصف بالعربية" }),
};

/** Whether waybills carry a state. */
export const stateUseField = named(
  z.boolean(),
  { zh: "使用情况", en: "Use", ar: "الاستخدام" },
  {
    true: { zh: "已使用", en: "On waybills", ar: "مستخدمة في بوالص" },
    false: { zh: "未使用", en: "Not used yet", ar: "لم تُستخدم بعد" },
  },
).describe("Waybills carry it, so that it cannot be deleted");

export const logisticsState = z
  .object({
    id: id.describe("State"),
    ...answered(logisticsStateFields),
    phase: logisticsStateFields.phase
      .nullable()
      .describe("Phase; null for an own state of which nobody has said it yet"),
    proposedPhase: logisticsStateFields.phase
      .nullable()
      .describe("Of a state without a phase: the phase of the state before it in the order; else null"),
    preset: z.string().nullable().describe("Key of a state that companies start with; null for an own one"),
    used: stateUseField,
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "LogisticsState" });

const filters = {
  search: optionalText(80).describe("Part of a description or the abbreviation"),
  phase: z
    .enum([...phases, "none"])
    .optional()
    .describe("Only of this phase; `none`: own states of which nobody has said it yet"),
};
const sorts = ["sortNumber", "createdAt"] as const;

export const logisticsStateListByPage = listCall({
  path: "/WayBill/LogisticsStateListByPage",
  summary: "The company's logistics states",
  access: staff(`${page}:view`, "/logisticsManagement/checkWayBill:view"),
  row: logisticsState,
  filters,
  sorts,
  example: { sort: "sortNumber", order: "asc" },
});

export const exportLogisticsStateList = exportCall({
  path: "/WayBill/ExportLogisticsStateList",
  summary: "The company's logistics states as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

const example = {
  chineseDescription: "已提货",
  englishDescription: "Picked up",
  arabicDescription: "تم الاستلام من الشاحن",
  phase: "received" as const,
  sortNumber: 15,
};

export const addLogisticsState = addCall({
  path: "/WayBill/AddLogisticsState",
  summary: "Add a logistics state",
  page,
  fields: logisticsStateFields,
  refusals: [logisticsStateRefusals.descriptionTaken],
  example,
});

export const editLogisticsState = editCall({
  path: "/WayBill/EditLogisticsState",
  summary: "Change a logistics state",
  page,
  fields: logisticsStateFields,
  refusals: [logisticsStateRefusals.descriptionTaken],
  example,
});

export const deleteLogisticsState = deleteCall({
  path: "/WayBill/DeleteLogisticsState",
  summary: "Delete logistics states that no waybill carries",
  page,
  ids: "States, all or none",
  refusals: [logisticsStateRefusals.inUse],
});

export const editWayBillLogisticsStatus = defineCall({
  path: "/WayBill/EditWayBillLogisticsStatus",
  summary: "Add an event to one or many waybills",
  description:
    "Events are never overwritten. The public page shows them at once. A master waybill's event goes to its houses too when `withHouses` is set.",
  access: staff(addsEvents),
  input: z.strictObject({
    waybillIds: z.array(id).min(1).max(1000).describe("Waybills, all or none"),
    stateId: id.describe("Logistics state"),
    occurredAt: moment.describe("When it happened, ISO 8601 in UTC, not in the future"),
    place: optionalText(120).describe("Where"),
    remark: optionalText(300).describe("Remark that the public sees"),
    withHouses: z.boolean().default(true).describe("Also to the houses of the master waybills among them"),
  }),
  answer: z.object({ added: z.int().describe("How many events were added") }),
  changes: true,
  refusals: [logisticsStateRefusals.inFuture, logisticsStateRefusals.voided],
  example: {
    waybillIds: [someId],
    stateId: "01936f5e-0000-7000-8000-000000000002",
    occurredAt: "2026-11-20T08:00:00Z",
    place: "Riyadh",
  },
});

export const waybillEvent = z
  .object({
    id: id.describe("Event"),
    stateId: id.describe("Logistics state"),
    state: z.string().describe("Logistics state in the language of the request"),
    phase: z.string().nullable().describe("Phase of the shipment's way, or null"),
    preset: z.string().nullable().describe("Key of a state that companies start with; null for an own one"),
    occurredAt: z.string().describe("When it happened"),
    place: z.string().describe("Where"),
    remark: z.string().describe("Remark"),
    createdByName: z.string().describe("Who entered it"),
    createdAt: z.string().describe("When it was entered"),
    withdrawnByName: z.string().nullable().describe("Who withdrew it; null while it stands"),
    withdrawnAt: z.string().nullable().describe("When it was withdrawn"),
    withdrawReason: z.string().nullable().describe("Why it was withdrawn"),
  })
  .meta({ id: "WaybillEvent" });

export const historyDeliveryDetails = defineCall({
  path: "/WayBill/HistoryDeliveryDetails",
  summary: "All events of a waybill, withdrawn ones as well",
  access: staff("/logisticsManagement/checkWayBill:view"),
  input: z.strictObject({ waybillId: id.describe("Waybill") }),
  answer: z.object({ rows: z.array(waybillEvent).describe("Events, newest first") }),
  changes: false,
  refusals: [],
  example: { waybillId: someId },
});

export const withdrawWayBillLogisticsStatus = defineCall({
  path: "/WayBill/WithdrawWayBillLogisticsStatus",
  summary: "Withdraw a wrong event; it stays in the history",
  access: staff(addsEvents),
  input: z.strictObject({ eventId: id.describe("Event"), reason: requiredText(200).describe("Why") }),
  answer: z.object({}),
  changes: true,
  refusals: [logisticsStateRefusals.withdrawn, logisticsStateRefusals.voided],
  example: { eventId: someId, reason: "Entered for another shipment" },
});

export const logisticsStateCalls: readonly Call[] = [
  logisticsStateListByPage,
  exportLogisticsStateList,
  addLogisticsState,
  editLogisticsState,
  deleteLogisticsState,
  editWayBillLogisticsStatus,
  historyDeliveryDetails,
  withdrawWayBillLogisticsStatus,
];
