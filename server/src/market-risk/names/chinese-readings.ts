import { readFileSync } from "node:fs";
import { polyphonic } from "pinyin-pro";
import { koreanOf } from "./korean-readings.ts";

const linesOf = (file: string) =>
  readFileSync(new URL(`chinese-tables/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);

const [traditional = "", simple = ""] = linesOf("traditional.txt");
const simplifiedOf = new Map(Array.from(traditional, (character, at) => [character, simple[at] ?? character]));

/** A text with its traditional characters as simplified ones; as long as it was. */
export const simplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character);

const meanings = new Map(
  linesOf("meanings.txt").map((line) => {
    const [chinese = "", ...english] = line.split(" ");
    return [chinese, english] as const;
  }),
);

/** The English words by which a simplified character or word of a company's name is translated, each in one word. */
export const meaningsOf = (chinese: string): readonly string[] => meanings.get(chinese) ?? [];

/** How a syllable may be written in Latin letters, by the system: one name is written in one of them. */
export interface Romanised {
  /** Its further readings in pinyin: many characters have several, and family names their own. */
  readonly pinyin: readonly string[];
  readonly wadeGiles: readonly string[];
  /** As Hong Kong and Macao write it. */
  readonly cantonese: readonly string[];
  /** As Koreans read it, in the spellings of both states. */
  readonly korean: readonly string[];
}

const known = new Map<string, Romanised>();

/** How else than by its pinyin a simplified character may be romanised. */
export function romanisedOf(character: string, pinyin: string): Romanised {
  const key = character + pinyin;
  const there = known.get(key);
  if (there) return there;
  const others = (polyphonic(character, { toneType: "none", type: "array" })[0] ?? [])
    .map((one) => one.replaceAll("ü", "u"))
    .filter((one) => one !== pinyin && /^[a-z]+$/.test(one));
  // Of the vowel u with dots passports make yu, keyboards v.
  const isFronted = (polyphonic(character, { toneType: "none", type: "array" })[0] ?? []).some((one) =>
    one.includes("ü"),
  );
  const fronted = isFronted && /^[ln]u/.test(pinyin) ? ["yu", "v"].map((vowel) => pinyin.replace("u", vowel)) : [];
  const readings = [...new Set([...others, ...fronted])];
  const romanised = {
    pinyin: readings,
    wadeGiles: [pinyin, ...readings].map(wadeGiles).filter((one) => one !== pinyin),
    cantonese: (cantoneseOf.get(character) ?? []).flatMap(inHongKong).filter((one) => one !== pinyin),
    korean: koreanOf(character),
  };
  known.set(key, romanised);
  return romanised;
}

const cantoneseOf = new Map<string, string[]>();
for (const line of linesOf("cantonese.txt")) {
  const [syllable = "", characters = ""] = line.split(" ");
  for (const character of characters) {
    const there = cantoneseOf.get(character);
    if (there) there.push(syllable);
    else cantoneseOf.set(character, [syllable]);
  }
}

/** Jyutping's beginnings and ends of syllables as Hong Kong's government and people write them. */
const hongKongInitials: Readonly<Record<string, readonly string[]>> = {
  b: ["p"],
  d: ["t"],
  g: ["k"],
  gw: ["kw", "ku"],
  z: ["ch", "ts"],
  c: ["ch", "ts"],
  s: ["s", "sh"],
  j: ["y", "i"],
  ng: ["ng", ""],
};
const hongKongFinals: Readonly<Record<string, readonly string[]>> = {
  aa: ["a", "ah"],
  aai: ["ai"],
  aau: ["au", "ao"],
  aam: ["am"],
  aan: ["an"],
  aang: ["ang"],
  aap: ["ap"],
  aat: ["at"],
  aak: ["ak"],
  au: ["au", "ow", "ao"],
  am: ["am", "um"],
  an: ["an", "un"],
  ap: ["ap", "up"],
  ei: ["ei", "ee", "i", "ay"],
  i: ["i", "ee", "ze"],
  iu: ["iu", "ew", "io"],
  ou: ["o"],
  u: ["u", "oo"],
  un: ["un", "oon"],
  oeng: ["eung", "eong"],
  oek: ["euk"],
  oe: ["eu"],
  eoi: ["ui", "oi"],
  eon: ["un"],
  eot: ["ut"],
  yu: ["u", "yu", "ue"],
  yun: ["uen", "un"],
  yut: ["uet"],
};

function inHongKong(syllable: string): string[] {
  const [, initial = "", final = ""] = /^(gw|kw|ng(?=.)|[bpmfdtnlgkhzcsjw])?(.+)$/.exec(syllable) ?? [];
  const ends = hongKongFinals[final] ?? [final];
  const begins = hongKongInitials[initial] ?? [initial];
  return begins.flatMap((begin) => ends.map((end) => begin + end)).map((one) => one.replace(/^y(?=i|y)/, ""));
}

const initials: Readonly<Record<string, string>> = {
  zh: "ch",
  b: "p",
  d: "t",
  g: "k",
  j: "ch",
  q: "ch",
  x: "hs",
  z: "ts",
  c: "ts",
  r: "j",
};
const finals: Readonly<Record<string, string>> = {
  ian: "ien",
  ie: "ieh",
  ue: "ueh",
  ong: "ung",
  iong: "iung",
  uo: "o",
};
const whole: Readonly<Record<string, string>> = {
  yan: "yen",
  ye: "yeh",
  you: "yu",
  yong: "yung",
  si: "szu",
  zi: "tzu",
  ci: "tzu",
  er: "erh",
  he: "ho",
  ge: "ko",
  ke: "ko",
  e: "o",
  zhi: "chih",
  chi: "chih",
  shi: "shih",
  ri: "jih",
  guo: "kuo",
  kuo: "kuo",
  gui: "kuei",
  kui: "kuei",
  shuo: "shuo",
  huo: "huo",
};

/** A syllable of pinyin as Wade and Giles write it, without their marks. */
function wadeGiles(syllable: string): string {
  const there = whole[syllable];
  if (there !== undefined) return there;
  const initial = /^(?:[zcs]h|[^aeiou])/.exec(syllable)?.[0] ?? "";
  const rest = syllable.slice(initial.length);
  return (initials[initial] ?? initial) + (finals[rest] ?? rest);
}

/** The consonant of a foreign word that a syllable begins like; r and l, b and p, d and t are not told apart. */
const foreignBegin: Readonly<Record<string, string>> = {
  b: "b",
  p: "b",
  m: "m",
  f: "f",
  d: "t",
  t: "t",
  n: "n",
  l: "l",
  r: "l",
  g: "k",
  k: "k",
  h: "h",
  j: "s",
  q: "s",
  x: "s",
  zh: "s",
  ch: "s",
  sh: "s",
  z: "s",
  c: "s",
  s: "s",
  w: "f",
  y: "",
};

/** The consonants of a foreign word that these syllables of pinyin transcribe (te rui lian: tlln). */
export function transcribed(syllables: readonly string[]): string {
  return syllables
    .map((syllable) => {
      if (syllable === "er") return "l";
      const initial = /^(?:[zcs]h|[^aeiou])/.exec(syllable)?.[0] ?? "";
      return (foreignBegin[initial] ?? "") + (/ng?$/.test(syllable.slice(initial.length)) ? "n" : "");
    })
    .join("");
}

const finalsOfAny =
  "a|o|e|i|u|ai|ei|ao|au|ou|oi|ui|iu|an|en|in|un|on|ang|eng|ing|ong|ung|ia|ie|io|ua|uo|ue|ian|iao|uai|uan|uei|iang|iong|uang|ih|eh|ieh|ueh|erh|er|un|uen|um|am|im|ak|ik|ok|uk|ap|ip|up|at|it|ut|eung|euk|ee|oo|aw|ow";
const syllableOfAny = new RegExp(`^(?:[bpmfdtnlgkhjqxrzcswyv]|[zcst]h|hs|ts|tz|ng|gw|kw)?(?:${finalsOfAny})$`);

/** Whether a Latin word may be one Chinese syllable, in any of its romanisations. */
export const isSyllable = (text: string): boolean => syllableOfAny.test(text);

/** Whether a character is so written in pinyin, by Wade and Giles, in Hong Kong, and by Koreans: syllables that are alike are not listed twice. */
export function systemsOf(
  { pinyin, romanised }: { pinyin: string; romanised: Romanised },
  text: string,
): readonly boolean[] {
  const is = (ways: readonly string[]) => (ways.length === 0 ? text === pinyin : ways.includes(text));
  const isPinyin = text === pinyin || romanised.pinyin.includes(text);
  return [
    isPinyin,
    is(romanised.wadeGiles) || (isPinyin && wadeGiles(text) === text),
    is(romanised.cantonese),
    romanised.korean.includes(text),
  ];
}
