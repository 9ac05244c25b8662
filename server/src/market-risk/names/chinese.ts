import anyAscii from "any-ascii";
import { pinyin } from "pinyin-pro";
import { romanisedOf, simplified, type Romanised } from "./chinese-readings.ts";
import { chineseOrgWords } from "./org-words.ts";

/** A syllable of a Chinese name, or a Latin word that one of its words means. */
export interface ChineseWord {
  readonly written: string;
  /** Pinyin without tones. */
  readonly text: string;
  /** Pinyin with its tone, which simplified and traditional characters share; empty of a Latin word. */
  readonly tone: string;
  /** How else it is romanised; null of a Latin word. */
  readonly romanised: Romanised | null;
  /** In simplified characters. */
  readonly simple: string;
}

/** The syllables and company words of a run of Chinese characters; forms are left out. Kinds of business may stay syllables. */
export function chineseWords(written: string, isBusinessRead = true): { words: ChineseWord[]; forms: string[] } {
  const run = simplified(written);
  const forms: string[] = [];
  const words: ChineseWord[] = [];
  let name = "";
  let at = 0;
  const endName = () => {
    if (name !== "") words.push(...syllables(name, written.slice(at - name.length, at)));
    name = "";
  };
  while (at < run.length) {
    const [chinese = "", english = ""] = chineseOrgWords.find(([word]) => run.startsWith(word, at)) ?? [];
    if (chinese === "" || (english !== "" && !isBusinessRead)) {
      name += run[at] ?? "";
      at += 1;
      continue;
    }
    endName();
    const there = written.slice(at, at + chinese.length);
    if (english === "") forms.push(there);
    else for (const text of english.trim().split(" ")) words.push(latin(there, text));
    at += chinese.length;
  }
  endName();
  return { words, forms };
}

const latin = (written: string, text: string): ChineseWord => ({
  written,
  text,
  tone: "",
  romanised: null,
  simple: "",
});

function syllables(run: string, original: string): ChineseWord[] {
  const characters = Array.from(run);
  const read = pinyin(run, {
    toneType: "num",
    type: "array",
    v: true,
    surname: characters.length < 5 ? "head" : "off",
  });
  const asWritten = Array.from(original);
  return characters.map((simple, at) => {
    const written = asWritten[at] ?? simple;
    const tone = (read[at] ?? "").toLowerCase();
    const text = tone.replaceAll(/\d/g, "").replaceAll("v", "u");
    return /^[a-z]+$/.test(text)
      ? { written, text, tone, romanised: romanisedOf(simple, text), simple }
      : latin(written, anyAscii(written).toLowerCase());
  });
}
