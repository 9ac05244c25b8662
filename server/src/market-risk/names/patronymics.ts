import { editsBetween } from "./edits.ts";

const ending = /(?:[oey]v[iy]?t?[csz]h?|[oey]vn[ay]|auna|[ao]v[iy]c|avich|owitsch|ichna)$/;

/** Whether a word is a father's name, as Slavic names have it behind the given name. */
export const isPatronymic = (text: string): boolean => ending.test(text);

/** A father's name in Belarusian and Ukrainian as in Russian. */
const asRussian: ReadonlyArray<readonly [RegExp, string]> = [
  [/^u(?=l)/, "v"],
  [/^m[yi]k(?=[oa]l)/, "nik"],
  [/^(?:al(?:ia|ya|e)?|ol(?:ek|ex|iak)?)(?=[ks])/, "al"],
  [/dz/g, "d"],
  [/ts(?=i)/g, "t"],
  [/h/g, "g"],
  [/[aeiouy]/g, ""],
];

const father = (text: string) =>
  asRussian.reduce((left, [from, to]) => left.replace(from, to), text.replace(ending, ""));

const fathers = (words: readonly { text: string }[]) =>
  words.filter(({ text }) => isPatronymic(text)).map(({ text }) => father(text));

const isOther = (one: string, other: string) => editsBetween(one, other) > Math.max(one.length, other.length) / 3;

/** Whether both names have a father's name and it is another: these are two persons. */
export function hasOtherFather(asked: readonly { text: string }[], listed: readonly { text: string }[]): boolean {
  const [those, these] = [fathers(asked), fathers(listed)];
  return those.length > 0 && these.length > 0 && those.every((one) => these.every((other) => isOther(one, other)));
}
