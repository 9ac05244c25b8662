import { resultTexts } from "#bill";
import { commonFieldTexts, type LocalText } from "#core";
import { jobFieldTexts } from "#job-summary";
import { waybillFieldTexts } from "#waybill";
import { writeOffFieldTexts } from "#write-off";

/** Title of the page and of its spreadsheet (catalogue §7, "profit statistics"). */
export const profitTitle: LocalText = { zh: "利润表", en: "Profit list", ar: "قائمة الأرباح" };

/** The groups that a row of the profit list may sum up. */
export const profitGroups = ["job", "customer", "person", "company"] as const;
export type ProfitGroup = (typeof profitGroups)[number];

/** The groups as a choice, and as the heading of the rows' names. */
export const profitGroupTexts = {
  job: { zh: "作业号", en: "Job no.", ar: "رقم العملية" },
  customer: waybillFieldTexts.customerId,
  person: { zh: "员工", en: "Staff member", ar: "الموظف" },
  company: { zh: "全公司", en: "Whole company", ar: "الشركة كلها" },
} as const satisfies Record<ProfitGroup, LocalText>;

/** The people of a waybill by their work, which profits can be summed up by (catalogue §6: "filtered by user type"). */
export const userTypes = ["sales", "operator", "customerService", "marketing"] as const;
export type UserType = (typeof userTypes)[number];

export const userTypeTexts = {
  sales: waybillFieldTexts.salesId,
  operator: waybillFieldTexts.operatorId,
  customerService: waybillFieldTexts.customerServiceId,
  marketing: waybillFieldTexts.marketingId,
} as const satisfies Record<UserType, LocalText>;

/** Names of the profit list's columns and filters. */
export const profitFieldTexts = {
  group: { zh: "汇总方式", en: "Per", ar: "حسب" },
  name: commonFieldTexts.name,
  customerName: waybillFieldTexts.customerName,
  waybills: { zh: "票数", en: "Waybills", ar: "عدد البوالص" },
  userType: { zh: "员工类型", en: "User type", ar: "نوع الموظف" },
  customerNumber: waybillFieldTexts.customerNumber,
  shippingDate: waybillFieldTexts.shippingDate,
  type: waybillFieldTexts.type,
  currency: commonFieldTexts.currency,
  ...resultTexts,
  margin: jobFieldTexts.margin,
  tax: { zh: "其中税额", en: "Tax in sales", ar: "الضريبة ضمن الإيرادات" },
  waived: writeOffFieldTexts.waived,
  exchangeDifference: writeOffFieldTexts.exchangeDifference,
  result: { zh: "净利润", en: "Net profit", ar: "صافي الربح" },
} as const satisfies Record<string, LocalText>;
