import { isSpelledSo } from "../common-names.ts";
import { editsBetween, isSwap } from "../edits.ts";
import { meantNames } from "./further-readings.ts";
import { nameParts, type NameParts, type NameWord } from "../name-words.ts";
import { allForms, isForm, mistypedBusiness, threeLetterForms, titles } from "../org-words.ts";
import { mistypedPlace } from "../places.ts";
import { shipNamesIn } from "./ship-papers.ts";

const partOfCompound = /^(?:abd(?:[aeiou]l?)?|ab[uo]u?|allah|عبد|[أا]ب[ويا]|الله|الدين|زاده)$/i;

/** Arabic letters without vowel signs and the stroke that stretches them. */
const withoutSigns = (token: string) => token.replaceAll(/[\p{M}\u0640]/gu, "");

/**
 * The name back to front, where that may tear one of its compounds: who writes the family name first as a system does, word
 * by word, makes "Sufian Abu Qumu" of "Qumu, Abu Sufian". Null of another name.
 */
function backToFront(name: string): string | null {
  const tokens = name.split(/[\s,]+/).filter(Boolean);
  return tokens.length > 1 && tokens.some((token) => partOfCompound.test(withoutSigns(token)))
    ? tokens.toReversed().join(" ")
    : null;
}

/** A way in which a name may be meant. */
export interface MeantParts extends NameParts {
  /** Whom alone it may mean: a text that says so means a ship. */
  readonly only?: "vessel";
}

/** The ways in which a name may be meant, the plain one first. */
export function readingsOf(name: string): MeantParts[] {
  const plain = nameParts(name);
  const [reversed, spelledOut] = [backToFront(name), withoutAcronym(plain)];
  const meant = [withoutBranch(name), withWholeServant(name), withBusinessSpelled(plain, name)].flatMap((one) =>
    one === null ? [] : [nameParts(one)],
  );
  const inPinyin = /\p{Script=Han}/u.test(name) && plain.words.some(({ kind }) => kind !== "");
  const syllables = inPinyin ? [{ ...nameParts(name, false), isOrganisation: true }] : [];
  return [
    plain,
    ...syllables,
    ...(reversed === null ? [] : [nameParts(reversed)]),
    ...(spelledOut ? [spelledOut] : []),
    ...meant,
    ...meantNames(name).map((one) => asMeant(plain, nameParts(one))),
    ...withoutMistyped(plain),
    ...shipNamesIn(name.normalize("NFKC")).map((one) => ({ ...nameParts(one), only: "vessel" as const })),
  ];
}

/** A company stays one without the words that say so. */
const asMeant = (plain: NameParts, meant: NameParts): NameParts => ({
  ...meant,
  isOrganisation:
    meant.isOrganisation || plain.leftOut.some((word) => isForm(word.toLowerCase().replaceAll(/[^a-z]/g, ""))),
});

const branch =
  /[\s,–-]*[(（【[][^()（）【】[\]]*(?<!\p{L})(?:branch|office|filiale?|sucursal|succursale|филиал|فرع|分公司|分行|办事处|辦事處)(?!\p{L})[^()（）【】[\]]*[)）】\]]\s*$|\s+[-–]\s+\p{L}[\p{L}\s]* branch\s*$/iu;

/** Without the branch that stands behind a company: (Dubai Branch). Null of another name. */
function withoutBranch(name: string): string | null {
  const whole = name.replace(branch, "");
  return whole === name || whole.trim() === "" ? null : whole;
}

const mistypedServant =
  /(?<!\p{L})(?:ad[eu]l|ab[eu]l|adb[eu]l|bd[eu]l|abdl|abudl|abedl)(?=[\s-]\p{L}{4}|[^aeiou\W]\p{L}{3})/giu;

/** With "Abdul" where a letter of it is missing or in another's place. Null of another name. */
function withWholeServant(name: string): string | null {
  const whole = name.replaceAll(mistypedServant, "abdul");
  return whole === name ? null : whole;
}

/** With the words for kinds of business and places that have one letter wrong (Inudstry, Lebaese). Null of another name. */
function withBusinessSpelled({ words }: NameParts, name: string): string | null {
  let spelled = name;
  for (const word of words) {
    if (word.script !== "latin" || word.kind !== "" || isSpelledSo(word)) continue;
    const meant = mistypedBusiness(word.text) ?? mistypedPlace(word.text);
    if (meant !== undefined) spelled = spelled.replace(word.written, meant);
  }
  return spelled === name ? null : spelled;
}

const longTitles = [...titles].filter((title) => title.length > 4);
const isMistypedTitle = ({ text }: NameWord) =>
  text.length > 3 && longTitles.some((title) => editsBetween(title, text) === 1);
/** A company's form of three letters in the wrong order stands at the end only. */
const isMistypedForm = ({ text }: NameWord) => text.length === 3 && threeLetterForms.some((form) => isSwap(form, text));
/** A longer one, also with a letter too many, too few or another, may stand before the name too. */
const isMistypedLongForm = ({ text }: NameWord) => text.length > 4 && allForms.near(text).length > 0;

/** Without a word that is a mistyped title or company form, and no name itself. */
function withoutMistyped({ words, leftOut, isOrganisation }: NameParts): NameParts[] {
  if (words.length < 2) return [];
  return words.flatMap((word, at) => {
    if (word.script !== "latin" || word.kind !== "" || isSpelledSo(word)) return [];
    const isEnd = at === words.length - 1;
    const isOfCompany = isMistypedLongForm(word) || (isEnd && isMistypedForm(word));
    if (!isOfCompany && (isEnd || words.length < 3 || !isMistypedTitle(word))) return [];
    const left = [...leftOut, word.written];
    return [{ words: words.toSpliced(at, 1), leftOut: left, isOrganisation: isOrganisation || isOfCompany }];
  });
}

/** Without the acronym that stands before or behind the words that it stands for (NITC National Iranian Tanker Company). */
function withoutAcronym({ words, leftOut, isOrganisation }: NameParts): NameParts | null {
  for (const at of [0, words.length - 1]) {
    const [acronym, rest] = [words[at], words.toSpliced(at, 1)];
    if (!acronym || acronym.script !== "latin" || acronym.kind !== "" || !/^[a-z]{3,8}$/.test(acronym.text)) continue;
    if (rest.length > 2 && beginsOf(acronym.text, rest))
      return { words: rest, leftOut: [...leftOut, acronym.written], isOrganisation };
  }
  return null;
}

/** Whether a text is made of the first letters of three of these words or more, in their order; what a form had may end it. */
function beginsOf(acronym: string, words: readonly NameWord[], used = 0): boolean {
  if (acronym === "") return used > 2;
  const [first, ...more] = words;
  if (!first) return used > 2 && /^[cl]{1,2}$/.test(acronym);
  const begins = [1, 2, 3].some(
    (length) =>
      length <= acronym.length &&
      first.text.startsWith(acronym.slice(0, length)) &&
      beginsOf(acronym.slice(length), more, used + 1),
  );
  return begins || (used > 0 && beginsOf(acronym, more, used));
}
