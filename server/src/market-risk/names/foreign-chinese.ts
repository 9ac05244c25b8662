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
};

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

/** The same of a Latin word; an r at its end may be silent. */
export function skeletonsOfForeign(text: string): readonly string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a word of this table alone
  const of = (word: string) =>
    Array.from(phonetic(word), (letter) => classes[letter] ?? "")
      .join("")
      .replaceAll("nn", "n");
  const ways = [of(text)];
  if (/.{3}r$/.test(text)) ways.push(of(text.slice(0, -1)));
  if (/[jh]/.test(text)) ways.push(of(text.replaceAll(/(?<![czskgtpd])h|j/g, "")));
  return [...new Set(ways)];
}

const between = /[·•・‧∙．]/u;
/** As long is no Chinese person's own name. */
const shortestForeign = 5;
const longestForeign = 12;

/**
 * The parts of a foreign person's name in Chinese characters, each by its consonants, in every way to part it: at its dots,
 * or without one after each character. None of a Chinese person's name.
 */
export function foreignParts(name: string): readonly (readonly (readonly string[])[])[] {
  const run = simplified(name.normalize("NFKC")).trim();
  const parts = run.split(between).map((part) => part.trim());
  if (!parts.every((part) => /^\p{Script=Han}+$/u.test(part))) return [];
  if (parts.length > 1) return [parts.map((part) => skeletonsOfChinese(part))];
  if (run.length < shortestForeign || run.length > longestForeign) return [];
  return Array.from({ length: run.length - 3 }, (_, at) => [
    skeletonsOfChinese(run.slice(0, at + 2)),
    skeletonsOfChinese(run.slice(at + 2)),
  ]);
}
