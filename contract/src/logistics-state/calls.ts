import { z } from "zod";
import {
  defineCall,
  defineRefusals,
  deleteCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  moment,
  optionalText,
  requiredText,
  someId,
  staff,
  version,
} from "#core";

const page = "/logisticsManagement/LogisticsStatus";
const editsWaybills = "/logisticsManagement/checkWayBill:edit";

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
      en: "The time cannot lie in the future",
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

export const logisticsState = z
  .object({
    id: id.describe("State"),
    chineseDescription: z.string().describe("Chinese description"),
    englishDescription: z.string().describe("English description"),
    arabicDescription: z.string().describe("Arabic description"),
    abbreviation: z.string().describe("Abbreviation"),
    sortNumber: z.int().describe("Place in the order of a shipment's way"),
    preset: z.string().nullable().describe("Key of a state that companies start with; null for an own one"),
    used: z.boolean().describe("Waybills carry it, so that it cannot be deleted"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "LogisticsState" });

const fields = {
  chineseDescription: requiredText(60).describe("Chinese description"),
  englishDescription: requiredText(80).describe("English description"),
  arabicDescription: requiredText(80).describe("Arabic description"),
  abbreviation: optionalText(10).describe("Abbreviation"),
  sortNumber: z.int().min(1).max(9999).describe("Place in the order"),
};
const filters = { search: optionalText(80).describe("Part of a description or the abbreviation") };
const sorts = ["sortNumber", "createdAt"] as const;

export const logisticsStateListByPage = defineCall({
  path: "/WayBill/LogisticsStateListByPage",
  summary: "The company's logistics states",
  access: staff(`${page}:view`, "/logisticsManagement/checkWayBill:view"),
  input: listInput(filters, sorts),
  answer: listAnswer(logisticsState),
  changes: false,
  refusals: [],
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

export const addLogisticsState = defineCall({
  path: "/WayBill/AddLogisticsState",
  summary: "Add a logistics state",
  access: staff(`${page}:add`),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new state") }),
  changes: true,
  refusals: [logisticsStateRefusals.descriptionTaken],
  example: {
    chineseDescription: "已提货",
    englishDescription: "Picked up",
    arabicDescription: "تم الاستلام من المرسل",
    sortNumber: 15,
  },
});

export const editLogisticsState = defineCall({
  path: "/WayBill/EditLogisticsState",
  summary: "Change a logistics state",
  access: staff(`${page}:edit`),
  input: z.strictObject({ id: id.describe("State"), ...fields, version: version.describe("Version it was read with") }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: [logisticsStateRefusals.descriptionTaken],
  example: {
    id: someId,
    chineseDescription: "已提货",
    englishDescription: "Picked up",
    arabicDescription: "تم الاستلام من المرسل",
    sortNumber: 15,
    version: 1,
  },
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
    "Events are never overwritten. Whoever looks at the public page sees it at once. A main waybill's event goes to its houses too when `withHouses` is set.",
  access: staff(editsWaybills),
  input: z.strictObject({
    waybillIds: z.array(id).min(1).max(1000).describe("Waybills, all or none"),
    stateId: id.describe("Logistics state"),
    occurredAt: moment.describe("When it happened, ISO 8601 in UTC, not in the future"),
    place: optionalText(120).describe("Where"),
    remark: optionalText(300).describe("Remark that the public sees"),
    withHouses: z.boolean().default(true).describe("Also to the houses of the main waybills among them"),
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
  access: staff(editsWaybills),
  input: z.strictObject({ eventId: id.describe("Event"), reason: requiredText(200).describe("Why") }),
  answer: z.object({}),
  changes: true,
  refusals: [logisticsStateRefusals.withdrawn, logisticsStateRefusals.voided],
  example: { eventId: someId, reason: "Entered for another shipment" },
});

export const logisticsStateCalls = [
  logisticsStateListByPage,
  exportLogisticsStateList,
  addLogisticsState,
  editLogisticsState,
  deleteLogisticsState,
  editWayBillLogisticsStatus,
  historyDeliveryDetails,
  withdrawWayBillLogisticsStatus,
];
