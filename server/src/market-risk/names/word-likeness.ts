import { sounds } from "./arabic.ts";
import { editsBetween, isSwap } from "./edits.ts";
import type { NameWord } from "./name-words.ts";
import { lettersOf, phonetic, soundDistance } from "./phonetic.ts";
import { asOneLetter } from "./skeleton.ts";

/** Words less alike than this do not count as the same. */
export const leastLikeness = 0.73;
/** Of words that say one kind of business. */
export const sameKind = 0.91;
/** Of a Chinese word in another romanisation than pinyin, or translated. */
export const asRomanised = 0.93;
/** Of Chinese syllables and the foreign word that they transcribe by its consonants: many words have the same. */
export const asTranscribed = 0.881;

/** How alike two words are, 0 to 1: the same is 1; spellings of one sound little less, a letter's difference by the length. */
export function wordLikeness(a: NameWord, b: NameWord): number {
  if (a.script === b.script) {
    if (a.key === b.key) return 1;
    if (a.script === "latin") return latinLikeness(a, b);
    if (a.script === "arabic") return a.kind !== "" && a.kind === b.kind ? sameKind : arabicLikeness(a.key, b.key);
    return a.text === b.text ? 0.8 : 0;
  }
  if (a.kind !== "" && a.kind === b.kind) return sameKind;
  if (a.script === "arabic" && b.script === "latin") return transliterated(a.key, b.text);
  if (b.script === "arabic" && a.script === "latin") return transliterated(b.key, a.text);
  const [chinese, other] = a.script === "chinese" ? [a, b] : [b, a];
  if (other.script !== "latin") return 0;
  if (chinese.text === other.text) return 1;
  if (chinese.variants.includes(other.text)) return asRomanised;
  if (chinese.variants.some((one) => one.length > 3 && isSwap(one, other.text))) return 0.8;
  return foreignSkeletons(other).some((one) => chinese.skeletons.includes(one)) ? asTranscribed : 0;
}

/** The consonants of a Latin word as Chinese syllables have them: r and l, d and t are one, an s at the end may be missing. */
export function foreignSkeletons(word: NameWord): readonly string[] {
  if (word.kind !== "" || word.text.length < 4) return [];
  const found = word.skeletons.map((one) => `^${one.replaceAll("r", "l").replaceAll("d", "t")}`);
  return [...found, ...found.filter((one) => one.length > 4 && one.endsWith("s")).map((one) => one.slice(0, -1))];
}

/** A Slavic family name as a woman has it, and as a man. */
const isOfOtherGender = (longer: string, shorter: string) =>
  /(?:[oey]v|[iy]n)a$/.test(longer) && /(?:[oey]v|[iy]n)$/.test(shorter) && shorter.length > 4;

function latinLikeness(a: NameWord, b: NameWord): number {
  const [longer, shorter] = a.text.length < b.text.length ? [b.text, a.text] : [a.text, b.text];
  if (isOfOtherGender(longer, shorter)) return 0.8;
  if (shorter.length === 1) return longer.startsWith(shorter) ? 0.6 : 0;
  if (/\d/.test(a.text) || /\d/.test(b.text)) return 0;
  if (a.kind !== "" && a.kind === b.kind) return sameKind;
  if (longer.length < 7 && a.variants[0] !== undefined && a.variants[0] === b.variants[0]) return 0.92;
  const withArticle = longer.length === shorter.length + 2 && /^[ae]l/.test(longer) && longer.endsWith(shorter);
  if (withArticle && shorter.length > 3) return 0.96;
  if (longer === `abu${shorter}`) return 0.85;
  if (longer === `abd${shorter}`) return 0.84;
  const size = Math.max(a.sound.length, b.sound.length);
  if (Math.min(a.sound.length, b.sound.length) / size < 0.6 && longer.length - shorter.length > 1) return 0;
  if (a.sound === b.sound) return longer.length < 4 ? 0.9 : 0.97;
  if (longer.length < 4) return 0;
  const distance = soundDistance(a.sound, b.sound);
  const bySound = distance > size / 3 ? 0 : 1 - distance / size;
  // A letter missing, another or in its neighbour's place: the sounds may be others, the spelling says it.
  if (bySound > 0.9 || editsBetween(a.text, b.text) !== 1) return bySound;
  return Math.max(bySound, size < 5 ? leastLikeness : 1 - 0.9 / longer.length);
}

const isLong = (letter: string) => letter === "ا" || letter === "و" || letter === "ي";
const weightIn = (letters: string) =>
  letters.split("").reduce((sum, letter) => sum + (letter === "ع" ? 0.3 : isLong(letter) ? 0.5 : 1), 0);

const bare = (letters: string) => letters.replace(/[ها]$/, "");

/** Both in Arabic letters: long vowels and the last h are often written or not. */
function arabicLikeness(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2 || Math.max(a.length, b.length) < 3) return 0;
  if (bare(a) === bare(b)) return 0.96;
  // Ta marbuta and an open t at the end: Izzat.
  if (a.length === b.length && /[هت]$/.test(a) && /[هت]$/.test(b) && a.slice(0, -1) === b.slice(0, -1)) return 0.95;
  if (a.length > 3 && isSwap(a, b)) return 0.86;
  const edits = editsBetween(a, b);
  const size = Math.max(weightIn(a), weightIn(b));
  if (a.replaceAll(/[اوي]/g, "") === b.replaceAll(/[اوي]/g, "")) return Math.max(0, 1 - (edits * 0.45) / size);
  return edits > size / 3 ? 0 : 1 - edits / size;
}

const latinVowels = "aeiou";
const known = new Map<string, number>();

/** How well a Latin word is a transliteration of an Arabic one, whose short vowels are not written. */
export function transliterated(arabic: string, latin: string): number {
  const key = `${arabic} ${latin}`;
  const there = known.get(key);
  if (there !== undefined) return there;
  const likeness = findTransliterated(arabic, latin);
  if (known.size > 100_000) known.clear();
  known.set(key, likeness);
  return likeness;
}

function findTransliterated(arabic: string, latin: string): number {
  // God stands in both or in none.
  if (arabic.endsWith("الله") !== latin.endsWith("allah")) return 0;
  if (arabic.length > 4 && latin.length > 5 && latin.endsWith("allah"))
    return transliterated(arabic.slice(0, -4), latin.slice(0, -5));
  // Bin is written in one with the name in one script and left out in the other.
  if (/^بن.{4}/.test(arabic) && !latin.startsWith("b")) return transliterated(arabic.slice(2), latin) - 0.02;
  if (/^b[ei]n.{4}/.test(latin) && !arabic.startsWith("ب")) return transliterated(arabic, latin.slice(3)) - 0.02;
  // Salah is called so who is Salah al-Din, and the other way round.
  if (/.{4}din$/.test(latin) && !arabic.endsWith("دين")) return transliterated(arabic, latin.slice(0, -3)) - 0.06;
  // Milosevic: the last sound of South Slavic family names.
  if (/.{2}يتش$/.test(arabic) && /.{2}[iy]c$/.test(latin))
    return transliterated(arabic.slice(0, -3).replace(/(?<=د)[جز]$/, ""), latin.slice(0, -2).replace(/(?<=d)z$/, ""));
  const asOne = asOneLetter(arabic);
  if (asOne !== arabic) return Math.max(transliterated(asOne, latin), plainlyTransliterated(arabic, latin));
  return plainlyTransliterated(arabic, latin);
}

/** How much of a Latin word an Arabic one does not say, in letters: a consonant that is missing or another is one and a little. */
export const lettersMissed = (arabic: string, latin: string): number =>
  (1 - transliterated(arabic, latin)) * Math.max(2, weightIn(arabic));

function plainlyTransliterated(arabic: string, latin: string): number {
  const distances = [distanceOf(arabic, phonetic(latin)), distanceOf(arabic, lettersOf(latin))];
  if (/^[ae]l.{4}/.test(latin)) distances.push(distanceOf(arabic, phonetic(latin.slice(2))) + 0.05);
  // Laurent: its end is written and not spoken.
  if (/.{3}(?:[aeo]nt|ois|[ao]ux|ault|ard)$/.test(latin))
    distances.push(distanceOf(arabic, phonetic(latin.replace(/(?:l?[tdsx])$/, ""))) + 0.05);
  // Hassine, Slimane: a French e behind an n at the end is silent. Cemil: a Turkish c is an English j.
  if (/.{3}ne$/.test(latin)) distances.push(distanceOf(arabic, phonetic(latin.slice(0, -1))) + 0.03);
  if (/[جچ]/.test(arabic) && /c(?!h)/.test(latin))
    distances.push(distanceOf(arabic, phonetic(latin.replaceAll(/c(?!h)/g, "j"))) + 0.05);
  // Es-Sabar: the article has taken the letter behind it.
  if (/^[ae]([^aeiou])\1/.test(latin)) distances.push(distanceOf(arabic, phonetic(latin.slice(2))) + 0.05);
  // At the begin every transliteration gives it a vowel.
  const withoutAin = arabic.startsWith("ع") && !/^[aeiouy]/.test(latin) ? 0.4 : 0;
  return Math.max(0, 1 - (Math.min(...distances) + withoutAin) / Math.max(2, weightIn(arabic)));
}

const seldomCost = 0.3;
const otherCost = 1.3;
const costsOf = new Map<string, Float64Array>();

/** The cost of each code of a Latin sound for an Arabic letter. */
function costsFor(letter: string): Float64Array {
  const there = costsOf.get(letter);
  if (there) return there;
  const costs = new Float64Array(128).fill(otherCost);
  const [usual = "", seldom = ""] = (sounds[letter] ?? letter).split("|");
  for (const [codes, cost] of [
    [seldom, seldomCost],
    [usual, 0],
  ] as const)
    for (const code of codes) costs[code.charCodeAt(0)] = cost;
  costsOf.set(letter, costs);
  return costs;
}

function letterCost(letters: string, at: number, code: string): number {
  const letter = letters[at] ?? "";
  // Any vowel may begin a word; alif maqsura ends one.
  if (letter === "ا" && at === 0 && latinVowels.includes(code)) return 0;
  if (letter === "ي" && at === letters.length - 1 && code === "a") return 0;
  // Ta marbuta before another word: Asbat al-Ansar.
  if (letter === "ه" && at === letters.length - 1 && at > 1 && code === "t") return 0.2;
  return costsFor(letter)[code.charCodeAt(0)] ?? otherCost;
}

/** Rows of the distances, kept from one comparison to the next. */
const rows = { row: new Float64Array(128), next: new Float64Array(128), gaps: new Float64Array(128) };
const longest = 120;

function distanceOf(arabic: string, sound: string): number {
  if (sound.length > longest) return Infinity;
  let { row, next } = rows;
  const { gaps } = rows;
  row[0] = 0;
  for (let j = 0; j < sound.length; j += 1) {
    gaps[j] = gapInLatin(sound, j);
    row[j + 1] = (row[j] ?? 0) + (gaps[j] ?? 0);
  }
  for (let i = 0; i < arabic.length; i += 1) {
    const gap = gapInArabic(arabic, i);
    // The first and the last letter may stand for further sounds.
    const costs = i > 0 && i < arabic.length - 1 ? costsFor(arabic[i] ?? "") : null;
    next[0] = (row[0] ?? 0) + gap;
    for (let j = 0; j < sound.length; j += 1) {
      const cost = costs ? (costs[sound.charCodeAt(j)] ?? otherCost) : letterCost(arabic, i, sound[j] ?? "");
      next[j + 1] = Math.min((row[j] ?? 0) + cost, (row[j + 1] ?? 0) + gap, (next[j] ?? 0) + (gaps[j] ?? 0));
    }
    [row, next] = [next, row];
  }
  return row[sound.length] ?? 0;
}

function gapInArabic(letters: string, at: number): number {
  const letter = letters[at] ?? "";
  if (letter === "ع") return 0;
  // Rabi'i: without its sign it is written twice or once.
  if (letter === "ي" && letters.slice(at - 2, at) === "يع") return 0.1;
  if (letter === "ا") return 0.25;
  // Between two long vowels it is part of both: Iyad.
  if (letter === "ي" && letters[at - 1] === "ا" && letters[at + 1] === "ا") return 0.15;
  if (letter === letters[at - 1]) return 0.1;
  if (at === letters.length - 1 && letter === "ه") return 0;
  if (at === letters.length - 1 && letter === "ح") return 0.15;
  return isLong(letter) ? 0.45 : 1.1;
}

function gapInLatin(sound: string, at: number): number {
  const code = sound[at] ?? "";
  const before = sound[at - 1] ?? "";
  if (code === "h" && at === sound.length - 1) return 0;
  if (!latinVowels.includes(code)) return code === "h" ? 0.6 : 1.1;
  if (before === "i") return 0.1;
  // A vowel at the begin or beside another is a long one.
  if (at === 0 || latinVowels.includes(before)) return 0.3;
  return at === sound.length - 1 ? 0.25 : 0.04;
}
