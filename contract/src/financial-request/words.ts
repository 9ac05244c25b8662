import { approvalFieldTexts } from "#approval";
import { commonFieldTexts, logActionTexts, type ChoiceTexts, type Currency, type LocalText } from "#core";
import { expenseCategoryTexts } from "#expense-category";

/** Most account rows and attachments of a request (catalogue §9). */
export const mostAccounts = 10;
export const mostRequestFiles = 6;

/** Currencies of requests (catalogue §9), beside the settlement currency. */
export const requestCurrencies = ["RMB", "USD", "HKD"] as const satisfies readonly Currency[];

export const receiveMethods = ["bankTransfer", "eWallet", "cash"] as const;
export type ReceiveMethod = (typeof receiveMethods)[number];
export const receiveMethodTexts = {
  bankTransfer: { zh: "银行转账", en: "Bank transfer", ar: "تحويل بنكي" },
  eWallet: { zh: "电子钱包", en: "E-wallet", ar: "محفظة إلكترونية" },
  cash: { zh: "现金", en: "Cash", ar: "نقدًا" },
} as const satisfies ChoiceTexts;

/** Where a request stands, of which both sets of words follow (`requestWords`). */
export const requestStages = ["written", "withdrawn", "pending", "refused", "approved", "paid"] as const;
export type RequestStage = (typeof requestStages)[number];

/** Words of "Financial request" (catalogue §4); "All" is a filter. */
export const requestStatuses = [
  "unapply",
  "pendingApproval",
  "approvalCompleted",
  "completed",
  "cancel",
  "reject",
] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const requestStatusTexts = {
  unapply: { zh: "未提交", en: "Not submitted", ar: "لم يُقدَّم" },
  pendingApproval: { zh: "待审批", en: "Pending approval", ar: "بانتظار الاعتماد" },
  approvalCompleted: { zh: "审批完成", en: "Approval completed", ar: "اكتمل الاعتماد" },
  completed: { zh: "已完成", en: "Completed", ar: "مكتمل" },
  cancel: { zh: "已撤回", en: "Withdrawn", ar: "مسحوب" },
  reject: { zh: "已驳回", en: "Rejected", ar: "مرفوض" },
} as const satisfies ChoiceTexts;

/** Words of "Expense approval" (catalogue §4). */
export const expenseApprovals = ["unapply", "pendingApproval", "agree", "disagree"] as const;
export type ExpenseApproval = (typeof expenseApprovals)[number];
export const expenseApprovalTexts = {
  unapply: { zh: "未提交", en: "Not submitted", ar: "لم يُقدَّم" },
  pendingApproval: { zh: "待审批", en: "Pending approval", ar: "بانتظار الاعتماد" },
  agree: { zh: "同意", en: "Agree", ar: "موافقة" },
  disagree: { zh: "不同意", en: "Disagree", ar: "رفض" },
} as const satisfies ChoiceTexts;

/** A request in both sets of words (decisions.md, "Money"). */
export const requestWords = {
  written: { approval: "unapply", status: "unapply" },
  withdrawn: { approval: "unapply", status: "cancel" },
  pending: { approval: "pendingApproval", status: "pendingApproval" },
  refused: { approval: "disagree", status: "reject" },
  approved: { approval: "agree", status: "approvalCompleted" },
  paid: { approval: "agree", status: "completed" },
} as const satisfies Record<RequestStage, { approval: ExpenseApproval; status: RequestStatus }>;

/** Names of a request's fields. */
export const requestFieldTexts = {
  number: approvalFieldTexts.number,
  status: commonFieldTexts.status,
  expenseApproval: { zh: "费用审批", en: "Expense approval", ar: "اعتماد المصروف" },
  category: expenseCategoryTexts.category,
  costCategory: expenseCategoryTexts.costCategory,
  costCode: expenseCategoryTexts.costCode,
  statement: approvalFieldTexts.title,
  supplierName: approvalFieldTexts.payee,
  address: commonFieldTexts.address,
  currency: commonFieldTexts.currency,
  amount: commonFieldTexts.amount,
  withinBudget: { zh: "预算内", en: "Within the budget", ar: "ضمن الميزانية" },
  lastPaymentDate: { zh: "最晚付款日期", en: "Pay by", ar: "آخر موعد للصرف" },
  voucherNumber: { zh: "凭证号", en: "Voucher no.", ar: "رقم المستند" },
  paymentCode: { zh: "付款附言", en: "Payment code", ar: "رمز الدفع" },
  accounts: { zh: "收款账户信息", en: "Payment details", ar: "بيانات الصرف" },
  receiveMethod: { zh: "收款方式", en: "Receive method", ar: "طريقة الاستلام" },
  accountName: { zh: "户名", en: "Account name", ar: "اسم الحساب" },
  bankName: { zh: "开户行", en: "Bank", ar: "البنك" },
  bankNumber: { zh: "账号", en: "Account or wallet no.", ar: "رقم الحساب أو المحفظة" },
  attachments: { zh: "附件", en: "Attachments", ar: "المرفقات" },
  remark: commonFieldTexts.remark,
  applicantName: approvalFieldTexts.applicantName,
  department: approvalFieldTexts.department,
  submitTime: approvalFieldTexts.submittedAt,
  createdAt: { zh: "填写时间", en: "Written on", ar: "تاريخ الكتابة" },
  reason: commonFieldTexts.reason,
  positionName: approvalFieldTexts.positionName,
  opinion: approvalFieldTexts.opinion,
  handedTo: approvalFieldTexts.handedTo,
  paymentRecordNumber: { zh: "付款单号", en: "Payment record no.", ar: "رقم سند الصرف" },
  paidOn: { zh: "付款日期", en: "Paid on", ar: "تاريخ الصرف" },
} as const satisfies Record<string, LocalText>;

export const requestActions = [
  "add",
  "edit",
  "delete",
  "submit",
  "withdraw",
  "void",
  "agree",
  "disagree",
  "handOn",
  "pay",
] as const;

/** Names of the actions on a request. */
export const requestActionTexts = {
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  delete: logActionTexts.delete,
  submit: { zh: "提交", en: "Submitted", ar: "تقديم" },
  withdraw: { zh: "撤回", en: "Withdrawn by the applicant", ar: "سحب الطلب" },
  void: { zh: "审批因变更失效", en: "Decisions void by a change", ar: "سقوط القرارات بسبب تعديل" },
  agree: { zh: "同意", en: "Agree", ar: "موافقة" },
  disagree: { zh: "不同意", en: "Disagree", ar: "رفض" },
  handOn: { zh: "移交审批", en: "Handed on", ar: "إحالة الاعتماد" },
  pay: { zh: "付款", en: "Paid", ar: "صرف" },
} as const satisfies Record<(typeof requestActions)[number], LocalText>;
