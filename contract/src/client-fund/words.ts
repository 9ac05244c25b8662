import type { LocalText } from "#core";

export const clientFundTitles = {
  group: { zh: "客户资金", en: "Client funds", ar: "أموال العملاء" },
  business: { zh: "业务录入", en: "Business entry", ar: "إدخال المبيعات" },
  finance: { zh: "财务录入", en: "Finance entry", ar: "إدخال المالية" },
  statements: { zh: "资金流水", en: "Fund statements", ar: "كشوف أموال العملاء" },
  detail: { zh: "资金明细", en: "Fund details", ar: "تفاصيل أموال العملاء" },
  businessReceipts: { zh: "收款认领", en: "Receipts to claim", ar: "إيداعات للتعريف" },
  financeReceipts: { zh: "收款预录", en: "Receipt pre-records", ar: "التسجيل المبدئي للقبض" },
  posting: { zh: "资金入账", en: "Posting fund entries", ar: "ترحيل أموال العملاء" },
  confirming: { zh: "确认资金变动", en: "Confirming fund movements", ar: "تأكيد حركات أموال العملاء" },
  entry: { zh: "资金录入", en: "Fund entry", ar: "إدخال أموال" },
  receipt: { zh: "预录收款", en: "Pre-recorded receipt", ar: "قبض مسجّل مبدئيًا" },
  movement: { zh: "资金变动", en: "Fund movement", ar: "حركة أموال" },
  movements: { zh: "资金变动", en: "Fund movements", ar: "حركات أموال العملاء" },
  advances: { zh: "垫付", en: "Advances", ar: "السلف لحساب العملاء" },
  leftovers: { zh: "兑换余数", en: "Exchange leftovers", ar: "بواقي صرف العملة" },
  postings: { zh: "入账明细", en: "Postings", ar: "القيود المُرحَّلة" },
  statement: { zh: "资金流水", en: "Client fund statement", ar: "كشف أموال العميل" },
} as const satisfies Record<string, LocalText>;

/** Money for a customer's shipments, and all other (decisions.md, "Money"). */
export const fundClasses = ["business", "operating"] as const;
export type FundClass = (typeof fundClasses)[number];
export const fundClassTexts = {
  business: { zh: "业务款", en: "Business", ar: "أموال الشحنات" },
  operating: { zh: "运营款", en: "Operating", ar: "أموال تشغيلية" },
} as const satisfies Record<FundClass, LocalText>;

/** Catalogue §4: Unsettle, Settled, Deleted. */
export const entryStates = ["unsettle", "settled", "deleted"] as const;
export type EntryState = (typeof entryStates)[number];
export const entryStateTexts = {
  unsettle: { zh: "待入账", en: "To be posted", ar: "بانتظار الترحيل" },
  settled: { zh: "已入账", en: "Posted", ar: "مُرحَّل" },
  deleted: { zh: "已删除", en: "Deleted", ar: "محذوف" },
} as const satisfies Record<EntryState, LocalText>;

/** Catalogue §4: kinds of postings on a fund. */
export const fundTypes = ["income", "expenditure", "exchangeIncome", "exchangeExpenditure", "writeOff"] as const;
export type FundType = (typeof fundTypes)[number];
export const fundTypeTexts = {
  income: { zh: "收入", en: "Income", ar: "وارد" },
  expenditure: { zh: "支出", en: "Expenditure", ar: "صادر" },
  exchangeIncome: { zh: "兑入", en: "Exchange income", ar: "وارد صرف" },
  exchangeExpenditure: { zh: "兑出", en: "Exchange expenditure", ar: "صادر صرف" },
  writeOff: { zh: "核销", en: "Writing off", ar: "تسوية" },
} as const satisfies Record<FundType, LocalText>;

/** Records that postings on funds are of. */
export const postingKinds = [
  "entry",
  "reversal",
  "transfer",
  "exchange",
  "offset",
  "payBack",
  "writeOff",
  "merge",
] as const;
export type PostingKind = (typeof postingKinds)[number];
export const postingKindTexts = {
  entry: { zh: "客户汇款", en: "Customer's money", ar: "أموال واردة من العميل" },
  reversal: { zh: "冲销", en: "Reversal", ar: "قيد عكسي" },
  transfer: { zh: "划转", en: "Transfer", ar: "تحويل داخلي" },
  exchange: { zh: "兑换", en: "Exchange", ar: "صرف عملة" },
  offset: { zh: "冲抵垫付", en: "Advance offset", ar: "استرداد سلفة" },
  payBack: { zh: "退款", en: "Pay-back", ar: "رد الأموال" },
  writeOff: { zh: "核销账单", en: "Write-off of bills", ar: "تسوية فواتير" },
  merge: { zh: "客户合并划转", en: "Transfer by merging", ar: "تحويل بسبب دمج العملاء" },
} as const satisfies Record<PostingKind, LocalText>;

/** A pre-recorded receipt is nobody's, claimed, confirmed, or deleted. */
export const receiptStates = ["open", "claimed", "confirmed", "deleted"] as const;
export type ReceiptState = (typeof receiptStates)[number];
export const receiptStateTexts = {
  open: { zh: "待认领", en: "To be claimed", ar: "بانتظار التعريف" },
  claimed: { zh: "已认领", en: "Claimed", ar: "معرّف" },
  confirmed: { zh: "已确认", en: "Claim confirmed", ar: "مؤكَّد" },
  deleted: { zh: "已删除", en: "Deleted", ar: "محذوف" },
} as const satisfies Record<ReceiptState, LocalText>;

/** Movements are asked for, and confirmed by somebody else. */
export const movementKinds = ["transfer", "exchange", "advance", "payBack", "reversal"] as const;
export type MovementKind = (typeof movementKinds)[number];
export const movementKindTexts = {
  transfer: postingKindTexts.transfer,
  exchange: postingKindTexts.exchange,
  advance: { zh: "垫付", en: "Advance", ar: "سلفة لحساب العميل" },
  payBack: postingKindTexts.payBack,
  reversal: postingKindTexts.reversal,
} as const satisfies Record<MovementKind, LocalText>;

export const movementStates = ["pending", "done", "refused", "withdrawn"] as const;
export type MovementState = (typeof movementStates)[number];
export const movementStateTexts = {
  pending: { zh: "待确认", en: "To be confirmed", ar: "بانتظار التأكيد" },
  done: { zh: "已完成", en: "Booked", ar: "مقيَّدة" },
  refused: { zh: "已驳回", en: "Refused", ar: "مرفوضة" },
  withdrawn: { zh: "已撤回", en: "Taken back by the asker", ar: "مسحوبة" },
} as const satisfies Record<MovementState, LocalText>;

/** Catalogue §4: Unoffset, Has been offset. */
export const advanceStates = ["unoffset", "offset"] as const;
export type AdvanceState = (typeof advanceStates)[number];
export const advanceStateTexts = {
  unoffset: { zh: "未冲抵", en: "Not offset", ar: "غير مستردة" },
  offset: { zh: "已冲抵", en: "Offset", ar: "مستردة" },
} as const satisfies Record<AdvanceState, LocalText>;

/** At the company's rates of the day, or at one of the asker's own, which somebody else confirms. */
export const rateKinds = ["company", "own"] as const;
export const rateKindTexts = {
  company: { zh: "公司汇率", en: "The company's rates", ar: "أسعار صرف الشركة" },
  own: { zh: "自定汇率", en: "A rate of one's own", ar: "سعر صرف خاص" },
} as const satisfies Record<(typeof rateKinds)[number], LocalText>;

/** Actions in the log of a fund entry. */
export const entryActions = ["add", "edit", "delete", "post", "askReversal", "reverse"] as const;
export const receiptActions = ["add", "edit", "delete", "take", "claim", "withdraw", "confirm", "refuse"] as const;
export const movementActions = ["add", "confirm", "refuse", "withdraw", "offset"] as const;
