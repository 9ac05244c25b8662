import { pinyin } from "pinyin-pro";

const tatweel = /\u0640/g;

/**
 * A text as names are compared by: lower case, full-width and Arabic presentation forms made plain, without accents,
 * Arabic vowel signs and hamzas, which people leave out.
 */
export function plainName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(tatweel, "")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .normalize("NFC")
    .toLowerCase()
    .trim();
}

/** Search text of a party, a line each: its numbers, names, and a Chinese name's pinyin and initials. */
export function searchLines(numbers: readonly string[], names: readonly string[]): string {
  const known = names.filter((name) => name !== "");
  const lines = [...numbers, ...known, ...known.flatMap(spelled)].map(plainName);
  return [...new Set(lines)].join("\n");
}

/** A name with Chinese characters in pinyin, and in its initials; letters and digits among them stay. */
function spelled(name: string): string[] {
  if (!/\p{Script=Han}/u.test(name)) return [];
  const syllables = pinyin(name, { toneType: "none", type: "array", v: true }).map((one) => one.replace(/\s/g, ""));
  const kept = syllables.filter((one) => /[\p{L}\p{N}]/u.test(one));
  return [kept.join(""), kept.map((one) => one.slice(0, 1)).join("")];
}

/** A name without case, signs and blanks: two entries of one country with the same are the same party. */
export function sameNameKey(name: string): string {
  return plainName(name).replace(/[^\p{L}\p{N}]/gu, "");
}

/** A party that somebody would add, from a row of a spreadsheet; without a number it is given one. */
interface ReadParty {
  row: number;
  number: string;
  name: string;
  country: string;
}

/** A party on file; `key` is its name's `sameNameKey`. */
export interface KnownParty {
  number: string;
  name: string;
  key: string;
  country: string;
}

/** Finds parties of a sheet that are on file already (`found`) or stand further up in it (`before`), by number or by name and country. */
export function sameParties(read: readonly ReadParty[], known: readonly KnownParty[]) {
  const onFile = new Map(
    known.flatMap((one) => [
      [`number ${one.number.toLowerCase()}`, one] as const,
      [`name ${one.country} ${one.key}`, one] as const,
    ]),
  );
  const inSheet = new Map<string, number>();
  return read.flatMap(({ row, number, name, country }) => {
    const byName = ["name", `name ${country} ${sameNameKey(name)}`] as const;
    const byNumber = ["number", `number ${number.toLowerCase()}`] as const;
    const keys = number === "" ? [byName] : [byName, byNumber];
    return keys.flatMap(([by, key]) => {
      const [found, before] = [onFile.get(key), inSheet.get(key)];
      if (found || before !== undefined) return [{ row, by, found, before }];
      inSheet.set(key, row);
      return [];
    });
  });
}
