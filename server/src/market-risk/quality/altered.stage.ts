import { oneOf } from "./listed.stage.ts";

type Random = () => number;

/** A way in which names are written otherwise than a list has them. */
export type Alteration = (name: string, random: Random) => string;

/** How people and systems misspell Latin names. */
export const latinAlterations: readonly Alteration[] = [
  (name, random) => {
    const at = between(name, random);
    return name.slice(0, at) + (name[at + 1] ?? "") + (name[at] ?? "") + name.slice(at + 2);
  },
  (name, random) => {
    const at = between(name, random);
    return name.slice(0, at) + name.slice(at + 1);
  },
  (name, random) => {
    let written = name.toUpperCase();
    for (const [from, to] of spellings) written = written.replace(from, () => oneOf(to, random));
    return written;
  },
  (name) => name.replaceAll(",", "").split(" ").toReversed().join(" "),
];

const spellings: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/M[OU]HAMM?[AE]D/g, ["Mohamed", "Muhammed", "Mohamad", "Mohammad"]],
  [/HUSS?[AE][IY]N/g, ["Hussain", "Hussein", "Husayn"]],
  [/Y[OU]+SS?[EU]F/g, ["Youssef", "Yusuf", "Yousif"]],
  [/ABD (AL|EL)-?/g, ["Abdul ", "Abd Al "]],
  [/Q/g, ["K", "Q"]],
  [/OU/g, ["U", "OO"]],
  [/KH/g, ["H", "KH"]],
  [/EV\b/g, ["EFF", "EV", "IEV"]],
  [/IYY?/g, ["I", "IY"]],
  [/EE/g, ["I"]],
  [/(?<=[A-Z])H\b/g, [""]],
];

/** A place inside of a word, with two letters to swap. */
function between(name: string, random: Random): number {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const at = 1 + Math.floor(random() * (name.length - 3));
    if (/^[\p{L}]{2}$/u.test(name.slice(at, at + 2))) return at;
  }
  return 1;
}

/** Further ways: a neighbour's key, a letter twice, a hyphen for a blank or none, a middle name left out, accents. */
export const furtherLatin: readonly Alteration[] = [
  (name, random) => {
    const at = between(name, random);
    const row = keys.find((one) => one.includes((name[at] ?? "").toLowerCase())) ?? "";
    const key = row.indexOf((name[at] ?? "").toLowerCase());
    return name.slice(0, at) + (row[key + 1] ?? row[key - 1] ?? "") + name.slice(at + 1);
  },
  (name, random) => {
    const at = between(name, random);
    return name.slice(0, at) + (name[at] ?? "") + name.slice(at);
  },
  (name) => (name.includes("-") ? name.replaceAll("-", " ") : name.replace(/(?<=, \S+) /, "-")),
  (name) => name.replace(/(?<=, (?!abd|al-)\S{3,} )\S+ (?=\S{3})/i, ""),
  (name) => name.replace(/^([^,]+), (.+)$/, "$2 $1"),
  (name) => name.replace(/[eo](?=\w)/i, (letter) => `${letter}\u0301`).normalize("NFC"),
];
const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** How Arabic is written: with and without spaces in compounds, hamza, ta marbuta, vowel signs, in Persian letters. */
export const arabicAlterations: readonly Alteration[] = [
  (name) =>
    name
      .replaceAll(/عبد\s+(?=ال)/g, "عبد")
      .replaceAll(/(?<=\p{L}) الله(?!\p{L})/gu, "الله")
      .replaceAll(/(?<!\p{L})([أا]ب[ويا])\s+/gu, "$1"),
  (name) =>
    name
      .replaceAll(/عبد(?=ال)/g, "عبد ")
      .replaceAll(/(?<!\p{L})([أا]بو)(?=\p{L}{3})/gu, "$1 ")
      .replaceAll(/(?<=\p{L}{3})الله(?!\p{L})/gu, " الله"),
  (name) => name.replaceAll(/[أإآ]/g, "ا").replaceAll("ؤ", "و").replaceAll("ئ", "ي"),
  (name) => name.replaceAll(/ة(?!\p{L})/gu, "ه").replaceAll(/ى(?!\p{L})/gu, "ي"),
  (name) => name.replaceAll(/ي(?!\p{L})/gu, "ى"),
  (name) => name.replaceAll(/(?<=[بتسشنمعفقكلهيجحخ])(?=\p{L})/gu, "\u0640"),
  (name) => name.replaceAll(/(?<=[بتسشنمعفقكل])(?=\p{L})/gu, "\u064E"),
  (name) => name.replaceAll("ي", "ی").replaceAll("ك", "ک"),
  (name) => name.trim().split(/\s+/).toReversed().join(" "),
  (name) => name.replaceAll(/(?<!\p{L})ال(?=\p{L}{3})/gu, ""),
  (name) => name.replaceAll(/(?<!\p{L})(?:بن|ابن)\s+/gu, ""),
];

/** Two of these ways at once. */
export const furtherArabic: readonly Alteration[] = arabicAlterations.map((way, at): Alteration => {
  const other = arabicAlterations[(at + 3) % arabicAlterations.length] ?? way;
  return (name, random) => other(way(name, random), random);
});

/** How Chinese names are written beside their traditional form. */
export const chineseAlterations: readonly Alteration[] = [
  (name) => name.replace("有限公司", "有限责任公司"),
  (name) => name.replace(/(?:集团)?有限公司$/, ""),
  (name) => (name.length < 5 ? Array.from(name).join(" ") : `${name} `),
  (name) => name.replace("(", "（").replace(")", "）").replace("公司", "公 司"),
];

/** How companies' names are written: another form or none, "and" for its sign, in another order, with a letter less. */
export const companyAlterations: readonly Alteration[] = [
  (name) => name.replace(forms, ""),
  (name, random) =>
    `${name.replace(forms, "")} ${oneOf(["Ltd", "LLC", "Co., Ltd.", "Company", "Group", "GmbH"], random)}`,
  (name) => (name.includes("&") ? name.replaceAll("&", "and") : name.replaceAll(/\bAND\b/g, "&")),
  (name, random) => {
    const at = between(name, random);
    return name.slice(0, at) + name.slice(at + 1);
  },
  (name) => name.toLowerCase(),
  (name) => `The ${name}`,
];
/** Further ways: words as they are abbreviated, the place behind, hyphens, two letters that changed places. */
export const furtherCompanies: readonly Alteration[] = [
  (name) => abbreviations.reduce((text, [word, short]) => text.replace(word, short), name),
  (name) => `${name.replace(forms, "")} (Dubai Branch)`,
  (name) => name.replace(forms, "").replaceAll(" ", "-"),
  (name, random) => {
    const at = between(name, random);
    return name.slice(0, at) + (name[at + 1] ?? "") + (name[at] ?? "") + name.slice(at + 2);
  },
  (name) => `M/S ${name.toLowerCase()}`,
];
const abbreviations: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bINTERNATIONAL\b/i, "Intl"],
  [/\bTRADING\b/i, "Trdg"],
  [/\bSHIPPING\b/i, "Shpg"],
  [/\bCOMPANY\b/i, "Co"],
  [/\bCORPORATION\b/i, "Corp"],
  [/\bLIMITED\b/i, "Ltd"],
  [/\bINDUSTR(?:Y|IES)\b/i, "Ind."],
  [/\bGENERAL\b/i, "Gen."],
];
const forms =
  /[ ,]+(?:CO\.?,? ?|LTD\.?|LLC|L\.L\.C\.|INC\.?|LIMITED|COMPANY|CORPORATION|GMBH|S\.A\.|PLC|OOO|OAO|AO)+\.?$/i;

/** How ships stand on papers. */
export const shipAlterations: readonly Alteration[] = [
  (name) => `M/V ${name}`,
  (name) => `MV ${name.toLowerCase()}`,
  (name) => `M.T. ${name}`,
  (name) => `MT "${name}"`,
  (name) => `SS ${name}`,
  (name) => `${name} V.025E`,
  (name) => `Vessel ${name}`,
  (name) => name,
];

/** How numbers stand on papers. */
export const numberAlterations: readonly Alteration[] = [
  (number) => number,
  (number) => number.toLowerCase(),
  (number) => number.split("").join(" "),
  (number) => `${number.slice(0, 3)}-${number.slice(3)}`,
  (number) => `No. ${number}`,
  (number) => `(${number})`,
  (number) => `${number.slice(0, 2)} ${number.slice(2)}`,
];
