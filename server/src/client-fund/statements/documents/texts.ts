import { clientFundTitles, fundFieldTexts } from "@lading/contract/client-fund";
import type { LocalText } from "@lading/contract/core";

/** The words of a statement of a customer's funds. */
export const paperTexts = {
  title: { zh: "客户资金流水", en: "CLIENT FUND STATEMENT", ar: "كشف أموال العميل" },
  to: { zh: "致", en: "To", ar: "إلى" },
  customerNumber: fundFieldTexts.customerNumber,
  currency: fundFieldTexts.currency,
  from: { zh: "起始日期", en: "From", ar: "من تاريخ" },
  until: { zh: "截止日期", en: "To the end of", ar: "حتى نهاية" },
  day: fundFieldTexts.day,
  kind: fundFieldTexts.kind,
  number: fundFieldTexts.number,
  income: fundFieldTexts.income,
  expenditure: fundFieldTexts.expenditure,
  balance: fundFieldTexts.balance,
  opening: fundFieldTexts.opening,
  closing: fundFieldTexts.closing,
  cut: {
    zh: "该期间入账笔数过多，仅列出最后 {most} 笔；期初、期末余额及合计均为全部",
    en: "Only the last {most} postings of the period are listed; the balances and sums are of all",
    ar: "أُدرجت آخر قيود الفترة فقط (الحد {most})، أما الأرصدة والمجاميع فتشمل الكل",
  },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
} as const satisfies Record<string, LocalText>;

/** The e-mail that it goes with; its period says so where it has no first day. */
export const paperMail = {
  until: { zh: "截至 {day}", en: "up to {day}", ar: "حتى {day}" },
  subject: {
    zh: "客户资金流水 {period}",
    en: "Client fund statement {period}",
    ar: "كشف أموال العميل {period}",
  },
  text: {
    zh: "{party}：\n\n您好！随函附上贵方资金流水（{currency}，{period}）。请核对，如有疑问请与我们联系。\n\n{company}",
    en: "Dear {party},\n\nPlease find attached the statement of your funds with us in {currency}, {period}. Let us know if anything is unclear.\n\nKind regards,\n{company}",
    ar: "السادة {party} المحترمين،\n\nتحية طيبة وبعد، نرفق لكم كشف أموالكم لدينا بعملة {currency} للفترة: {period}. نرجو مراجعته، ونحن في خدمتكم لأي استفسار.\n\nمع أطيب التحيات،\n{company}",
  },
  file: clientFundTitles.statement,
} as const satisfies Record<string, LocalText>;
