import { minorUnits } from "@lading/contract/core";

/**
 * A counted noun in the forms that numbers ask for: one, two, 3–10 (genitive plural), 11–99 (accusative singular), and
 * after hundreds and thousands (genitive singular).
 */
interface Counted {
  feminine: boolean;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

const counted = (
  feminine: boolean,
  [one, two, few, many, other]: readonly [string, string, string, string, string],
): Counted => ({
  feminine,
  one,
  two,
  few,
  many,
  other,
});
const he = (...forms: readonly [string, string, string, string, string]) => counted(false, forms);
const she = (...forms: readonly [string, string, string, string, string]) => counted(true, forms);

const cent = he("سنت", "سنتان", "سنتات", "سنتًا", "سنت");
const fils = he("فلس", "فلسان", "فلوس", "فلسًا", "فلس");

/** Currencies of the trade, each with its minor unit. */
const named: Readonly<Record<string, readonly [Counted, Counted?]>> = {
  USD: [he("دولار أمريكي", "دولاران أمريكيان", "دولارات أمريكية", "دولارًا أمريكيًا", "دولار أمريكي"), cent],
  RMB: [
    he("يوان صيني", "يوانان صينيان", "يوانات صينية", "يوانًا صينيًا", "يوان صيني"),
    he("فين", "فينان", "فينات", "فينًا", "فين"),
  ],
  HKD: [he("دولار هونغ كونغ", "دولارا هونغ كونغ", "دولارات هونغ كونغ", "دولار هونغ كونغ", "دولار هونغ كونغ"), cent],
  EUR: [he("يورو", "يورو", "يورو", "يورو", "يورو"), cent],
  JPY: [he("ين ياباني", "ينان يابانيان", "ينات يابانية", "ينًا يابانيًا", "ين ياباني")],
  SAR: [
    he("ريال سعودي", "ريالان سعوديان", "ريالات سعودية", "ريالًا سعوديًا", "ريال سعودي"),
    she("هللة", "هللتان", "هللات", "هللة", "هللة"),
  ],
  AED: [he("درهم إماراتي", "درهمان إماراتيان", "دراهم إماراتية", "درهمًا إماراتيًا", "درهم إماراتي"), fils],
  KWD: [he("دينار كويتي", "ديناران كويتيان", "دنانير كويتية", "دينارًا كويتيًا", "دينار كويتي"), fils],
  BHD: [he("دينار بحريني", "ديناران بحرينيان", "دنانير بحرينية", "دينارًا بحرينيًا", "دينار بحريني"), fils],
  OMR: [
    he("ريال عماني", "ريالان عمانيان", "ريالات عمانية", "ريالًا عمانيًا", "ريال عماني"),
    she("بيسة", "بيستان", "بيسات", "بيسة", "بيسة"),
  ],
};

/** Thousands, millions, billions: themselves counted nouns, all masculine. */
const scales = [
  he("ألف", "ألفان", "آلاف", "ألفًا", "ألف"),
  he("مليون", "مليونان", "ملايين", "مليونًا", "مليون"),
  he("مليار", "ملياران", "مليارات", "مليارًا", "مليار"),
  he("تريليون", "تريليونان", "تريليونات", "تريليونًا", "تريليون"),
];

/** From 1; a feminine noun takes from 3 on the shorter form, a masculine one the longer. */
const shorter = " واحدة اثنتان ثلاث أربع خمس ست سبع ثمان تسع عشر".split(" ");
const longer = " واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة".split(" ");
const tens = "  عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون".split(" ");
const hundreds = " مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة".split(" ");

/**
 * An amount in Arabic words, in the nominative: فقط مئة وخمسة ريالات سعودية وخمسون هللة لا غير. Of a currency without names
 * here, its code and its minor units as a fraction. `amount` is a plain decimal without a sign, with the minor units.
 */
export function inArabic(amount: string, currency: string): string {
  const [whole = "0", decimals = ""] = amount.split(".");
  const [major, minor] = [BigInt(whole), BigInt(decimals || "0")];
  const [noun, minorNoun] = named[currency] ?? [];
  const first = noun ? withNoun(major, noun) : `${cardinal(major, false)} ${currency}`;
  const fraction = `${decimals}/1${"0".repeat(minorUnits(currency))}`;
  const second = minorNoun ? withNoun(minor, minorNoun) : fraction;
  const parts = minor === 0n ? [first] : major === 0n && minorNoun ? [second] : [first, second];
  return `فقط ${parts.join(" و")} لا غير`;
}

/** A number with its noun: ريالان, ثلاثة ريالات, أحد عشر ريالًا, مئة ريال, مئة ريال وريالان. */
function withNoun(number: bigint, noun: Counted): string {
  if (number === 0n) return `صفر ${noun.other}`;
  if (number === 1n) return `${noun.one} ${noun.feminine ? "واحدة" : "واحد"}`;
  if (number === 2n) return noun.two === noun.one ? `اثنان ${noun.one}` : noun.two;
  const last = Number(number % 100n);
  // The numbers 1 and 2 are not said before a noun: they are the noun itself.
  if (last === 1 || last === 2) {
    const rest = `${construct(number - BigInt(last), noun.feminine)} ${noun.other}`;
    return `${rest} و${scales.includes(noun) && last === 1 ? noun.one : withNoun(BigInt(last), noun)}`;
  }
  if (last === 0) return `${construct(number, noun.feminine)} ${noun.other}`;
  return `${cardinal(number, noun.feminine)} ${last <= 10 ? noun.few : noun.many}`;
}

/** A number right before its noun: a dual loses its ending (مئتا, ألفا), an accusative its sign (أحد عشر ألف). */
const construct = (number: bigint, feminine: boolean): string =>
  cardinal(number, feminine)
    .replace(/(?<=(مئت|ألف|مليون|مليار|تريليون)ا)ن$/, "")
    .replace(/ًا$/, "");

/** A number by itself; its units agree with a noun of that gender. */
function cardinal(number: bigint, feminine: boolean): string {
  if (number === 0n) return "صفر";
  const groups: string[] = [];
  let rest = number / 1000n;
  for (const scale of scales) {
    const group = rest % 1000n;
    rest /= 1000n;
    if (group === 1n) groups.unshift(scale.one);
    else if (group > 0n) groups.unshift(withNoun(group, scale));
  }
  const low = Number(number % 1000n);
  return [...groups, ...(low === 0 ? [] : [below1000(low, feminine)])].join(" و");
}

function below1000(number: number, feminine: boolean): string {
  const parts = [hundreds[Math.trunc(number / 100)] ?? "", below100(number % 100, feminine)];
  return parts.filter((part) => part !== "").join(" و");
}

function below100(number: number, feminine: boolean): string {
  const units = feminine ? shorter : longer;
  if (number <= 10) return units[number] ?? "";
  // In a teen, the ten agrees with the noun, and the unit from 3 on does not.
  const ten = feminine ? "عشرة" : "عشر";
  if (number === 11) return `${feminine ? "إحدى" : "أحد"} ${ten}`;
  if (number === 12) return `${feminine ? "اثنتا" : "اثنا"} ${ten}`;
  if (number < 20) return `${number === 18 && feminine ? "ثماني" : units[number - 10]} ${ten}`;
  const [round, unit] = [tens[Math.trunc(number / 10)] ?? "", number % 10];
  return unit === 0 ? round : `${units[unit]} و${round}`;
}
