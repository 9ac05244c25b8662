import { pinyin } from "pinyin-pro";
import { simplified } from "./chinese-readings.ts";
import { phonetic } from "./phonetic.ts";

/** By a syllable's beginning: the consonants of foreign words that it transcribes (Xinhua's table, by classes of sounds). */
const begins: Readonly<Record<string, readonly string[]>> = {
  b: ["b"],
  p: ["b"],
  m: ["m"],
  f: ["f"],
  d: ["t"],
  t: ["t"],
  n: ["n"],
  l: ["l"],
  g: ["k"],
  k: ["k"],
  h: ["h"],
  r: ["l", "s"],
  j: ["s", "k", "t"],
  q: ["s", "k"],
  x: ["s", "h"],
  w: ["f", ""],
  y: [""],
  zh: ["s"],
  ch: ["s"],
  sh: ["s"],
  z: ["s"],
  c: ["s"],
  s: ["s"],
};
const mostWays = 32;

/** Given names that have their Chinese form by custom, not by their sounds. */
const byCustom: Readonly<Record<string, string>> = {
  亚历山大: "aleksandr",
  约翰: "john",
  约瑟夫: "joseph",
  迈克尔: "michael",
  彼得: "peter",
  乔治: "george",
  查尔斯: "charles",
  亨利: "henry",
  詹姆斯: "james",
  弗拉基米尔: "vladimir",
  保罗: "paul",
  大卫: "david",
  穆罕默德: "mohammad",
  默罕默德: "mohammad",
  海珊: "hussein",
  汉尼拔: "hannibal",
  威廉: "william",
  爱德华: "edward",
  约瑟: "joseph",
  叶卡捷琳娜: "ekaterina",
  胡安: "juan",
  何塞: "jose",
  若泽: "jose",
};
/** Words between a person's names, in their Chinese form: bin, ibn, al, von, de, da, van. */
const between = new Set("本 宾 伊本 阿尔 艾尔 阿勒 埃尔 冯 德 达 范 迪".split(" "));
/** Abu and Abd are one word with the name behind them. */
const compoundBegin = /^(?:阿布|阿卜杜|阿卜杜勒|阿卜杜尔|阿布杜勒|阿布杜|阿卜德)$/;

/** The classes of a foreign name's consonants, in each way that its characters may be meant. */
function skeletonsOfChinese(part: string): readonly string[] {
  const custom = byCustom[part];
  if (custom !== undefined) return skeletonsOfForeign(custom);
  let found = [""];
  for (const syllable of pinyin(part, { toneType: "none", type: "array", v: true })) {
    const initial = /^(?:[zcs]h|[^aeiouv])/.exec(syllable)?.[0] ?? "";
    const ways = syllable === "er" ? ["l"] : (begins[initial] ?? [""]);
    const end = /ng?$/.test(syllable.slice(initial.length)) ? "n" : "";
    found = found.flatMap((begun) => ways.map((way) => begun + way + end)).slice(0, mostWays);
  }
  return [...new Set(found.map((one) => one.replaceAll("nn", "n")))];
}

const classes: Readonly<Record<string, string>> = {
  b: "b",
  p: "b",
  v: "f",
  f: "f",
  d: "t",
  t: "t",
  g: "k",
  k: "k",
  G: "k",
  K: "h",
  h: "h",
  l: "l",
  r: "l",
  S: "s",
  C: "s",
  Z: "s",
  j: "s",
  z: "s",
  s: "s",
  D: "s",
  m: "m",
  n: "n",
};

/** Sounds of a Latin word that Chinese syllables leave out or take for another, each in its turn. */
const heard: ReadonlyArray<readonly [RegExp, string]> = [
  // An r behind a vowel, an m at a syllable's end: Rotenberg, Ibrahim.
  [/(?<=[aeiouy])r(?=[^aeiouyrh])|(?<=.{3})r$/g, ""],
  [/m(?=[^aeiouymh]|$)/g, "n"],
  // Slavic and Arabic letters that take two: Karadzic, Qadhafi.
  [/dz/g, "z"],
  [/(?<=.{2}i)c$/g, "ch"],
  [/dh/g, "z"],
  // Spanish j and b: Joaquin, Cabello.
  [/j/g, "h"],
  [/(?<=[aeiou])b(?=[aeiou])/g, "v"],
  [/(?<![czskgtpd])h|j/g, ""],
];
const mostHeard = 8;

/** A Latin word in each way that it may be heard. */
function waysOf(text: string): readonly string[] {
  let ways = [text];
  for (const [letters, as] of heard) {
    if (ways.length >= mostHeard) break;
    ways = [...new Set([...ways, ...ways.map((way) => way.replaceAll(letters, as))])];
  }
  return ways;
}

/** The same of a Latin word, in each way that it may be heard. */
export function skeletonsOfForeign(text: string): readonly string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a word of this table alone
  const of = (word: string) =>
    Array.from(phonetic(word), (letter) => classes[letter] ?? "")
      .join("")
      .replaceAll("nn", "n");
  return [...new Set(waysOf(text).map(of))];
}

/** Characters that stand for a consonant alone: their vowel is not spoken in the foreign name. */
const voiceless = new Set("斯德特克夫布姆格赫普兹茨勒尔得思弗慈士日什奇");
const vowelClasses: Readonly<Record<string, string>> = { a: "a", e: "i", i: "i", o: "u", u: "u", y: "i", v: "u" };

/** A Chinese part by its sounds, in each way that its syllables may be meant: classes of consonants, and of vowels a, i (e too) and u (o too). */
function soundsOfChinese(part: string): readonly string[] {
  const custom = byCustom[part];
  if (custom !== undefined) return [soundOfLatin(custom)];
  const characters = Array.from(part);
  let found = [""];
  for (const [at, syllable] of pinyin(part, { toneType: "none", type: "array", v: true }).entries()) {
    const initial = /^(?:[zcs]h|[^aeiouv])/.exec(syllable)?.[0] ?? "";
    const rest = syllable.slice(initial.length);
    // Of two vowels the louder one: xie is sie, luo is lo.
    const vowel = /^(?:i|u|v)(?=[aeo])/.test(rest) ? rest.slice(1) : rest;
    const vowels = Array.from(vowel.replace(/n?g?$/, ""), (letter) => vowelClasses[letter] ?? "").join("");
    const end = vowels.replace(/(.)\1/, "$1") + (/ng?$/.test(rest) ? "n" : "");
    const ways =
      syllable === "er"
        ? ["l"]
        : (begins[initial] ?? [""]).map((one) => one + (voiceless.has(characters[at] ?? "") ? "" : end));
    found = found.flatMap((begun) => ways.map((way) => begun + way)).slice(0, mostWays);
  }
  return [...new Set(found.map((one) => one.replaceAll(/(.)\1+/g, "$1")))];
}

const soundOfLatin = (text: string) =>
  Array.from(phonetic(text), (letter) => classes[letter] ?? vowelClasses[letter] ?? "")
    .join("")
    .replaceAll(/(.)\1+/g, "$1");

const vowelLetters = "aiu";
const costOf = (letter: string) => (vowelLetters.includes(letter) ? 0.5 : 1);

/** How far two names' sounds are apart. */
function soundsApart(one: string, other: string): number {
  let row = [0];
  for (const letter of other) row.push((row.at(-1) ?? 0) + costOf(letter));
  for (const letter of one) {
    const next = [(row[0] ?? 0) + costOf(letter)];
    for (const [at, against] of Array.from(other).entries()) {
      const areVowels = vowelLetters.includes(letter) && vowelLetters.includes(against);
      const changed = letter === against ? 0 : areVowels ? 0.6 : 1.2;
      next.push(
        Math.min((row[at] ?? 0) + changed, (row[at + 1] ?? 0) + costOf(letter), (next[at] ?? 0) + costOf(against)),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const sizeOf = (sound: string) => Array.from(sound).reduce((sum, letter) => sum + costOf(letter), 0);

/** How well a part in Chinese characters transcribes a Latin word, vowels too, 0 to 1. */
export function transcribedLikeness(part: string, text: string): number {
  const sounds = soundsOfChinese(part);
  const likenesses = waysOf(text)
    .map(soundOfLatin)
    .flatMap((heardAs) =>
      sounds.map((sound) => 1 - soundsApart(sound, heardAs) / Math.max(1, sizeOf(sound), sizeOf(heardAs))),
    );
  return Math.max(0, ...likenesses);
}

const dots = /[·•・‧∙．\-－—]/u;
/** A part of a foreign name, with the consonants that it transcribes in each way. */
export interface ForeignPart {
  readonly part: string;
  readonly skeletons: readonly string[];
}
const partOf = (part: string): ForeignPart => ({ part, skeletons: skeletonsOfChinese(part) });

/** As long is no Chinese person's own name. */
const shortestForeign = 5;
const longestForeign = 12;

/**
 * The parts of a foreign person's name in Chinese characters, each by its consonants, in every way to part it: at its dots,
 * or without one after each character. None of a Chinese person's name.
 */
export function foreignParts(name: string): readonly (readonly ForeignPart[])[] {
  const run = simplified(name.normalize("NFKC")).trim();
  const parts = run.split(dots).map((part) => part.trim());
  if (!parts.every((part) => /^\p{Script=Han}+$/u.test(part))) return [];
  if (parts.length > 1) return partings(parts).map((some) => some.map(partOf));
  if (run.length < shortestForeign || run.length > longestForeign) return [];
  return Array.from({ length: run.length - 3 }, (_, at) => [partOf(run.slice(0, at + 2)), partOf(run.slice(at + 2))]);
}

/** The words that parts between dots make: without those between names, and with Abu and Abd joined to theirs. */
function partings(parts: readonly string[]): string[][] {
  const naming = parts.length > 2 ? parts.filter((part) => !between.has(part)) : parts;
  const joined: string[] = [];
  let before = "";
  for (const part of naming) {
    if (compoundBegin.test(part)) before = part.replace(/[勒尔]$/, "");
    else {
      joined.push(before + part);
      before = "";
    }
  }
  return [parts, naming, joined]
    .filter((some, at, all) => some.length > 1 && all.findIndex((one) => one.join("·") === some.join("·")) === at)
    .map((some) => [...some]);
}
