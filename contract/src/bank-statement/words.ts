import type { LocalText } from "#core";

export const bankStatementTitles = {
  page: { zh: "银行对账单", en: "Bank statements", ar: "كشوف الحسابات البنكية" },
  entries: { zh: "银行流水", en: "Bank entries", ar: "الحركات البنكية" },
  receipts: { zh: "收款单", en: "Receipts", ar: "سندات القبض" },
  entry: { zh: "银行流水", en: "Bank entry", ar: "حركة بنكية" },
} as const satisfies Record<string, LocalText>;

/** How a payment of a bank's file stands. */
export const bankEntryStatusTexts = {
  open: { zh: "待匹配", en: "To match", ar: "بانتظار المطابقة" },
  alike: { zh: "疑似重复", en: "Possibly there twice", ar: "يُحتمل تكرارها" },
  matched: { zh: "已收款", en: "Received", ar: "تم القبض" },
  toReturn: { zh: "退汇待确认", en: "Sent back, to confirm", ar: "معادة بانتظار التأكيد" },
  returned: { zh: "退汇已处理", en: "Return taken over", ar: "عولجت الإعادة" },
  sentBack: { zh: "已被退汇", en: "Sent back", ar: "أُعيدت" },
  setAside: { zh: "不作收款", en: "Set aside", ar: "مستبعدة" },
  out: { zh: "支出", en: "Money out", ar: "صادرة" },
  preRecorded: { zh: "已转收款预录", en: "In receipt pre-records", ar: "محوّلة إلى التسجيل المبدئي" },
} as const satisfies Record<string, LocalText>;

export const sureTexts = {
  true: { zh: "确定", en: "Sure", ar: "مؤكدة" },
  false: { zh: "待核对", en: "To be looked at", ar: "تحتاج إلى مراجعة" },
} as const satisfies Record<string, LocalText>;

export const balanceCheckTexts = {
  agrees: { zh: "相符", en: "Adds up", ar: "متطابقة" },
  differs: { zh: "不符", en: "Does not add up", ar: "غير متطابقة" },
  unknown: { zh: "无法核对", en: "Cannot be checked", ar: "لا يمكن التحقق" },
} as const satisfies Record<string, LocalText>;

export const statementFormatTexts = {
  camt: { zh: "camt XML", en: "camt XML", ar: "camt XML" },
  mt940: { zh: "MT940", en: "MT940", ar: "MT940" },
  ofx: { zh: "OFX", en: "OFX", ar: "OFX" },
  table: { zh: "表格", en: "Table", ar: "جدول" },
} as const satisfies Record<string, LocalText>;

/** Why a customer and its bills are proposed, and what speaks against it. */
export const bankReasonTexts = {
  number: { zh: "附言中的单号：{numbers}", en: "Numbers in the text: {numbers}", ar: "أرقام في البيان: {numbers}" },
  partNumber: {
    zh: "附言中的部分单号：{numbers}",
    en: "Parts of numbers in the text: {numbers}",
    ar: "أجزاء من أرقام في البيان: {numbers}",
  },
  account: { zh: "该客户曾用此账号付款", en: "Paid from this account before", ar: "سبق أن دفع من هذا الحساب" },
  earlierName: { zh: "该客户曾用此户名付款", en: "Paid under this name before", ar: "سبق أن دفع بهذا الاسم" },
  name: { zh: "名称相似度 {percent}%", en: "Name alike by {percent}%", ar: "تشابه الاسم {percent}%" },
  amount: { zh: "金额等于一份账单", en: "The amount of one bill", ar: "المبلغ يساوي فاتورة واحدة" },
  sum: {
    zh: "金额等于 {bills} 份账单之和",
    en: "The sum of bills: {bills}",
    ar: "المبلغ يساوي مجموع فواتير عددها {bills}",
  },
  charges: {
    zh: "银行注明手续费 {amount}",
    en: "The bank names charges of {amount}",
    ar: "ذكر البنك رسومًا قدرها {amount}",
  },
  chargesGuessed: {
    zh: "可能扣除手续费 {amount}",
    en: "Charges of {amount} could have been taken off",
    ar: "ربما خُصمت رسوم قدرها {amount}",
  },
  part: { zh: "仅够支付一部分", en: "Pays only a part", ar: "يغطي جزءًا فقط" },
  more: { zh: "多付 {amount}", en: "{amount} more than the bills", ar: "يزيد عن الفواتير بمقدار {amount}" },
  alike: { zh: "另有 {others} 种可能", en: "Other possibilities: {others}", ar: "احتمالات أخرى: {others}" },
  otherCustomer: {
    zh: "也有迹象指向其他客户",
    en: "Something speaks for another customer",
    ar: "توجد مؤشرات على عميل آخر",
  },
  unknownNumber: {
    zh: "没有对应未结账单的单号：{numbers}",
    en: "Numbers of no open bill: {numbers}",
    ar: "أرقام لا تخص أي فاتورة مفتوحة: {numbers}",
  },
} as const satisfies Record<string, LocalText>;

/** Why a payment sent back is taken for the return of a receipt. */
export const returnReasonTexts = {
  reference: { zh: "参考号相同", en: "The same reference", ar: "المرجع نفسه" },
  account: { zh: "账号相同", en: "The same account", ar: "الحساب نفسه" },
  name: { zh: "户名相同", en: "The same name", ar: "الاسم نفسه" },
  text: { zh: "附言相同", en: "The same text", ar: "البيان نفسه" },
} as const satisfies Record<string, LocalText>;

/** Why a person should look at an entry. */
export const entryDoubtTexts = {
  valueDate: {
    zh: "起息日不是有效日期：{text}",
    en: "The value date is no day of the calendar: {text}",
    ar: "تاريخ الحق ليس يومًا صحيحًا في التقويم: {text}",
  },
  batch: {
    zh: "批量入账，文件未逐笔列明",
    en: "A batch whose payments the file does not give singly",
    ar: "دفعة مجمّعة لا يذكر الملف حوالاتها منفردة",
  },
  balance: {
    zh: "本行余额与上一行不连贯",
    en: "The balance after it does not follow from the one before",
    ar: "الرصيد بعدها لا يتبع الرصيد السابق",
  },
} as const satisfies Record<string, LocalText>;

/** Reason that charges which the bank took off are let go with. */
export const chargesWaiverText = {
  zh: "银行手续费",
  en: "Bank charges",
  ar: "الرسوم البنكية",
} as const satisfies LocalText;
