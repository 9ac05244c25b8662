import { classOfArabicWord, isArabicForm } from "./org-words.ts";

/** A word in Arabic or Persian letters, as it is compared. */
export interface ArabicWord {
  /** As it was written. */
  readonly written: string;
  /** Its letters, with those made one that are written for each other. */
  readonly letters: string;
}

const same: Readonly<Record<string, string>> = {
  ...of("أإآٱ", "ا"),
  ...of("ىیےئې", "ي"),
  ...of("ؤ", "و"),
  ...of("ةہەھۀۃ", "ه"),
  ...of("کڪ", "ك"),
  ...of("ڤ", "ف"),
  ...of("ٹ", "ت"),
  ...of("ڈ", "د"),
  ...of("ڑ", "ر"),
  ...of("ں", "ن"),
  ء: "",
};

function of(letters: string, one: string): Record<string, string> {
  return Object.fromEntries(letters.split("").map((letter) => [letter, one]));
}

/** Without vowel signs and tatweel; hamza, ta marbuta, alif maqsura and Persian letters as their plain ones. */
function plainArabic(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{M}|\u0640/gu, "")
    .replaceAll(/\p{L}/gu, (letter) => same[letter] ?? letter);
}

const particles = new Set("بن ابن بنت ولد و ال من في اغ".split(" "));
/** Behind a name: the younger. */
const junior = "الابن";
/** Before a name; at its end they are a name themselves. */
const titles = new Set("السيد الشيخ الحاج سيد شيخ حاج حاجي حجي ملا مولوي قاري الدكتور دكتور".split(" "));
const servant = "عبد";
const fathers = new Set(["ابو", "ابي", "ابا", "بو"]);
const god = "الله";
const faith = "الدين";
/** Born of: Akhund zada is one Persian family name. */
const born = "زاده";

/** A name that is often run together with the servant behind it. */
const runTogether = /(?<!\p{L})[مأا]حمد(?=عبد)/gu;
/** The servant with a letter twice or in its neighbour's place, before an article. */
const mistypedServant = /(?<!\p{L})(?:عدب|بعد|عببد|ععبد|عبدد)(?=\s?ال\p{L}{2})/gu;
/** God and servant with a letter too many or too few: Nasrllah, Abdlrahman, Abdlllah. */
const mistypedGod = /(?<=\p{L}{2})لله(?!\p{L})|(?<!\p{L})الل{2,}ه(?!\p{L})/gu;
const mistypedArticle = /(?<!\p{L})عبدل(?=[^لا\s]\p{L}{2})/gu;

/**
 * The words of a run of Arabic: compounds are one word, with spaces or without (Abd al-Rahman, Abu Bakr, Nasr Allah, Badr
 * al-Din), the article and particles are left out.
 */
export function arabicWords(run: string): ArabicWord[] {
  const spelled = run
    .replaceAll(mistypedServant, servant)
    .replaceAll(mistypedGod, (found, at: number) => (run[at - 1] === "ا" ? found : god))
    .replaceAll(mistypedArticle, `${servant}ال`);
  const tokens = spelled.replaceAll(runTogether, "$& ").split(/\s+/).filter(Boolean);
  const words: ArabicWord[] = [];
  let before = "";
  let beforeWritten = "";
  for (const [at, token] of tokens.entries()) {
    const plain = plainArabic(token);
    const written = [beforeWritten, token].filter(Boolean).join(" ");
    if (plain === servant || fathers.has(plain)) {
      [before, beforeWritten] = [before + plain, written];
      continue;
    }
    if (titles.has(plain) && plainArabic(tokens[at + 1] ?? "") === born) {
      [before, beforeWritten] = [plain, written];
      continue;
    }
    const last = words.at(-1);
    if (plain === born && before === "" && last) {
      words[words.length - 1] = { written: `${last.written} ${token}`, letters: last.letters + born };
      continue;
    }
    if ((plain === god || plain === faith) && before === "" && last) {
      words[words.length - 1] = {
        written: `${last.written} ${token}`,
        letters: last.letters + (plain === god ? god : "دين"),
      };
      continue;
    }
    if (before === "" && (plain.length === 1 || (plain === junior && at > 0))) continue;
    if (
      before === "" &&
      (particles.has(plain) || (titles.has(plain) && at < tokens.length - 1 && (at === 0 || !plain.startsWith("ال"))))
    )
      continue;
    // An alif with its hamza is a name's first letter, not the article's: Aleksandr.
    const isName = before === "" && /^[أإآ]ل/u.test(token) && !plain.endsWith(faith) && plain !== god;
    const letters = isName ? plain : compound(before, plain);
    [before, beforeWritten] = ["", ""];
    if (letters !== "") words.push({ written, letters });
  }
  if (before !== "") words.push({ written: beforeWritten, letters: before });
  return words;
}

function compound(before: string, token: string): string {
  if (before !== "") return before + (token === god ? god : bare(token));
  if (token.startsWith(`${servant}ال`) && token !== servant + god) return servant + token.slice(5);
  if (token.length > 6 && token.endsWith(faith)) return `${bare(token.slice(0, -5))}دين`;
  return bare(token);
}

/** Without the article, also the one that is joined to "for". */
function bare(token: string): string {
  if (token === god) return token;
  if (token.startsWith("لل") && token.length > 4) return token.slice(2);
  return token.startsWith("ال") && token.length > 3 ? token.slice(2) : token;
}

/** The kind of business that an Arabic word says; the empty text where it is a company form. */
export function arabicClass(letters: string): string | undefined {
  return isArabicForm(letters) ? "" : classOfArabicWord(letters);
}

/** The sounds that transliterations give each letter, behind the bar the rare ones; the codes are those of `phonetic.ts`. */
export const sounds: Readonly<Record<string, string>> = {
  ب: "bp|",
  پ: "p|b",
  ت: "t|d",
  ث: "ts|",
  ج: "jg|ZCdi",
  چ: "C|S",
  ح: "h",
  خ: "K|hkCj",
  د: "d|t",
  ذ: "dz|t",
  ر: "r",
  ز: "z|s",
  ژ: "Z|jzi",
  س: "s|z",
  ش: "SC|s",
  ص: "s|",
  ض: "dz|",
  ط: "t",
  ظ: "zd|t",
  ع: "aeiou",
  ځ: "z|jd",
  څ: "s|c",
  ړ: "r",
  ښ: "S|Kks",
  ږ: "Z|gz",
  ټ: "t",
  ډ: "d",
  ڼ: "n",
  ګ: "g|k",
  غ: "Gg|k",
  ف: "fv|",
  ق: "kg|G",
  ك: "k|g",
  گ: "g|k",
  ل: "l",
  م: "m",
  ن: "n|m",
  ه: "h|ae",
  و: "vuo|f",
  ي: "iej",
  ا: "aeou",
};

/** In Latin letters, without vowels that are not written; to be shown and counted, not compared. */
export function romanised(letters: string): string {
  return letters
    .split("")
    .map((letter) => first[letter] ?? (sounds[letter] ?? "")[0] ?? "")
    .join("");
}
const first: Readonly<Record<string, string>> = {
  ث: "th",
  چ: "ch",
  خ: "kh",
  ذ: "dh",
  ژ: "zh",
  ش: "sh",
  ع: "",
  غ: "gh",
  و: "w",
  ي: "y",
};
