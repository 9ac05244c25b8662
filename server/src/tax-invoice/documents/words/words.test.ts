import { expect, test } from "vitest";
import { amountInWords } from "./index.ts";

// Amounts as accountants write them; the capitals agree with GB/T rules as nzh 1.0.14 has them, the English words with n2words 4.0.0.
test.each([
  ["0.00", "RMB", "人民币零元整"],
  ["0.05", "RMB", "人民币伍分"],
  ["1.05", "RMB", "人民币壹元零伍分"],
  ["1.50", "RMB", "人民币壹元伍角"],
  ["10.00", "RMB", "人民币壹拾元整"],
  ["1001.00", "RMB", "人民币壹仟零壹元整"],
  ["1010.00", "RMB", "人民币壹仟零壹拾元整"],
  ["6007.14", "RMB", "人民币陆仟零柒元壹角肆分"],
  ["16409.02", "RMB", "人民币壹万陆仟肆佰零玖元零贰分"],
  ["107000.53", "RMB", "人民币壹拾万柒仟元伍角叁分"],
  ["10010010.05", "RMB", "人民币壹仟零壹万零壹拾元零伍分"],
  ["100000001.00", "RMB", "人民币壹亿零壹元整"],
  ["123456789012.34", "RMB", "人民币壹仟贰佰叁拾肆亿伍仟陆佰柒拾捌万玖仟零壹拾贰元叁角肆分"],
  ["115.00", "SAR", "沙特里亚尔壹佰壹拾伍元整"],
  ["1.234", "KWD", "科威特第纳尔壹元贰角叁分肆厘"],
  ["3.001", "KWD", "科威特第纳尔叁元零壹厘"],
  ["100000", "JPY", "日元壹拾万元整"],
  ["-115.00", "RMB", "（负数）人民币壹佰壹拾伍元整"],
])("%s %s in Chinese capitals is %s", (amount, currency, words) => {
  expect(amountInWords(amount, currency, "zh")).toBe(words);
});

test.each([
  ["0.00", "SAR", "Zero Saudi riyals only"],
  ["1.00", "SAR", "One Saudi riyal only"],
  ["0.01", "SAR", "One halala only"],
  ["21.50", "USD", "Twenty-one US dollars and fifty cents only"],
  ["101.02", "SAR", "One hundred and one Saudi riyals and two halalas only"],
  ["1005.00", "SAR", "One thousand and five Saudi riyals only"],
  [
    "1234567.89",
    "SAR",
    "One million two hundred and thirty-four thousand five hundred and sixty-seven Saudi riyals and eighty-nine halalas only",
  ],
  ["1.234", "KWD", "One Kuwaiti dinar and two hundred and thirty-four fils only"],
  ["100000", "JPY", "One hundred thousand Japanese yen only"],
  ["12.05", "GBP", "Twelve GBP and 05/100 only"],
  ["-2.00", "EUR", "Minus: Two euros only"],
])("%s %s in English is %s", (amount, currency, words) => {
  expect(amountInWords(amount, currency, "en")).toBe(words);
});

// The noun follows its number: one, two (dual), 3–10 (plural), 11–99 (accusative), hundreds and thousands (genitive).
test.each([
  ["1.00", "SAR", "فقط ريال سعودي واحد لا غير"],
  ["2.00", "SAR", "فقط ريالان سعوديان لا غير"],
  ["3.00", "SAR", "فقط ثلاثة ريالات سعودية لا غير"],
  ["5.50", "SAR", "فقط خمسة ريالات سعودية وخمسون هللة لا غير"],
  ["8.08", "SAR", "فقط ثمانية ريالات سعودية وثمان هللات لا غير"],
  ["11.11", "SAR", "فقط أحد عشر ريالًا سعوديًا وإحدى عشرة هللة لا غير"],
  ["12.12", "SAR", "فقط اثنا عشر ريالًا سعوديًا واثنتا عشرة هللة لا غير"],
  ["18.18", "SAR", "فقط ثمانية عشر ريالًا سعوديًا وثماني عشرة هللة لا غير"],
  ["99.02", "SAR", "فقط تسعة وتسعون ريالًا سعوديًا وهللتان لا غير"],
  ["100.01", "SAR", "فقط مئة ريال سعودي وهللة واحدة لا غير"],
  ["101.00", "SAR", "فقط مئة ريال سعودي وريال سعودي واحد لا غير"],
  ["103.00", "SAR", "فقط مئة وثلاثة ريالات سعودية لا غير"],
  ["200.00", "SAR", "فقط مئتا ريال سعودي لا غير"],
  ["2000.75", "SAR", "فقط ألفا ريال سعودي وخمس وسبعون هللة لا غير"],
  ["2200.00", "SAR", "فقط ألفان ومئتا ريال سعودي لا غير"],
  ["11000.00", "SAR", "فقط أحد عشر ألف ريال سعودي لا غير"],
  ["11500.00", "SAR", "فقط أحد عشر ألفًا وخمسمئة ريال سعودي لا غير"],
  ["101000.00", "SAR", "فقط مئة ألف وألف ريال سعودي لا غير"],
  ["103000.00", "OMR", "فقط مئة وثلاثة آلاف ريال عماني لا غير"],
  ["200000.00", "USD", "فقط مئتا ألف دولار أمريكي لا غير"],
  ["1234567.89", "SAR", "فقط مليون ومئتان وأربعة وثلاثون ألفًا وخمسمئة وسبعة وستون ريالًا سعوديًا وتسع وثمانون هللة لا غير"],
  ["0.05", "SAR", "فقط خمس هللات لا غير"],
  ["3.001", "KWD", "فقط ثلاثة دنانير كويتية وفلس واحد لا غير"],
  ["100000", "JPY", "فقط مئة ألف ين ياباني لا غير"],
  ["1001.10", "GBP", "فقط ألف وواحد GBP و10/100 لا غير"],
  ["-15.00", "AED", "سالب: فقط خمسة عشر درهمًا إماراتيًا لا غير"],
])("%s %s in Arabic is %s", (amount, currency, words) => {
  expect(amountInWords(amount, currency, "ar")).toBe(words);
});
