import { inFull } from "./abbreviated.ts";
import { withoutBeside } from "./beside-names.ts";
import { isForm } from "../org-words.ts";
import { isPlace } from "../places.ts";
import { namesBeside, withOtherDigits } from "./ship-papers.ts";
import { withoutTitles } from "./titles.ts";

/** Ways in which a text says a name that are not the name itself; each gives the name that is meant, null where it says none. */
type Meant = (name: string) => string | null;

const formerBefore =
  /^\s*(?:m\.?\s*\/?\s*[vts]\.?\s+)?(?:ex|formerly|former|f\/k\/a|fka|ex-name)(?:\s*[-.:]\s*|\s+)(?=\p{L})/iu;

/** A ship's or a company's former name: ex-Sobhan. */
const former: Meant = (name) => (formerBefore.test(name) ? name.replace(formerBefore, "") : null);

const bracketed = /(?<=\s)[(（]\s*[\p{Lu}\d-]{2,8}\s*[)）]\s*$/u;
/** Without the acronym in brackets behind a name. */
const withoutAcronymBehind: Meant = (name) => (bracketed.test(name) ? name.replace(bracketed, "") : null);

const branchWord = String.raw`(?:branch|(?:representative|rep\.?|liaison|branch|regional|head)\s+office|филиал|представительство|zweigniederlassung|niederlassung|filiale?|succursale|sucursal)`;
const branchBehind = new RegExp(
  String.raw`(?<=\p{L}{2}.*)(?:\s*,[^,]*?|\s+\p{L}[\p{L}'.]+)?[\s,–-]+${branchWord}\s*(?:[\s,(]+\p{L}[\p{L}'.]*\)?){0,2}\s*$`,
  "iu",
);
const formEnds = /(?<!\p{L})(?:\p{L}\.\s?){2,}$|(?<!\p{L})\p{L}{2,10}\.?$/u;

/** Cities that stand behind companies' names; of persons' names they would be names themselves (Sofia, Lima). */
const cities = new Set(
  (
    "wien muenchen münchen koeln köln cologne prague praha warsaw lisbon zagreb belgrade sofia bucharest budapest athens limassol nicosia valletta tbilisi " +
    "yerevan baku tashkent almaty astana bishkek dushanbe ashgabat sevastopol simferopol kazan novosibirsk vladivostok johannesburg khartoum caracas " +
    "bogota havana managua lima santiago manila jakarta hanoi pyongyang seoul busan osaka isfahan esfahan shiraz tabriz mashhad aleppo homs latakia " +
    "basra erbil mosul kabul kandahar herat islamabad peshawar москва россия санкт петербург киев минск"
  ).split(" "),
);
const isPlaceText = (text: string) => {
  // U.A.E. is one word.
  const words =
    text
      .toLowerCase()
      .replaceAll(/(?<=(?<!\p{L})\p{L})\./gu, "")
      .match(/\p{L}+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length < 4 &&
    words.every((word) => isPlace(word) || cities.has(word) || /^(?:st|saint|of)$/.test(word))
  );
};
const isFormAtEnd = (text: string) => {
  const [last = ""] = formEnds.exec(text.trim()) ?? [];
  return isForm(last.toLowerCase().replaceAll(/[^a-z]/g, ""));
};

/** Without its branch: a place's name stands before it or behind it. */
const withoutBranchBehind: Meant = (name) => {
  const whole = name.replace(branchBehind, "");
  return whole === name || whole.trim() === "" ? null : whole;
};
const branchAlone = new RegExp(String.raw`(?<=\p{L}{2}.*)\s*[\s,–(-]+${branchWord}\s*\)?\s*$`, "iu");
/** Without its branch alone: the word before it belongs to the name (Aria Nikan - Representative Office). */
const withoutBranchAlone: Meant = (name) => {
  const whole = name.replace(branchAlone, "");
  return whole === name || whole.trim() === "" ? null : whole;
};

/** Without the place behind a comma, in brackets or behind a company's form: Ltd. London; Bank, Moscow; Farm (Singapore). */
const withoutPlaceBehind: Meant = (name) => {
  for (const { index, 0: between } of name.matchAll(/\s*,\s*|\s+/g)) {
    if (index < 3) continue;
    const [before, behind] = [name.slice(0, index), name.slice(index + between.length)];
    const isBracketed = /^\(.*\)\s*$/u.test(behind);
    if (
      (between.includes(",") || isBracketed || isFormAtEnd(before)) &&
      isPlaceText(behind) &&
      /\p{L}{2}/u.test(before)
    )
      return before;
  }
  return null;
};

const chineseTitle =
  /(?<=\p{Script=Han}{2})\s*(?:先生|女士|小姐|夫人|博士|教授|将军|將軍|主席|总统|總統|部长|部長|同志)\s*$/u;
/** Without the title that stands behind a Chinese name. */
const withoutTitleBehind: Meant = (name) => (chineseTitle.test(name) ? name.replace(chineseTitle, "") : null);

/** Korean as Russians write it (Kontsevich, and the press): the longest first. */
const korean: ReadonlyArray<readonly [RegExp, string]> = [
  [/чхве|цой/g, "choe"],
  [/чен(?![а-я])/g, "jong"],
  [/(?<![а-я])ен/g, "yong"],
  [/чх/g, "ch"],
  [/чж|дж/g, "j"],
  [/кх/g, "k"],
  [/пх/g, "p"],
  [/тх/g, "t"],
  [/хэ/g, "hae"],
  [/э/g, "ae"],
  [/ё/g, "yo"],
  [/ы/g, "u"],
];
const koreanFamily =
  /^(?:ким|ли|ри|пак|чхве|цой|чон|чан|чо|хван|хан|хо|со|син|ан|сон|лю|рю|юн|им|лим|о|пэк|мун|но|ро|ян|кан|квон|ким)$/;

/** A Korean name in Cyrillic letters: Ким Чен Ын. */
const fromRussian: Meant = (name) => {
  const words = name
    .toLowerCase()
    .trim()
    .split(/[\s-]+/);
  if (words.length < 2 || words.length > 3 || !koreanFamily.test(words[0] ?? "")) return null;
  return korean.reduce((left, [from, to]) => left.replace(from, to), words.join(" "));
};

/** Without everything that stands behind a company's name, one thing behind the other: (CNNC), Hong Kong Branch. */
const withoutAllBehind: Meant = (name) => {
  let left = name;
  for (const way of [withoutBeside, withoutBranchBehind, withoutBranchAlone, withoutPlaceBehind, withoutAcronymBehind])
    left = way(left) ?? left;
  return left === name ? null : left;
};

const ways: readonly Meant[] = [
  withoutBeside,
  withoutTitles,
  former,
  withoutAcronymBehind,
  withoutBranchBehind,
  withoutBranchAlone,
  withoutPlaceBehind,
  withoutTitleBehind,
  withoutAllBehind,
  fromRussian,
];

/** The names that a text may mean beside itself; of a former or a branch's name also without its place. */
export function meantNames(name: string): string[] {
  const text = name.normalize("NFKC");
  const meant = [...namesBeside(text), ...ways.flatMap((way) => way(text) ?? [])];
  return [
    ...new Set([
      ...withOtherDigits(text),
      ...meant,
      ...[text, ...meant].flatMap((one) => inFull(one) ?? []),
      ...meant.flatMap((one) => [
        ...withOtherDigits(one),
        ...[withoutPlaceBehind(one)].flatMap((whole) => whole ?? []),
      ]),
    ]),
  ];
}
