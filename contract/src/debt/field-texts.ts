import { billFieldTexts } from "#bill";
import { checkBillFieldTexts } from "#check-bill";
import { commonFieldTexts, type LocalText } from "#core";

/** Title of a customer's own debts, in the portal's menu and of their spreadsheet. */
export const debtTitle: LocalText = { zh: "账款", en: "Debts", ar: "المستحقات عليكم" };

/** Titles of what the sales desk's own customers owe, in the menu and of its spreadsheets. */
export const accountingTitles = {
  page: { zh: "业务对账", en: "Customer accounts", ar: "المطابقة" },
  sums: { zh: "业务对账汇总", en: "Customer accounts by customer", ar: "المطابقة حسب العميل" },
  lines: { zh: "客户未结账单", en: "Open customer bills", ar: "فواتير العملاء المفتوحة" },
} as const satisfies Record<string, LocalText>;

export const debtStatuses = ["open", "overdue", "paid"] as const;
export type DebtStatus = (typeof debtStatuses)[number];

/** How a bill stands for who owes it. */
export const debtStatusTexts = {
  open: checkBillFieldTexts.notDue,
  overdue: billFieldTexts.overdue,
  paid: { zh: "已结清", en: "Settled", ar: "مسددة بالكامل" },
} as const satisfies Record<DebtStatus, LocalText>;

/** Names of the fields of a customer's debts. */
export const debtFieldTexts = {
  invoiceNo: billFieldTexts.invoiceNo,
  waybillNumber: billFieldTexts.waybillNumber,
  billDate: billFieldTexts.billDate,
  dueDate: billFieldTexts.dueDate,
  currency: commonFieldTexts.currency,
  amount: commonFieldTexts.amount,
  balance: billFieldTexts.balance,
  // “未收” is the company's view; who owes it reads “未付”.
  outstandingDays: { zh: "未付天数", en: "Outstanding days", ar: "أيام عدم السداد" },
  createDate: billFieldTexts.createDate,
  overdueDays: checkBillFieldTexts.overdueDays,
  status: commonFieldTexts.status,
  taxInvoice: billFieldTexts.taxInvoice,
} as const satisfies Record<string, LocalText>;
