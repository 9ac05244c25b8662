import { sounds } from "./arabic.ts";

/** Letters that transliterations write differently, as one; longest first. Each is tried in more ways where it has several. */
function plainConsonants(word: string): string {
  return word
    .replaceAll(/shch|schtsch|tsch|tch|tsh|dsch|dzh|sch|sh|zh|dj/g, "s")
    .replaceAll(/kh|gh|ck|q|c(?![eiyh])/g, "k")
    .replaceAll(/th/g, "t")
    .replaceAll(/dh/g, "d")
    .replaceAll(/ph/g, "f");
}

/** By a letter that is read in several ways: all of them. */
const ways: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/ch/g, ["s", "k"]],
  [/(?<=.)x/g, ["ks", "s"]],
  [/j/g, ["s", ""]],
  [/g/g, ["k", "s"]],
  [/w/g, ["", "f"]],
];
const mostWays = 8;

/** The consonants of a Latin word, in each way that its spelling may be meant; with digits, all of it. */
export function skeletonsOf(word: string): readonly string[] {
  if (/\d/.test(word)) return [word];
  if (/^abd.{4}/.test(word)) return skeletonsOf(word.slice(3)).flatMap((rest) => [bare(`bd${rest}`), rest]);
  // Where an Arab reads the article at the begin (Aleksandr), and where a Frenchman leaves the end unspoken (Laurent).
  if (/^[aeo]l[aeiouy].{3}/.test(word)) return [...consonantsIn(word), ...consonantsIn(word.slice(2))];
  if (/.{3}(?:[aeo]nt|ois|[ao]ux|ault|ard)$/.test(word))
    return [...consonantsIn(word), ...consonantsIn(word.replace(/(?:l?[tdsx])$/, ""))];
  if (/.{4}din$/.test(word)) return [...consonantsIn(word), ...consonantsIn(word.slice(0, -3))];
  return consonantsIn(word);
}

function consonantsIn(word: string): readonly string[] {
  let found = [plainConsonants(word.replace(/^(?:al|el)(?=[bcdfghjklmnqrstwz].{3})/, ""))];
  for (const [letters, meant] of ways) {
    if (!found.some((one) => one.search(letters) >= 0)) continue;
    found = found.flatMap((one) => meant.map((as) => one.replace(letters, as)));
  }
  return [...new Set(found.slice(0, mostWays).map(bare))];
}

function bare(word: string): string {
  return word
    .replaceAll(/[aeiouy]/g, "")
    .replaceAll(/(?<=.)h/g, "")
    .replaceAll(/[czx]/g, "s")
    .replaceAll("v", "f")
    .replaceAll("p", "b")
    .replaceAll(/(.)\1+/g, "$1");
}

/** By an Arabic letter: what a Latin word's consonants have for it. */
const consonants: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(sounds).map((letter) => [letter, consonantsOf(letter)]),
);

function consonantsOf(letter: string): readonly string[] {
  if (letter === "ع" || letter === "ا" || letter === "ي") return [""];
  if (letter === "و") return ["", "f"];
  if (letter === "ه" || letter === "ح") return ["h"];
  if (letter === "ج") return ["s", "k"];
  if (letter === "ث") return ["t", "s"];
  if (letter === "ذ" || letter === "ظ") return ["d", "s", "t"];
  if (letter === "ض") return ["d", "s"];
  if (letter === "خ") return ["k", "h"];
  const [code = ""] = sounds[letter] ?? "";
  return [{ S: "s", C: "s", Z: "s", z: "s", K: "k", G: "k", q: "k", g: "k", p: "b", v: "f" }[code] ?? code];
}

/** The same of a word in Arabic letters. */
export function arabicSkeletons(letters: string): readonly string[] {
  if (/^بن.{4}/.test(letters)) return [...spelled(letters), ...spelled(letters.slice(2))];
  // Milosevic, Karadzic: South Slavic names end so.
  if (/.{2}يتش$/.test(letters)) {
    const stem = letters.slice(0, -3);
    return [...spelled(letters), ...spelled(`${stem}ك`), ...(stem.endsWith("د") ? spelled(`${stem}زك`) : [])];
  }
  // Two letters that stand for one foreign sound: Sechin, Djordjevic.
  if (/تش|دج/.test(letters)) return [...spelled(letters), ...spelled(asOneLetter(letters))];
  return /.{2}ه$/.test(letters) ? [...spelled(letters), ...spelled(letters.replace(/ه$/, "ت"))] : spelled(letters);
}

/** The sounds that Arabic writes by two letters as one. */
export const asOneLetter = (letters: string): string => letters.replaceAll("تش", "چ").replaceAll("دج", "ج");

function spelled(letters: string): readonly string[] {
  let found = [""];
  for (const letter of letters.replace(/[هة]$/, "").replaceAll("الله", "لله")) {
    const as = consonants[letter] ?? [""];
    const more = as.flatMap((one) => found.map((begun) => begun + one));
    found = more.length > 16 ? found.map((begun) => begun + (as[0] ?? "")) : more;
  }
  return [...new Set(found.map((one) => bare(one)))];
}
