import anyAscii from "any-ascii";
import { arabicClass, arabicWords, romanised } from "./arabic.ts";
import { meaningsOf, transcribed, type Romanised } from "./chinese-readings.ts";
import { chineseWords } from "./chinese.ts";
import { isSwap } from "./edits.ts";
import { article, joinCompounds, type Token } from "./compounds.ts";
import { koreanKey } from "./korean.ts";
import { classOf, isForm, koreanForms, longForms, particles, shortForms, titles } from "./org-words.ts";
import { phonetic } from "./phonetic.ts";
import { arabicSkeletons, skeletonsOf } from "./skeleton.ts";

export type Script = "latin" | "arabic" | "chinese";

/** A word of a name, made comparable across scripts and spellings. */
export interface NameWord {
  /** As it stands in the name. */
  readonly written: string;
  /** Lower-case Latin letters and digits. */
  readonly text: string;
  readonly script: Script;
  /** Its key among all words: its text, of Arabic its letters, of Chinese its tone too. */
  readonly key: string;
  /** Its sounds; of Arabic its letters. */
  readonly sound: string;
  /** Its consonants, in each way that its spelling may be meant. */
  readonly skeletons: readonly string[];
  /** Other texts that it may be listed by. */
  readonly variants: readonly string[];
  /** The kind of business that it says, as a class; empty of a name. */
  readonly kind: string;
  /** Its Chinese characters, simplified, and how each is romanised; none of another word. */
  readonly characters: readonly ChineseCharacter[];
}

interface ChineseCharacter {
  readonly simple: string;
  readonly pinyin: string;
  readonly romanised: Romanised;
}

/** A name's words that name somebody, in order, and those that were left out: company forms, titles and particles. */
export interface NameParts {
  readonly words: readonly NameWord[];
  readonly leftOut: readonly string[];
  /** It has a company form or says a kind of business. */
  readonly isOrganisation: boolean;
}

/** A name's words while they are read. */
interface Reading {
  words: NameWord[];
  leftOut: string[];
  hasForm: boolean;
  /** Chinese words for kinds of business are read as such, not as syllables. */
  isBusinessRead: boolean;
}

/** Ships' prefixes and voyages, as they stand on papers. */
export const shipPrefix =
  /^\s*(?:m\.?\s*\/?\s*[vts]\.?|s\.?\s*\/?\s*s\.?|m\.?\s*\/?\s*t\.?|(?:l[pn]g|m|t|f|s|d|b)\.?\s*\/\s*[ctvy]\.?|(?:motor|oil|crude\s+oil|chemical|product|lpg|lng|gas|bulk|container|general\s+cargo|cargo|fishing)\s+(?:vessel|tanker|carrier|ship)|vessel|т\/х|теплоход|танкер|ناقله|ناقلة|سفينة|باخرة|货轮|油轮|轮船)(?=[\s"'“«:])\s*:?/iu;
/** A ship's number that stands beside its name, and what it was called before. */
const shipNumber =
  /[\s,(]+imo(?:\s*(?:no|number|nr))?[\s.:#-]*\d{7}\)?|(?<=\s)\(?\d{7}\s*imo\)?|[\s,]+\((?:ex|formerly|f\/k\/a|ex-name|renamed)[\s.:-][^()]*\)/giu;
const voyage = /[\s,/]+(?:v(?:oy(?:age)?)?[.:]?\s*)(?:no\.?\s*)?[a-z]{0,2}\d+[a-z]{0,2}\s*$/i;

/** The words of a name, without what names nobody. */
export function nameParts(name: string, isBusinessRead = true): NameParts {
  const reading: Reading = { words: [], leftOut: [], hasForm: false, isBusinessRead };
  let plain = name.normalize("NFKC").replaceAll(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "");
  for (const pattern of [shipNumber, shipPrefix, voyage, koreanForms])
    plain = plain.replace(pattern, (found) => {
      reading.leftOut.push(found.trim());
      reading.hasForm ||= pattern === koreanForms;
      return " ";
    });
  for (const [run] of plain.matchAll(arabicRuns)) {
    if (/\p{Script=Arabic}/u.test(run)) addArabic(run.replaceAll(/[^\p{L}\p{M}\s]/gu, " "), reading);
    else addOther(run, reading);
  }
  const { words, leftOut } = reading;
  return { words, leftOut, isOrganisation: reading.hasForm || words.some(({ kind }) => kind !== "") };
}

/** Marks between Arabic words (السيد/) belong to them. */
const arabicRuns =
  /[\p{Script=Arabic}\p{M}\u0640\s]*\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u0640\s]*(?:[^\p{L}\p{N}]+\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u0640\s]*)*|[^\p{Script=Arabic}]+/gu;

/** The words of a name that name somebody. */
export const nameWords = (name: string): readonly NameWord[] => nameParts(name).words;

function addArabic(run: string, reading: Reading): void {
  for (const { written, letters } of arabicWords(run)) {
    const kind = arabicClass(letters);
    if (kind === "") leaveOut(written, reading);
    else reading.words.push(arabicWord(written, letters, kind ?? ""));
  }
}

function leaveOut(form: string, reading: Reading): void {
  reading.leftOut.push(form);
  reading.hasForm = true;
}

const withoutConsonants = "-";

function arabicWord(written: string, letters: string, kind: string): NameWord {
  const skeletons = arabicSkeletons(letters).map((one) => one || withoutConsonants);
  const text = romanised(letters);
  return {
    written,
    text,
    script: "arabic",
    key: letters,
    sound: letters,
    skeletons,
    variants: kind === "" ? [] : [`~${kind}`],
    kind,
    characters: [],
  };
}

function addOther(run: string, reading: Reading): void {
  for (const [part] of run.matchAll(/\p{Script=Han}[\p{Script=Han}\s()·]*|[^\p{Script=Han}]+/gu))
    if (/\p{Script=Han}/u.test(part)) addChinese(part.replaceAll(/[\s()·]/gu, ""), reading);
    else addLatin(part, reading);
}

/** Longer names are companies': these are read as Koreans do where they say that they are Korean. */
const longestPerson = 4;
const koreanPlaces = /朝[鲜鮮]|高[丽麗]|[韩韓][国國]|平壤/;

function addChinese(run: string, reading: Reading): void {
  const { words } = reading;
  const read = chineseWords(run, reading.isBusinessRead);
  for (const form of read.forms) leaveOut(form, reading);
  const isKorean = run.length <= longestPerson || koreanPlaces.test(run);
  for (const { written, text, tone, simple, romanised: ways } of read.words) {
    const inAll = ways && !isKorean ? { ...ways, korean: [] } : ways;
    words.push(
      inAll ? chineseWord(written, tone, [{ simple, pinyin: text, romanised: inAll }]) : latinWord(written, text),
    );
  }
}

/** Of the ways to romanise a word only so many are tried. */
const mostRomanised = 48;
/** A Korean syllable has many spellings. */
const mostKorean = 160;

/** Characters as a word: all of them are romanised by one system, or translated. */
function chineseWord(written: string, key: string, characters: readonly ChineseCharacter[]): NameWord {
  const pinyin = characters.map((one) => one.pinyin);
  const text = pinyin.join("");
  const inAll = (ways: (one: ChineseCharacter) => readonly string[], most = mostRomanised) =>
    characters.reduce<string[]>(
      (begun, one) => begun.flatMap((first) => ways(one).map((more) => first + more)).slice(0, most),
      [""],
    );
  const variants = new Set([
    ...inAll((one) => [one.pinyin, ...one.romanised.pinyin]),
    ...inAll((one) => (one.romanised.wadeGiles.length > 0 ? one.romanised.wadeGiles : [one.pinyin])),
    ...inAll((one) => (one.romanised.cantonese.length > 0 ? one.romanised.cantonese : [one.pinyin])),
    ...(characters.length < 4 && characters.every((one) => one.romanised.korean.length > 0)
      ? inAll((one) => one.romanised.korean, mostKorean)
      : []),
    ...translated(characters.map(({ simple }) => simple)),
  ]);
  variants.delete(text);
  const consonants = characters.length > 1 ? transcribed(pinyin) : "";
  return {
    written,
    text,
    script: "chinese",
    key,
    sound: text,
    skeletons: consonants.length > 2 ? [`^${consonants}`] : [],
    variants: [...variants],
    kind: "",
    characters,
  };
}

/** A word's meanings, and those of its two characters together (silver star). */
function translated([first = "", second = "", ...more]: readonly string[]): readonly string[] {
  const whole = meaningsOf([first, second, ...more].join(""));
  if (second === "" || more.length > 0) return whole;
  return [...whole, ...meaningsOf(first).flatMap((one) => meaningsOf(second).map((other) => one + other))];
}

function addLatin(part: string, reading: Reading): void {
  const { words, leftOut } = reading;
  const spaced = part
    .replaceAll(/['`’ʼʿʾ]/g, "")
    // Each syllable of Korean is written for itself.
    .replaceAll(/\p{Script=Hangul}/gu, (syllable) => ` ${anyAscii(syllable)} `)
    // S.A.R.L. is a form, J.K. are initials.
    .replaceAll(
      /(?<![\p{L}])(?:(?:\p{L}\.\s?){2,}(?:\p{L}(?!\p{L}))?|\p{L}\.\p{L}(?![\p{L}.]))/gu,
      (dotted) => `${dotted.replaceAll(/[.\s]/g, "")} `,
    );
  const tokens = Array.from(spaced.matchAll(/([\p{L}\p{N}\p{M}]+)(\s*,)?/gu), ([, written = "", comma]) => ({
    written,
    text: asciiOf(written),
    endsFamily: comma !== undefined,
  }));
  const joined = joinCompounds(tokens.filter(({ text }, at) => text !== "" && !isTitleAt(tokens, at, leftOut)));
  for (const [at, { written, text }] of joined.entries()) {
    const isGiven = at === 0 && text === "ben" && joined.length > 1;
    const isFamily = at === 0 && tokens[0]?.endsFamily === true && joined.length > 1;
    const isTuareg = written === "ag" && tokens.some(({ endsFamily }) => endsFamily);
    if (isTuareg) leftOut.push(written);
    else if ((isCompanyForm(text) || russianForms.has(written)) && !isFamily) leaveOut(written, reading);
    else if (isParticle(joined, at) && !isGiven) leftOut.push(written);
    else words.push(latinWord(written, text));
  }
}

/** Kinds of Russian companies, in capital letters: trading house, oil company, group, and whose they are. */
const russianForms = new Set("НК ТД ГК УК ТК ПК СК НПО НПП НПФ НПК ПКФ РК РФ МУП ГУ ФКУ ФГБУ АНО НКО ГП КБ".split(" "));

/** Behind one other word some are family names (Emma Le), and the article has taken the letter behind it (an-Nur, not Chang An). */
function isParticle(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  if (!particles.has(text) || (tokens.length === 2 && at === 1 && shortNames.has(text))) return false;
  const [, taken] = /^a(d|sh?|t|z|n|r)$/.exec(text) ?? [];
  return taken === undefined || (tokens[at + 1]?.text ?? "").startsWith(taken);
}
const shortNames = new Set(["le", "la", "do", "di", "van", "den"]);

/** A person's title stands before a name; behind an article, before a comma or at the end it is a name itself. */
function isTitleAt(tokens: readonly (Token & { endsFamily: boolean })[], at: number, leftOut: string[]): boolean {
  const token = tokens[at];
  if (!token || !titles.has(token.text) || token.endsFamily || at === tokens.length - 1) return false;
  if (article.test(tokens[at - 1]?.text ?? "")) return false;
  leftOut.push(token.written);
  return true;
}

/** Serbian and Macedonian letters, as their Latin ones are written without marks. */
const serbian: Readonly<Record<string, string>> = {
  ђ: "dj",
  ѓ: "g",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  ќ: "k",
  џ: "dz",
  ј: "j",
  ѕ: "dz",
  х: "h",
  ц: "c",
  ч: "c",
  ш: "s",
  ж: "z",
};
const asSerbian = (word: string) =>
  /[ђѓљњћќџјѕ]/i.test(word) ? word.toLowerCase().replaceAll(/./gu, (letter) => serbian[letter] ?? letter) : word;

const asciiOf = (word: string) =>
  anyAscii(asSerbian(word))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

function isCompanyForm(word: string): boolean {
  if (isForm(word)) return true;
  if (word.length > 3 && word.length < 7 && shortForms.near(word).some((form) => isSwap(form, word))) return true;
  return word.length > 5 && longForms.near(word).length > 0;
}

function latinWord(written: string, text: string): NameWord {
  const korean = koreanKey(text);
  const kind = classOf(text) ?? "";
  return {
    written,
    text,
    script: "latin",
    key: text,
    sound: phonetic(text),
    // Yo has no consonant: words without one are looked up together.
    skeletons: skeletonsOf(text).map((one) => one || withoutConsonants),
    variants: kind !== "" ? [`~${kind}`] : korean === "" ? [] : [korean],
    kind,
    characters: [],
  };
}

/** Neighbours read as one word, by their spelling. */
export function joinedWord(words: readonly NameWord[]): NameWord | null {
  const [first] = words;
  if (!first || words.some(({ script }) => script !== first.script)) return null;
  const written = words.map((word) => word.written).join(" ");
  if (first.script === "arabic") {
    const letters = words.map(({ key }) => key).join("");
    return arabicWord(written, letters, "");
  }
  const text = words.map((word) => word.text).join("");
  if (first.script === "latin") return { ...latinWord(written, text), written, kind: "", variants: [] };
  return chineseWord(
    written,
    words.map((word) => word.key).join(""),
    words.flatMap((word) => word.characters),
  );
}
