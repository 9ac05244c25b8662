import { checkBillFieldTexts } from "#check-bill";
import { commonFieldTexts, type LocalText } from "#core";

/** Names of the fields of credited records and of the receipts and payments that they set against bills and costs. */
export const writeOffFieldTexts = {
  creditReferenceNumber: { zh: "核销单号", en: "Write-off no.", ar: "رقم التسوية" },
  type: commonFieldTexts.type,
  status: commonFieldTexts.status,
  partyNumber: checkBillFieldTexts.partyNumber,
  partyName: checkBillFieldTexts.partyName,
  currency: { zh: "核销币种", en: "Write-off currency", ar: "عملة التسوية للسجل" },
  amount: { zh: "核销金额", en: "Write-off amount", ar: "مبلغ التسوية" },
  waived: { zh: "减免金额", en: "Waived", ar: "المبلغ المُعفى" },
  waiverReason: { zh: "减免原因", en: "Reason for waiving", ar: "سبب الإعفاء" },
  writable: { zh: "可核销金额", en: "Writable amount", ar: "المبلغ القابل للتسوية" },
  source: { zh: "收付款单号", en: "Receipt or payment no.", ar: "رقم سند القبض أو الصرف" },
  day: { zh: "收付款日期", en: "Receipt or payment date", ar: "تاريخ القبض أو الصرف" },
  received: { zh: "收付款金额", en: "Receipt or payment amount", ar: "مبلغ القبض أو الصرف" },
  left: { zh: "剩余金额", en: "Remaining", ar: "المبلغ المتبقي" },
  reference: { zh: "银行参考号", en: "Bank reference", ar: "مرجع البنك" },
  exchangeDifference: { zh: "汇兑损益", en: "Exchange difference", ar: "فروق صرف العملة" },
  postedOn: { zh: "核销日期", en: "Written off on", ar: "تاريخ إتمام التسوية" },
  locked: { zh: "锁定", en: "Lock", ar: "القفل" },
  reason: commonFieldTexts.reason,
  lines: { zh: "核销明细", en: "Allocations", ar: "بنود التسوية" },
  remark: commonFieldTexts.remark,
  createdByName: checkBillFieldTexts.createdByName,
  createDate: checkBillFieldTexts.createDate,
} as const satisfies Record<string, LocalText>;
