import { approvalFieldTexts, approvalSubjectTexts } from "#approval";
import { commonFieldTexts, type ChoiceTexts, type LocalText } from "#core";
import { requestFieldTexts } from "#financial-request";
import { paymentInvoiceTitles } from "#payment-invoice";

/** Records paid in one go, and voucher files of them (catalogue §9). */
export const mostPaid = 500;
export const mostVouchers = 100;

/** Records that the cashier pays, and the pages that show them. */
export const paymentSubjects = ["expense", "payroll", "invoice"] as const;
export type PaymentSubject = (typeof paymentSubjects)[number];
export const paymentSubjectTexts = {
  ...approvalSubjectTexts,
  invoice: paymentInvoiceTitles.one,
} as const satisfies ChoiceTexts;
export const paymentSubjectPages = {
  expense: "/financialRequestDetail",
  payroll: "/payrollDetails",
  invoice: "/paymentInvoiceDetail",
} as const satisfies Record<PaymentSubject, string>;

/** Why a record that waits for payment is not the caller's to pay; the empty text: it is. */
export const payHindrances = ["", "own", "decided"] as const;

/** Days that a payee's link is good for. */
export const linkDays = 30;
export const linkStates = ["good", "ended", "withdrawn"] as const;
export type LinkState = (typeof linkStates)[number];
export const linkStateTexts = {
  good: { zh: "有效", en: "Good", ar: "صالح" },
  ended: { zh: "已过期", en: "Expired", ar: "منتهٍ" },
  withdrawn: { zh: "已撤回", en: "Withdrawn", ar: "مسحوب" },
} as const satisfies ChoiceTexts;

/** Names of the fields of payments. */
export const paymentFieldTexts = {
  number: requestFieldTexts.paymentRecordNumber,
  subject: { zh: "单据类型", en: "Document type", ar: "نوع المستند" },
  subjectNumber: { zh: "单据编号", en: "Document no.", ar: "رقم المستند المدفوع" },
  title: approvalFieldTexts.title,
  payee: approvalFieldTexts.payee,
  currency: commonFieldTexts.currency,
  amount: commonFieldTexts.amount,
  payBy: requestFieldTexts.lastPaymentDate,
  applicantName: { zh: "申请人/录入人", en: "Applied or entered by", ar: "مقدّم الطلب أو المُدخِل" },
  paidOn: requestFieldTexts.paidOn,
  method: { zh: "付款方式", en: "Payment method", ar: "طريقة الصرف" },
  accountId: { zh: "付款账户", en: "Paid from", ar: "حساب الصرف" },
  accounts: requestFieldTexts.accounts,
  vouchers: { zh: "报销凭证", en: "Vouchers", ar: "المستندات المؤيِّدة" },
  remark: commonFieldTexts.remark,
  paidByName: { zh: "付款人", en: "Paid by", ar: "صرفها" },
  createDate: { zh: "付款登记时间", en: "Entered on", ar: "وقت تسجيل الصرف" },
  to: { zh: "收件邮箱", en: "Send to", ar: "يُرسل إلى" },
  language: commonFieldTexts.language,
} as const satisfies Record<string, LocalText>;

export const paymentTitles = {
  all: { zh: "出纳付款", en: "Payments", ar: "المدفوعات" },
  one: { zh: "付款单", en: "Payment record", ar: "سند صرف" },
  toPay: { zh: "待付款", en: "To pay", ar: "بانتظار الصرف" },
  paid: { zh: "已付款", en: "Paid", ar: "مدفوعة" },
} as const satisfies Record<string, LocalText>;
