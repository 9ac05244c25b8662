import { commonFieldTexts, type LocalText } from "#core";

/** Steps at a company's period: it is closed up to a day, or closed days are opened again. */
export const periodSteps = ["close", "reopen"] as const;
export type PeriodStep = (typeof periodSteps)[number];
export const periodStepTexts = {
  close: { zh: "关账", en: "Closed", ar: "إقفال" },
  reopen: { zh: "反关账", en: "Books reopened", ar: "إعادة فتح" },
} as const satisfies Record<PeriodStep, LocalText>;

/** A closing is done at once; a reopening is asked for by one person and decided on by another. */
export const periodStepStates = ["asked", "done", "refused", "withdrawn"] as const;
export type PeriodStepState = (typeof periodStepStates)[number];
export const periodStepStateTexts = {
  asked: { zh: "待他人确认", en: "Waits for somebody else", ar: "بانتظار تأكيد شخص آخر" },
  done: { zh: "已执行", en: "Carried out", ar: "نُفِّذ" },
  refused: { zh: "已驳回", en: "Rejected", ar: "مرفوض" },
  withdrawn: { zh: "已撤回", en: "Withdrawn", ar: "مسحوب" },
} as const satisfies Record<PeriodStepState, LocalText>;

/** Kinds of records that may still be open up to a day, each with the list that shows it. */
export const openKinds = {
  writeOffs: "/businessLedger/finishedCheckBillsSummary?view=writeOffs&status=pending",
  partlyPaid: "/businessLedger/finishedCheckBillsSummary?view=partlyPaid",
  bankEntries: "/financialBill/bankStatement?view=entries&status=open",
  receipts: "/financialBill/bankStatement?view=receipts&hasRest=true",
  fundReceipts: "/clientFund/financeReceiptPreRecord?status=open",
  fundClaims: "/clientFund/financeReceiptPreRecord?status=claimed",
  fundEntries: "/clientFund/financeEntry?entryState=unsettle",
  fundMovements: "/clientFund/clientFundDetail?view=movements&status=pending",
  checkBills: "/businessLedger/pendingCheckBillsSummary?view=checkBills",
  taxInvoices: "/businessLedger/taxInvoice?view=applications&status=applied",
  supplierInvoices: "/businessLedger/paymentInvoice?view=toConfirm",
  requests: "/businessLedger/financialAudit?view=all&outcome=pending",
  unpaidRequests: "/businessLedger/financialRequest?status=approvalCompleted",
} as const satisfies Record<string, `/${string}`>;
export type OpenKind = keyof typeof openKinds;
export const openKindTexts = {
  writeOffs: { zh: "待过账的核销单", en: "Write-offs not posted", ar: "تسويات لم تُرحَّل" },
  partlyPaid: {
    zh: "待录入已付金额的账单",
    en: "Bills marked partly paid by hand",
    ar: "فواتير عُلِّمت يدويًا مدفوعة جزئيًا",
  },
  bankEntries: { zh: "未匹配的银行流水", en: "Bank entries not matched", ar: "حركات بنكية غير مطابَقة" },
  receipts: { zh: "尚有余额的收款", en: "Receipts with a rest", ar: "مقبوضات لها رصيد متبقٍّ" },
  fundReceipts: { zh: "待认领的预录收款", en: "Receipts to be claimed", ar: "مقبوضات بانتظار التعريف" },
  fundClaims: { zh: "待确认的认领", en: "Claims to be confirmed", ar: "تعريفات بانتظار التأكيد" },
  fundEntries: {
    zh: "待入账的客户资金",
    en: "Client fund entries to be posted",
    ar: "إدخالات أموال عملاء بانتظار الترحيل",
  },
  fundMovements: {
    zh: "待确认的资金变动",
    en: "Fund movements to be confirmed",
    ar: "حركات أموال عملاء بانتظار التأكيد",
  },
  checkBills: { zh: "对方未确认的对账单", en: "Check bills not agreed", ar: "كشوف مطابقة لم يُتَّفق عليها" },
  taxInvoices: { zh: "待开票的发票申请", en: "Tax invoices applied for", ar: "فواتير ضريبية مطلوبة لم تصدر" },
  supplierInvoices: {
    zh: "待确认的供应商发票",
    en: "Supplier invoices to confirm",
    ar: "فواتير موردين بانتظار التأكيد",
  },
  requests: { zh: "审批中的费用申请", en: "Requests waiting for approval", ar: "طلبات بانتظار الاعتماد" },
  unpaidRequests: { zh: "已审批未付款的费用申请", en: "Approved requests not paid", ar: "طلبات معتمدة لم تُصرف" },
} as const satisfies Record<OpenKind, LocalText>;

/** Names of the fields of a period. */
export const periodFieldTexts = {
  upTo: { zh: "关账至（含当日）", en: "Close up to and including", ar: "الإقفال حتى يوم (ضمنًا)" },
  reopenTo: {
    zh: "反关账后仍关至（留空则全部开放）",
    en: "Stays closed up to (empty: nothing)",
    ar: "يبقى مقفلًا حتى (فارغ: لا شيء)",
  },
  before: { zh: "之前关至", en: "Closed up to before", ar: "كان مقفلًا حتى" },
  after: { zh: "之后关至", en: "Closed up to after", ar: "صار مقفلًا حتى" },
  step: { zh: "操作", en: "Step", ar: "الإجراء" },
  reason: commonFieldTexts.reason,
  remark: commonFieldTexts.remark,
  askedBy: { zh: "操作人/申请人", en: "By", ar: "المنفِّذ أو الطالب" },
  decidedBy: { zh: "确认人", en: "Agreed or refused by", ar: "بتّ فيه" },
  left: { zh: "关账时未了结", en: "Open when it was closed", ar: "غير منجز عند الإقفال" },
} as const satisfies Record<string, LocalText>;

export const periodTitle = { zh: "关账", en: "Period closing", ar: "إقفال الفترة" };
