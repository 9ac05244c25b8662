import type { LocalText } from "@lading/contract/core";

/** Words of the contracts' spreadsheet, and of what salespeople are told. */
export const contractTexts = {
  contracts: { zh: "客户合同", en: "Customer contracts", ar: "عقود العملاء" },
  subject: {
    zh: "合同即将到期：{number}（{customer}）",
    en: "Contract ending soon: {number} ({customer})",
    ar: "عقد ينتهي قريبًا: {number} ({customer})",
  },
  body: {
    zh: "{name}，您好：\n\n与客户 {customer}（{customerNumber}）签订的合同 {number}“{contract}”将于 {date} 到期。如需续签，请尽快与客户联系。到期后原信用条款继续适用，直至新合同生效。",
    en: "Dear {name},\n\nContract {number} “{contract}” with {customer} ({customerNumber}) ends on {date}. If it is to be renewed, please get in touch with the customer in time. Until a new contract holds, its credit terms stay as they are.",
    ar: "السيد/ة {name}،\n\nينتهي العقد {number} «{contract}» مع العميل {customer} ({customerNumber}) بتاريخ {date}. إذا كان سيُجدَّد فيرجى التواصل مع العميل في الوقت المناسب. تبقى شروط الائتمان سارية إلى أن يبدأ عقد جديد.",
  },
  creditSubject: {
    zh: "客户信用提醒：{customer}（{customerNumber}）",
    en: "Credit of {customer} ({customerNumber})",
    ar: "تنبيه ائتمان العميل {customer} ({customerNumber})",
  },
  creditRefused: {
    zh: "{name}，您好：\n\n{doer} 为客户 {customer}（{customerNumber}）开立运单或账单时，因超出信用额度或账期被系统拦截。\n\n已用额度：{used} {currency}\n信用上限：{limit}\n逾期金额：{overdue} {currency}\n超出账期天数：{days}\n\n请跟进客户回款；如需放行，请联系有信用放行权限的同事。",
    en: "Dear {name},\n\n{doer} was about to make a waybill or bill for {customer} ({customerNumber}), and the customer's credit did not allow it.\n\nCredit used: {used} {currency}\nCredit limit: {limit}\nOverdue: {overdue} {currency}\nDays past credit terms: {days}\n\nPlease see to the payment. If it is to go ahead all the same, a colleague who may release credit has to let it pass.",
    ar: "السيد/ة {name}،\n\nأراد {doer} إصدار بوليصة أو فاتورة للعميل {customer} ({customerNumber})، ولم يسمح بذلك ائتمان العميل.\n\nالائتمان المستخدم: {used} {currency}\nسقف الائتمان: {limit}\nالمتأخرات: {overdue} {currency}\nأيام تجاوز الائتمان: {days}\n\nيرجى متابعة السداد مع العميل. وإذا لزم الاستمرار فيجب أن يوافق عليه زميل يملك صلاحية تجاوز الائتمان.",
  },
  creditPassed: {
    zh: "{name}，您好：\n\n{doer} 已对客户 {customer}（{customerNumber}）作信用放行，运单或账单已开立。\n\n已用额度：{used} {currency}\n信用上限：{limit}\n逾期金额：{overdue} {currency}\n超出账期天数：{days}\n\n请跟进客户回款。",
    en: "Dear {name},\n\n{doer} released the credit of {customer} ({customerNumber}) for a waybill or bill.\n\nCredit used: {used} {currency}\nCredit limit: {limit}\nOverdue: {overdue} {currency}\nDays past credit terms: {days}\n\nPlease see to the payment.",
    ar: "السيد/ة {name}،\n\nوافق {doer} على تجاوز ائتمان العميل {customer} ({customerNumber}) لإصدار بوليصة أو فاتورة.\n\nالائتمان المستخدم: {used} {currency}\nسقف الائتمان: {limit}\nالمتأخرات: {overdue} {currency}\nأيام تجاوز الائتمان: {days}\n\nيرجى متابعة السداد مع العميل.",
  },
} as const satisfies Record<string, LocalText>;
