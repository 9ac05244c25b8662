import { logActionTexts, type LocalText } from "#core";

/** A record is begun with its number, waits, is posted, or was taken back. */
export const writeOffStatusTexts = {
  begun: { zh: "未填写", en: "Not filled in", ar: "لم يُعبّأ" },
  pending: { zh: "待核销", en: "To be written off", ar: "بانتظار التسوية" },
  writtenOff: { zh: "已核销", en: "Written off", ar: "تمت التسوية" },
  takenBack: { zh: "已冲销", en: "Reversed", ar: "تم عكسها" },
} as const satisfies Record<string, LocalText>;

export const lockTexts = {
  true: { zh: "已锁定", en: "Locked", ar: "مقفل" },
  false: { zh: "未锁定", en: "Not locked", ar: "غير مقفل" },
} as const satisfies Record<string, LocalText>;

/** Words of the waybills that were marked as partly paid by hand before there were write-offs. */
export const partlyPaidTexts = {
  title: { zh: "历史部分付款", en: "Earlier part payments", ar: "دفعات جزئية سابقة" },
  markedByName: { zh: "标记人", en: "Marked by", ar: "وضع العلامة" },
  markedAt: { zh: "标记时间", en: "Marked on", ar: "تاريخ وضع العلامة" },
  paid: { zh: "已付金额", en: "Amount paid", ar: "المبلغ المدفوع" },
} as const satisfies Record<string, LocalText>;

/** Customers' funds as a source of money. */
export const fundText = {
  zh: "客户资金",
  en: "the customer's funds",
  ar: "أموال العميل",
} as const satisfies LocalText;

export const writeOffTitles = {
  one: { zh: "核销单", en: "Write-off", ar: "سجل التسوية" },
  all: { zh: "核销单", en: "Write-offs", ar: "سجلات التسوية" },
} as const satisfies Record<string, LocalText>;

export const writeOffActions = ["begin", "add", "edit", "post", "takeBack", "lock", "unlock"] as const;

/** Names of the actions on a credited record. */
export const writeOffActionTexts = {
  begin: { zh: "生成编号", en: "Numbered", ar: "إنشاء الرقم" },
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  post: { zh: "核销", en: "Writing off", ar: "تسوية" },
  takeBack: { zh: "冲销", en: "Reversal", ar: "قيد عكسي" },
  lock: { zh: "锁定", en: "Locking", ar: "قفل" },
  unlock: { zh: "解锁", en: "Unlocking", ar: "فك القفل" },
} as const satisfies Record<(typeof writeOffActions)[number], LocalText>;
