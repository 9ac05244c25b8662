import { readFileSync } from "node:fs";
import { simplified } from "./chinese-readings.ts";
import { joinedWord, nameParts, type NameWord } from "./name-words.ts";
import { chineseOrgWords, classOf, isForm, particles, titles } from "./org-words.ts";
import { isPlace } from "./places.ts";

/** By words of another language, separated by blanks where that language separates them: the English ones, without blanks. */
type Dictionary = Map<string, Set<string>>;

function read(file: string, keyOf: (text: string) => string): Dictionary {
  const dictionary: Dictionary = new Map();
  for (const line of readFileSync(new URL(`translations/${file}`, import.meta.url), "utf8").split("\n")) {
    const [text = "", ...english] = line.split("|");
    if (text !== "") add(dictionary, keyOf(text), english);
  }
  return dictionary;
}

function add(dictionary: Dictionary, key: string, english: readonly string[]): void {
  const there = dictionary.get(key) ?? new Set();
  for (const one of english) {
    const words = one.split(" ").filter((word) => word !== "" && !particles.has(word));
    there.add(words.join(""));
    // Words that a listed name lacks: company forms (public), titles (general).
    const kept = words.filter((word) => !isForm(word) && !titles.has(word));
    if (kept.length > 0) there.add(kept.join(""));
  }
  dictionary.set(key, there);
}

/** An Arabic "and" is written in one with the article behind it. */
const keyOfWords = (words: readonly NameWord[]) => words.map(({ key }) => key.replace(/^وال(?=.{2})/, "")).join(" ");
const chinese = read("chinese.txt", (text) => text);
for (const [text, english] of chineseOrgWords) if (english !== "") add(chinese, text, [english]);
let foreign: Dictionary | undefined;
/** Arabic and Russian words by their letters as they are compared. */
const foreignWords = () =>
  (foreign ??= new Map(
    ["arabic.txt", "russian.txt"].flatMap((file) => [...read(file, (text) => keyOfWords(nameParts(text).words))]),
  ));

/** So many characters one translation has at most, and so many are romanised as one word. */
const longestPiece = 10;
const mostSyllables = 4;

/** Characters that belong to a place's name or say little: English names leave them out. */
const free = /^(?:市|省|县|区|镇|自治区|集团|控股|股份|与|和|及|之)$/;
/** Words that an English name may lack, at most two of them. */
const dispensable = new Set("技术 科技 工业 实业 产业 国际 发展 信息 制造 企业 国家 中国 总 投资 新".split(" "));
/** Kinds of business whose words all mean one thing. */
const kindsOfOneMeaning = new Set(
  "trade logistics industry chemical oil bank finance development electronics fishery".split(" "),
);

/** A piece of a Chinese name and the texts by which a Latin name may say it. */
export interface Piece {
  readonly length: number;
  readonly written: string;
  readonly texts: ReadonlySet<string>;
  /** Kinds of business that it says. */
  readonly kinds: ReadonlySet<string>;
  /** It says a kind of business or a place, whatever its translation. */
  readonly isAside: boolean;
  /** The price where no word of the other name says it; null where it must be said. */
  readonly leftOut: number | null;
}

/** An organisation's name in its pieces: from each character or word, those that begin there. */
export interface Pieces {
  readonly from: readonly (readonly Piece[])[];
  /** Every text of any piece. */
  readonly texts: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
}

/** The pieces of a Chinese company's name; null of another name. */
export function chinesePieces(name: string): Pieces | null {
  if (/[^\p{Script=Han}\P{L}]/u.test(name)) return null;
  const run = withoutForms(simplified(name.normalize("NFKC")).replaceAll(/\P{Script=Han}/gu, ""));
  const { words } = nameParts(run, false);
  const characters = words.flatMap((word) => word.characters.map(({ simple }) => simple));
  if (characters.length !== words.length || characters.length < 2 || characters.length > mostCharacters) return null;
  const from = characters.map((_, at) =>
    Array.from({ length: Math.min(longestPiece, characters.length - at) }, (_one, more) =>
      pieceOf(words.slice(at, at + more + 1)),
    ).filter((piece) => piece.texts.size > 0 || piece.leftOut !== null),
  );
  return piecesOf(from);
}

function piecesOf(from: readonly (readonly Piece[])[]): Pieces {
  const all = from.flat();
  return {
    from,
    texts: new Set(all.flatMap(({ texts }) => [...texts])),
    kinds: new Set(all.flatMap(({ kinds }) => [...kinds])),
  };
}

const mostWords = 10;
const longestRun = 4;

/**
 * The pieces of an organisation's name in Arabic or Cyrillic letters; null of a name of which no word is translated. The
 * words that are transliterated are those of the list that are like one.
 */
export function foreignPieces(name: string, alike: (word: NameWord) => readonly string[]): Pieces | null {
  if (!/[\p{Script=Arabic}\p{Script=Cyrillic}]/u.test(name)) return null;
  const { words } = nameParts(name);
  if (words.length === 0 || words.length > mostWords) return null;
  const dictionary = foreignWords();
  let isTranslated = false;
  const from = words.map((word, at) =>
    Array.from({ length: Math.min(longestRun, words.length - at) }, (_, more): Piece => {
      const run = words.slice(at, at + more + 1);
      const said = dictionary.get(keyOfWords(run)) ?? [];
      isTranslated ||= dictionary.has(keyOfWords(run));
      const texts = new Set([...said, ...(more === 0 ? alike(word) : [])]);
      const isBody = word.kind === "body" || bodies.has(word.key);
      const leftOut = more > 0 ? null : isBody ? 0 : leftOutKinds.has(word.kind) || isPlace(word.key) ? 1 : null;
      return {
        length: run.length,
        written: run.map(({ written }) => written).join(" "),
        texts,
        kinds: new Set(more === 0 && kindsOfOneMeaning.has(word.kind) ? [word.kind] : []),
        isAside: run.every(({ kind, key }) => kind !== "" || isPlace(key)),
        leftOut,
      };
    }).filter((piece) => piece.texts.size > 0 || piece.leftOut !== null),
  );
  return isTranslated ? piecesOf(from) : null;
}
const leftOutKinds = new Set(["region", "service"]);
/** An organisation, a network: where the name itself is said, nothing further. */
const bodies = new Set(["تنظيم", "شبكه"]);
const mostCharacters = 26;

function withoutForms(run: string): string {
  let kept = "";
  for (let at = 0; at < run.length; at += 1) {
    const [form = ""] = chineseOrgWords.find(([word, english]) => english === "" && run.startsWith(word, at)) ?? [];
    if (form === "") kept += run[at] ?? "";
    else at += form.length - 1;
  }
  return kept;
}

const digits = "〇一二三四五六七八九";
const ordinalWords =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

/** A Chinese ordinal as English writes it: 第十四研究所 is the 14th Research Institute, Institute No. 14. */
function ordinalOf(text: string): readonly string[] {
  const [, written = ""] = /^第([〇一二三四五六七八九十\d]{1,4})$/.exec(text) ?? [];
  if (written === "") return [];
  const [tens = "", ones = ""] = written.split("十");
  const number = /^\d+$/.test(written)
    ? Number(written)
    : written.includes("十")
      ? (tens === "" ? 1 : digits.indexOf(tens)) * 10 + (ones === "" ? 0 : digits.indexOf(ones))
      : Number(Array.from(written, (digit) => digits.indexOf(digit)).join(""));
  const end = number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return [
    `${number}${end}`,
    String(number),
    `no${number}`,
    ...(ordinalWords[number - 1] === undefined ? [] : [ordinalWords[number - 1] ?? ""]),
  ];
}

/** Whether a Chinese name without a company's form has a word that organisations are named by: 真主党. */
export const saysOrganisation = (name: string): boolean => {
  const run = simplified(name.normalize("NFKC")).replaceAll(/\P{Script=Han}/gu, "");
  if (run.length > mostCharacters) return false;
  for (let at = 0; at < run.length; at += 1)
    for (let length = 3; length <= Math.min(longestPiece, run.length - at); length += 1)
      if (chinese.has(run.slice(at, at + length))) return true;
  return false;
};

function pieceOf(words: readonly NameWord[]): Piece {
  const simple = words.map(({ characters }) => characters[0]?.simple ?? "").join("");
  const joined = words.length > mostSyllables ? null : joinedWord(words);
  const said = chinese.get(simple) ?? ordinalOf(simple);
  const texts = new Set([...(joined ? [joined.text, ...joined.variants] : []), ...said]);
  const kinds = new Set(
    [...said].flatMap((one) => (kindsOfOneMeaning.has(classOf(one) ?? "") ? [classOf(one) ?? ""] : [])),
  );
  const isNamedPlace = words.length > 1 && joined !== null && isPlace(joined.text);
  const leftOut = free.test(simple) ? 0 : dispensable.has(simple) || isNamedPlace ? 1 : null;
  const written = words.map((word) => word.written).join("");
  return { length: words.length, written, texts, kinds, isAside: isNamedPlace, leftOut };
}
