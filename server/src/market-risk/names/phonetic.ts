/** Spellings of one sound, longest first; the capital letters are sounds that take two letters. */
const digraphs: ReadonlyArray<readonly [RegExp, string]> = [
  [/shch|schtsch|chtch|stsch/g, "S"],
  [/tsch|tch|tsh/g, "C"],
  [/dzh|dsch|dj/g, "j"],
  [/sch|sh/g, "S"],
  [/ch/g, "C"],
  [/kh/g, "K"],
  [/gh/g, "G"],
  [/zh/g, "Z"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ph/g, "f"],
  [/ck|qu(?=[ei])/g, "k"],
  [/gu(?=[ei])/g, "g"],
  [/c(?=[eiy])/g, "s"],
  [/c|q/g, "k"],
  [/(?<=.)x/g, "ks"],
  [/aw(?=[ou])/g, "a"],
  [/ou|oo|ue/g, "u"],
  [/ee|iy|yi|ij$|yy/g, "i"],
  [/ae|ai(?=[sz]$)/g, "e"],
  [/oe/g, "o"],
  [/(?<=[oe])(?:w|ff)$/g, "v"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
  [/(?<=.)h$/g, ""],
  [/(?<=.{3})ie$/g, "i"],
];

/** The same letter by letter, for a word whose h stands for itself (Is-hak, Az-har), as in Arabic. */
export function lettersOf(word: string): string {
  return word
    .replaceAll(/c(?=[eiy])/g, "s")
    .replaceAll(/[cq]/g, "k")
    .replaceAll("x", "ks")
    .replaceAll(/ou|oo/g, "u")
    .replaceAll(/ee|y/g, "i")
    .replaceAll("w", "v")
    .replaceAll(/(.)\1+/g, "$1");
}

const known = new Map<string, string>();

/** A word in Latin letters by its sounds, so that English, German and French spellings of a name are nearly the same. */
export function phonetic(word: string): string {
  const there = known.get(word);
  if (there !== undefined) return there;
  let sound = word;
  for (const [from, to] of digraphs) sound = sound.replace(from, to);
  if (known.size > 200_000) known.clear();
  known.set(word, sound);
  return sound;
}

const vowels = "aeiou";
const isVowel = (letter: string) => vowels.includes(letter);

/** How far two sounds are apart, 0 to 1; not named: 1. */
const near = new Map<string, number>();
for (const [pairs, cost] of [
  ["ei ou ea", 0.3],
  ["ao au eo iu ai", 0.45],
  ["Kh zZ sz vf jZ kK jG vu ji", 0.25],
  ["CS kC KC SZ zs jC gj kg Gg Gk KG sZ", 0.4],
  ["sS td pb bv tT dD zC sC mn", 0.55],
] as const)
  for (const pair of pairs.split(" ")) {
    near.set(pair, cost);
    near.set(pair.split("").toReversed().join(""), cost);
  }

const substitution = (a: string, b: string) => (a === b ? 0 : (near.get(a + b) ?? 1));
function gap(letter: string, isFirst: boolean): number {
  if (isFirst) return letter === "i" || letter === "j" || letter === "h" ? 0.4 : 1.1;
  if (isVowel(letter)) return 0.5;
  return letter === "h" || letter === "j" ? 0.35 : 1;
}

/** Rows of the distances, kept from one comparison to the next. */
const rows = { twoBack: new Float64Array(80), back: new Float64Array(80), row: new Float64Array(80) };

/** The cost of making one word's sounds the other's: letters of one kind cost less than others, swapped ones one edit. */
export function soundDistance(a: string, b: string): number {
  if (a.length > 70 || b.length > 70) return a === b ? 0 : Math.max(a.length, b.length);
  let { twoBack, back, row } = rows;
  back[0] = 0;
  for (let at = 0; at < b.length; at += 1) back[at + 1] = (back[at] ?? 0) + gap(b[at] ?? "", at === 0);
  for (let i = 0; i < a.length; i += 1) {
    const letter = a[i] ?? "";
    row[0] = (back[0] ?? 0) + gap(letter, i === 0);
    for (let j = 0; j < b.length; j += 1) {
      const other = b[j] ?? "";
      const changed = substitution(letter, other) * (i === 0 && j === 0 ? 1.4 : 1);
      let least = Math.min(
        (back[j] ?? 0) + changed,
        (back[j + 1] ?? 0) + gap(letter, i === 0),
        (row[j] ?? 0) + gap(other, j === 0),
      );
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other)
        least = Math.min(least, (twoBack[j - 1] ?? 0) + 0.8);
      row[j + 1] = least;
    }
    [twoBack, back, row] = [back, row, twoBack];
  }
  return back[b.length] ?? 0;
}
