import { pinyin } from "pinyin-pro";

/**
 * The letters that messages may hold. Free text of IATA Cargo-IMP (format "t") is capitals, digits, blank, full stop and
 * hyphen; everything else becomes a blank. Cargo-XML is written with printable ASCII, so that it stays the same when an
 * airline turns it into Cargo-IMP.
 */

/** Latin letters that have no accent to take off. */
const latin: Readonly<Record<string, string>> = {
  ß: "ss", æ: "ae", Æ: "AE", œ: "oe", Œ: "OE", ø: "o", Ø: "O", ł: "l", Ł: "L", đ: "d", Đ: "D", ð: "d", Ð: "D", þ: "th",
  Þ: "TH", ı: "i", "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "，": ",", "。": ".", "、": ",", "،": ",",
}; // prettier-ignore

/** Arabic letters after the romanisation of BGN/PCGN (1956), without its signs; short vowels are not written in Arabic. */
const arabic: Readonly<Record<string, string>> = {
  ا: "a", أ: "a", إ: "i", آ: "a", ٱ: "a", ب: "b", ت: "t", ث: "th", ج: "j", ح: "h", خ: "kh", د: "d", ذ: "dh", ر: "r",
  ز: "z", س: "s", ش: "sh", ص: "s", ض: "d", ط: "t", ظ: "z", ع: "a", غ: "gh", ف: "f", ق: "q", ك: "k", ل: "l", م: "m",
  ن: "n", ه: "h", ة: "h", و: "w", ؤ: "w", ي: "y", ى: "a", ئ: "y", ء: "", ـ: "", پ: "p", چ: "ch", ژ: "zh", گ: "g", ڤ: "v",
}; // prettier-ignore

const han = /\p{Script=Han}+/gu;

/** Syllables without tones; ü is written YU in names (GB/T 28039-2011). */
function inPinyin(signs: string): string {
  return pinyin(signs, { toneType: "none", type: "array", v: true })
    .map((syllable) => syllable.replaceAll("v", "yu"))
    .join(" ");
}

/** A text in ASCII letters: Chinese in pinyin, Arabic romanised, accents taken off; what has no letters becomes a blank. */
export function inLatin(text: string): string {
  return text
    .normalize("NFKC")
    .replace(han, (signs) => ` ${inPinyin(signs)} `)
    .replace(/./gsu, (sign) => latin[sign] ?? arabic[sign] ?? sign)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7E]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** A text as Cargo-IMP holds it. */
export function inCargoImp(text: string): string {
  return inLatin(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 .-]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** True for a text that stays what it is but for capitals and punctuation. */
export function keepsItsLetters(text: string): boolean {
  return /^[A-Za-z0-9 .,'"():;/_\-\r\n]*$/.test(text);
}

/** True for a text whose letters are all Latin, with or without accents: one that a person abroad can read. */
export function isInLatinLetters(text: string): boolean {
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text);
}

/** Words into lines of at most `width`; a word that is longer is cut. */
export function inLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((long) => long.match(new RegExp(`.{1,${width}}`, "g")) ?? [])) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}
