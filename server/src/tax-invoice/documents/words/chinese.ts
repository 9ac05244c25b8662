import { isoCode } from "@lading/contract/core";

const digits = "零壹贰叁肆伍陆柒捌玖";
const places = ["", "拾", "佰", "仟"];
/** Units of four digits each: 10⁴, 10⁸, 10¹². */
const units = ["", "万", "亿", "万亿"];
const names = new Intl.DisplayNames("zh-Hans", { type: "currency" });

/**
 * An amount in Chinese capitals (大写), as invoices have it: 人民币壹仟零壹元零伍分. Foreign currencies are named before;
 * a third decimal is 厘. `amount` is a plain decimal without a sign, with the currency's minor units.
 */
export function inChinese(amount: string, currency: string): string {
  const [whole = "0", decimals = ""] = amount.split(".");
  const name = currency === "RMB" ? "人民币" : (names.of(isoCode(currency)) ?? currency);
  const yuan = wholeInChinese(whole);
  const parts = decimals.split("").map((digit, place) => ({ digit: Number(digit), unit: "角分厘"[place] ?? "" }));
  if (parts.every(({ digit }) => digit === 0)) return `${name}${yuan === "" ? "零" : yuan}元整`;
  let said = yuan === "" ? "" : `${yuan}元`;
  for (const [place, { digit, unit }] of parts.entries()) {
    if (digit !== 0) said += `${digits[digit] ?? ""}${unit}`;
    // A gap is said once, between two figures.
    else if (said !== "" && !said.endsWith("零") && parts.slice(place + 1).some((later) => later.digit !== 0))
      said += "零";
  }
  return `${name}${said}`;
}

/** A whole number in capitals; the empty text for 0. */
function wholeInChinese(whole: string): string {
  const groups = whole
    .replace(/^0+/, "")
    .padStart(Math.ceil(whole.length / 4) * 4, "0")
    .match(/\d{4}/g);
  if (!groups) return "";
  let said = "";
  let gap = false;
  for (const [place, group] of groups.entries()) {
    if (group === "0000") {
      gap ||= said !== "";
      continue;
    }
    const isAfterGap = said !== "" && (gap || group.startsWith("0"));
    said += `${isAfterGap ? "零" : ""}${groupInChinese(group)}${units[groups.length - 1 - place] ?? ""}`;
    gap = false;
  }
  return said;
}

/** Four digits: 0405 → 肆佰零伍. */
function groupInChinese(group: string): string {
  const said = group
    .split("")
    .map((digit, place) => (digit === "0" ? "零" : `${digits[Number(digit)]}${places[3 - place]}`));
  return said
    .join("")
    .replaceAll(/零+/g, "零")
    .replaceAll(/^零|零$/g, "");
}
