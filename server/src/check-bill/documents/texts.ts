import { checkBillFieldTexts } from "@lading/contract/check-bill";
import { payIntoText } from "@lading/contract/collection-account";
import type { LocalText } from "@lading/contract/core";

/** The words of a statement. */
export const statementTexts = {
  title: { zh: "对账单", en: "STATEMENT OF ACCOUNT", ar: "كشف حساب" },
  to: { zh: "致", en: "To", ar: "إلى" },
  number: checkBillFieldTexts.financialAccountNo,
  asOf: { zh: "截止日期", en: "As of", ar: "حتى تاريخ" },
  partyNumber: checkBillFieldTexts.partyNumber,
  currency: checkBillFieldTexts.currency,
  type: checkBillFieldTexts.type,
  line: { zh: "序号", en: "No.", ar: "م" },
  invoiceNo: checkBillFieldTexts.invoiceNo,
  waybillNumber: checkBillFieldTexts.waybillNumber,
  day: { zh: "日期", en: "Date", ar: "التاريخ" },
  dueDate: checkBillFieldTexts.dueDate,
  billAmount: { zh: "账单金额", en: "Bill amount", ar: "مبلغ الفاتورة" },
  open: { zh: "未结金额", en: "Open amount", ar: "المبلغ المفتوح" },
  total: { zh: "合计", en: "Total", ar: "الإجمالي" },
  weOwe: { zh: "我方应付", en: "Payable by us", ar: "مستحق علينا" },
  owedToUs: { zh: "贵方应付", en: "Payable by you", ar: "مستحق عليكم" },
  ageing: checkBillFieldTexts.ageing,
  notDue: checkBillFieldTexts.notDue,
  to30: checkBillFieldTexts.to30,
  to60: checkBillFieldTexts.to60,
  to90: checkBillFieldTexts.to90,
  over90: checkBillFieldTexts.over90,
  remark: checkBillFieldTexts.remark,
  payInto: payIntoText,
  confirm: {
    zh: "请核对以上内容，无误后签章回传。",
    en: "Please check the above and return it signed and stamped.",
    ar: "يرجى مراجعة ما ورد أعلاه وإعادته موقّعًا ومختومًا.",
  },
  signature: { zh: "签字 / 盖章", en: "Signature and stamp", ar: "التوقيع والختم" },
  signedOn: { zh: "签署日期", en: "Date signed", ar: "تاريخ التوقيع" },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
} as const satisfies Record<string, LocalText>;

/** The e-mail that a statement goes with. */
export const statementMail = {
  subject: {
    zh: "对账单 {number}",
    en: "Statement of account {number}",
    ar: "كشف حساب {number}",
  },
  text: {
    zh: "{party}：\n\n您好！随函附上对账单 {number}，合计 {amount}。请核对，无误后签章回传；如有疑问请与我们联系。\n\n{company}",
    en: "Dear {party},\n\nPlease find attached our statement of account {number}, totalling {amount}. Kindly check it and return it signed and stamped; let us know if anything is unclear.\n\nKind regards,\n{company}",
    ar: "السادة {party} المحترمين،\n\nتحية طيبة وبعد، نرفق لكم كشف الحساب {number} بإجمالي {amount}. نرجو مراجعته وإعادته موقّعًا ومختومًا، ونحن في خدمتكم لأي استفسار.\n\nمع أطيب التحيات،\n{company}",
  },
  file: { zh: "对账单", en: "Statement of account", ar: "كشف حساب" },
} as const satisfies Record<string, LocalText>;
