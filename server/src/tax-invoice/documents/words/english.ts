import { minorUnits } from "@lading/contract/core";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = " ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = ["", "thousand", "million", "billion", "trillion"];

/** Singular and plural of a currency, and of its minor unit. */
const named: Readonly<Record<string, readonly [string, string, string?, string?]>> = {
  USD: ["US dollar", "US dollars", "cent", "cents"],
  RMB: ["Chinese yuan", "Chinese yuan", "fen", "fen"],
  HKD: ["Hong Kong dollar", "Hong Kong dollars", "cent", "cents"],
  EUR: ["euro", "euros", "cent", "cents"],
  JPY: ["Japanese yen", "Japanese yen"],
  SAR: ["Saudi riyal", "Saudi riyals", "halala", "halalas"],
  AED: ["UAE dirham", "UAE dirhams", "fils", "fils"],
  KWD: ["Kuwaiti dinar", "Kuwaiti dinars", "fils", "fils"],
  BHD: ["Bahraini dinar", "Bahraini dinars", "fils", "fils"],
  OMR: ["Omani rial", "Omani rials", "baisa", "baisas"],
};

/**
 * An amount in English words: "One hundred and five Saudi riyals and fifty halalas only". Of a currency without names
 * here, its code and its minor units as a fraction. `amount` is a plain decimal without a sign, with the minor units.
 */
export function inEnglish(amount: string, currency: string): string {
  const [whole = "0", decimals = ""] = amount.split(".");
  const [major, minor] = [BigInt(whole), Number(decimals)];
  const [one, several, minorOne, minorSeveral] = named[currency] ?? [];
  const fraction = `${decimals}/1${"0".repeat(minorUnits(currency))}`;
  const first = `${cardinal(major)} ${one === undefined ? currency : major === 1n ? one : several}`;
  const second =
    minorOne === undefined ? fraction : `${cardinal(BigInt(minor))} ${minor === 1 ? minorOne : minorSeveral}`;
  const parts = minor === 0 ? [first] : major === 0n && minorOne !== undefined ? [second] : [first, second];
  const said = `${parts.join(" and ")} only`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** A whole number in British words: one thousand two hundred and five. */
function cardinal(number: bigint): string {
  if (number === 0n) return "zero";
  const groups: string[] = [];
  let rest = number;
  for (const scale of scales) {
    const group = Number(rest % 1000n);
    rest /= 1000n;
    if (group === 0) continue;
    // "and" stands before the last two digits, also where hundreds are missing: one thousand and five.
    const isLast = scale === "" && group < 100 && rest > 0n;
    groups.unshift(`${isLast ? "and " : ""}${below1000(group)}${scale === "" ? "" : ` ${scale}`}`);
  }
  return groups.join(" ");
}

function below1000(number: number): string {
  const [hundreds, rest] = [Math.trunc(number / 100), number % 100];
  const low =
    rest < 20 ? (small[rest] ?? "") : `${tens[Math.trunc(rest / 10)]}${rest % 10 === 0 ? "" : `-${small[rest % 10]}`}`;
  if (hundreds === 0) return low;
  return `${small[hundreds]} hundred${rest === 0 ? "" : ` and ${low}`}`;
}
