import type { Agreed } from "./agreed.ts";
import { commonBits } from "./agreed.ts";
import type { NamedKind, WeighedWord } from "./compare.ts";
import { isSyllable, systemsOf } from "./chinese-readings.ts";
import { koreanKey } from "./korean.ts";
import { asRomanised, asTranscribed, sameKind } from "./word-likeness.ts";

/** How much a word's agreement tells of its bits: a likeness tells less, since more words are like one than are the same. */
const told = (bits: number, likeness: number) => bits * Math.max(0, 1 - (1 - likeness) * 2.4);

/** Two words of a name in another script must agree as well as this. */
const leastAcross = 0.92;

/** Two names with what agrees and what is left over. */
interface Judged {
  agreed: readonly Agreed[];
  restAsked: readonly WeighedWord[];
  restListed: readonly WeighedWord[];
  kind: NamedKind;
  isOrganisation: boolean;
  isBegin: boolean;
  /** The listed name stands as it is spoken, not the family name before a comma. */
  isSpoken: boolean;
  asked: readonly WeighedWord[];
  listed: readonly WeighedWord[];
}

/** So rare must an Arabic name of origin be, which a tribe bears, that a middle name may be left out beside it. */
const leastRare = 12.5;

const aside = (words: readonly WeighedWord[]) => words.filter(({ isAside }) => isAside).length;

/** Words that name, without any agreement; a Chinese word has two syllables as a rule. */
function furtherWords(words: readonly WeighedWord[], isPerson: boolean): number {
  const naming = words.filter(
    // A place in a person's name (Milan) is a name like any other; an initial says nothing.
    ({ isAside, kind, text, script }) =>
      (!isAside || (isPerson && kind === "")) && (script !== "latin" || text.length > 1),
  );
  const syllables = naming.filter(({ script }) => script === "chinese").length;
  return naming.length - syllables + Math.ceil(syllables / 2);
}

/** Whether so much agrees of two names that a person must look at it. */
export function isEnough({
  agreed,
  restAsked,
  restListed,
  kind,
  isOrganisation,
  asked,
  listed,
  isBegin: begins,
  isSpoken,
}: Judged): boolean {
  const named = agreed.filter(({ isAside }) => !isAside);
  const isPerson = kind === "person" && !isOrganisation;
  const [moreAsked, moreListed] = [furtherWords(restAsked, isPerson), furtherWords(restListed, isPerson)];
  const rest = [...restAsked, ...restListed];
  // A person in two characters is no numbered ship.
  if (kind === "vessel" && named.some((one) => one.isChinese) && restListed.some(({ text }) => /^\d+$/.test(text)))
    return false;
  // Nor is one a ship by another reading than pinyin.
  if (kind === "vessel" && !isOrganisation && named.some((one) => one.isChinese && one.likeness < 1)) return false;
  if (rest.length === 0 && isSameName(agreed, kind)) return true;
  // Of places and kinds of business alone: the whole name must be the same; "national" may be left out of a long one.
  if (named.length === 0) {
    const isLong = agreed.length > 2;
    const left = [
      ...restAsked.filter(({ kind: of }) => !isLong || (of !== "region" && of !== "")),
      ...restListed.filter(({ kind: of }) => !isLong || of !== "region"),
    ];
    const literal = agreed.filter(({ likeness }) => likeness > sameKind + 0.01).length;
    const isLiteral = literal === agreed.length || (literal > 0 && agreed.length > 2);
    return left.length === 0 && agreed.length > 1 && isLiteral && agreed.every(({ likeness }) => likeness > 0.9);
  }
  // A foreign word in Chinese characters is known by its consonants only: place or business must agree too, and all be said.
  if (named.some(({ likeness }) => likeness === asTranscribed))
    return kind === "entity" && isOrganisation && named.length < agreed.length && rest.length === 0;
  if (isOrganisation && named.length === 2 && !isInOrder(named)) return false;
  // A place or a kind of business that agrees is no reason, but says something of the same name.
  const beside = kind === "entity" && named.length > 1 ? Math.min(4, 2 * (agreed.length - named.length)) : 0;
  const bits = named.reduce((sum, one) => sum + told(one.bits, one.likeness), beside);
  const worst = Math.min(...named.map(({ likeness }) => likeness));
  if (moreAsked + moreListed === 0 && isMistyped(named)) return true;
  // A place in a person's name (Mali Khan) is a name like any other.
  const naming = kind === "person" ? agreed : named;
  if (naming.length === 2 && isLikeByChance(naming)) return false;
  if (kind === "person" && !isOrganisation && isOtherChinese({ agreed, asked, restAsked, restListed })) return false;
  if (isOrganisation && isOtherCompany(named, restAsked, restListed) && bits < leastOfOther) return false;
  if (kind === "entity" && named.length === 2 && named.every((one) => one.bits < commonBits) && says(restAsked))
    return false;
  if (moreAsked === 0 && moreListed === 0) {
    const differing = { asked: restAsked, listed: aside(restListed) };
    if (named.length === 1) return oneWord(named[0], { differing, kind, isOrganisation, agreed: agreed.length });
    if (kind === "person" && isOrganisation) return bits > 20;
    if (named.length === 2 && worst < leastAcross && named.every(({ isAcross }) => isAcross)) return false;
    // Both are common: they must agree as whole names.
    const areCommon = named.every((one) => one.bits < commonBits + 2);
    return areCommon ? (worst >= 0.9 && bits > 7) || bits > 16 : bits > 11;
  }
  if (named.length === 1 && (asked.length > 1 || listed.length > 1))
    // A company of the same rare name at the same place.
    return kind === "entity" && agreed.length > 1 && bits > 12 && moreAsked + moreListed <= 3;
  const areCommonOnly = named.length === 2 && named.every((one) => one.isCommon);
  const isSaidSo = isSpoken && !named.some(({ isAcross }) => isAcross);
  const isRare = isSaidSo || !named.some((one) => one.isOrigin) || named.some((one) => one.bits > leastRare);
  if (areCommonOnly && !(begins && worst > 0.95 && isRare)) return false;
  return (
    bits + (begins ? 4.5 : 0) >
    15.5 +
      (isFatherAdded(named, asked, listed) ? 0 : 4 * moreAsked) +
      1.5 * moreListed +
      (kind === "person" && isOrganisation ? 5 : 0)
  );
}

/** In Arabic letters a father's name stands between the two words of the listed one, or a grandfather's behind both. */
function isFatherAdded(
  named: readonly Agreed[],
  asked: readonly WeighedWord[],
  listed: readonly WeighedWord[],
): boolean {
  if (asked.length !== 3 || listed.length !== 2 || asked.some(({ script }) => script !== "arabic")) return false;
  return (
    named.length === 2 &&
    named.every(({ likeness }) => likeness > 0.95) &&
    (named.every(({ isAcross, at }) => !isAcross && at.asked === 2 * at.listed) ||
      named.every(({ isAcross, at }) => !isAcross && at.asked === at.listed) ||
      // Of a Latin name the family's stands before the comma: the first and the last word, in one of both orders.
      named.every(({ isAcross, at }) => isAcross && at.asked !== 1))
  );
}

/** Word for word the same in one script, and not one word of a person: whatever the words say, that party bears this name. */
function isSameName(agreed: readonly Agreed[], kind: NamedKind): boolean {
  if (!agreed.every(({ likeness, isAcross, isChinese }) => likeness === 1 && !isAcross && !isChinese)) return false;
  if (kind === "vessel") return true;
  const bits = agreed.reduce((sum, one) => sum + one.bits, 0);
  return agreed.length > 1 ? bits > leastSameBits : bits > leastSameWord;
}
const leastSameBits = 14;
const leastSameWord = 12;

/** A person's name in Chinese characters is written in full, and romanised by one system: Zhang Lei is not 张丽, Lai by Cantonese. */
function isOtherChinese({
  agreed,
  asked,
  restAsked,
  restListed,
}: Pick<Judged, "agreed" | "asked" | "restAsked" | "restListed">): boolean {
  if (asked.length > 4 || asked.some(({ script }) => script !== "chinese")) return false;
  if (restAsked.length > 0) return true;
  // Of a Korean too: Jo Yong Chol is not 曹勇.
  if (restListed.some(({ script, text }) => script === "chinese" || isSyllable(text) || koreanKey(text) !== ""))
    return true;
  // Family name and given name are two words, also of a Korean: they are no one word of another language (el Chucho).
  if (agreed.length === 1 && asked.length === 2 && agreed.every(({ likeness }) => likeness === asRomanised))
    return true;
  const systems = agreed
    .filter(({ likeness, pair }) => likeness >= asRomanised && /^[A-Za-z]+$/.test(pair.listed))
    .flatMap(({ pair, at }) => {
      const { characters = [] } = asked[at.asked] ?? {};
      const [character] = characters;
      return character && pair.asked.length === 1 ? [systemsOf(character, pair.listed.toLowerCase())] : [];
    });
  return [0, 1, 2, 3].every((system) => systems.some((ofOne) => ofOne[system] === false));
}

/** Whether words say a kind of business. */
const says = (words: readonly WeighedWord[]) => words.some(({ kind }) => kind !== "" && kind !== "region");

/** A Chinese word that agrees by its meaning. */
const isTranslated = ({ isChinese, likeness, pair }: Agreed) =>
  isChinese && likeness === asRomanised && !isSyllable(pair.listed.toLowerCase());

/** Two companies of one name say other kinds of business; or only translated characters agree, and not all is said. */
function isOtherCompany(
  named: readonly Agreed[],
  restAsked: readonly WeighedWord[],
  restListed: readonly WeighedWord[],
): boolean {
  if (says(restAsked) && says(restListed)) return true;
  return restListed.length > 0 && named.every((one) => isTranslated(one));
}
/** So rare must a company's name be that these do not matter. */
const leastOfOther = 20;

/** Of two words one is only like another: not enough beside a common name, nor beside a second that is only alike. */
function isLikeByChance(named: readonly Agreed[]): boolean {
  const worst = Math.min(...named.map(({ likeness }) => likeness));
  if (worst >= leastBeside) return false;
  return named.some((one) => one.isCommon) || named.every(({ likeness }) => likeness < leastSure);
}
const leastBeside = 0.85;
const leastSure = 0.9;

/** Two Chinese syllables of a company's name make another one in the other order. */
function isInOrder(agreed: readonly Agreed[]): boolean {
  const places = agreed.filter(({ isChinese }) => isChinese).toSorted((a, b) => a.at.asked - b.at.asked);
  return places.every(({ at }, index) => index === 0 || at.listed > (places[index - 1]?.at.listed ?? 0));
}

/** All words agree but one that is mistyped. */
function isMistyped(named: readonly Agreed[]): boolean {
  const exact = named.filter(({ likeness }) => likeness > 0.96).length;
  return (
    exact > 0 &&
    exact === named.length - 1 &&
    named.some((one) => one.isTypo) &&
    named.reduce((sum, one) => sum + one.bits, 0) > leastTypoBits
  );
}

/** So rare must a name be in which a word may be mistyped. */
const leastTypoBits = 14;

/** So rare must a company's only word be to be found mistyped. */
const leastMistypedBits = 10;

interface OneWord {
  /** Places and kinds of business that nothing agrees with. */
  differing: { asked: readonly WeighedWord[]; listed: number };
  kind: NamedKind;
  isOrganisation: boolean;
  /** How many words agree, with places and kinds of business. */
  agreed: number;
}

/** A name of one word that names: it must be the same, and rare where anything else differs. */
function oneWord(one: Agreed | undefined, { differing, kind, isOrganisation, agreed }: OneWord): boolean {
  if (!one) return false;
  // Two words of one script that are one of another by chance.
  if (one.isAcross && one.pair.asked.includes(" ") && one.likeness < 0.96) return false;
  if ((kind === "vessel" || kind === "person") && isOrganisation) return false;
  const isNothingElse = differing.asked.length + differing.listed === 0;
  // Of a company that says what it does a shorter word may be mistyped.
  if (isNothingElse && kind === "entity" && isOrganisation && one.isTypo && one.bits > leastMistypedBits)
    if (one.letters >= (agreed > 1 ? 5 : 6)) return true;
  const isSure = one.likeness >= (one.letters < 6 ? 0.97 : one.letters < 7 ? 0.9 : 0.86);
  if (isNothingElse) return isSure && (one.bits > commonBits || one.likeness === 1 || agreed > 1);
  // Another kind of business is another company; a place may stand beside any.
  if (
    kind === "vessel" ||
    kind === "person" ||
    differing.asked.some((word) => word.kind !== "" && word.kind !== "body")
  )
    return false;
  if (one.isAcross && one.letters < 6 && differing.asked.length > 0) return false;
  return one.likeness > 0.95 && one.letters > 3 && one.bits > 10.5 && agreed >= differing.asked.length;
}
