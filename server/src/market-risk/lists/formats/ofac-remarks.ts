import type { ListedNumber, ListedPartyName } from "./listed-party.ts";

/** Facts in OFAC's remarks on a party, separated by semicolons. */
export interface Remarks {
  names: ListedPartyName[];
  birthDates: string[];
  countries: string[];
  numbers: ListedNumber[];
  bics: string[];
}

const aliases: ReadonlyArray<readonly [RegExp, ListedPartyName["kind"]]> = [
  [/^a\.k\.a\.\s+'(.+)'$/i, "weak"],
  [/^f\.k\.a\.\s+'(.+)'$/i, "former"],
  [/^n\.k\.a\.\s+'(.+)'$/i, "alias"],
];
const birth = /^(?:alt\. )?DOB (.+)$/;
const country = /^(?:alt\. )?(?:nationality|citizen) (.+)$/i;
const bic = /^(?:alt\. )?SWIFT\/BIC ([A-Z0-9]{8}(?:[A-Z0-9]{3})?)$/;
/** Behind a number: the country in brackets, and when it was issued or expires, in any order. */
const behind = /\s*(?:\([^()]*\)|\b(?:issued|expires|expired)\b[^;]*)$/i;
/** `Passport 92/664`, `Cedula No. 16247821`, `Unified Social Credit Code (USCC) 91350200705420347R`. */
const number = new RegExp(
  String.raw`^((?:[\p{L}][\p{L}.&/' ()-]*?)?(?:No\.?|Number|ID|#|Passport|SSN|RFC|(?:[A-Z]\.){2,}|NIT|RUC|RTN|IMO|MMSI|ISIN|FEIN|` +
    String.raw`\(USCC\)|\(MSN\)|F/N\)|BIK(?: \(RU\))?|Nacional|Identidad|electoral|Document|Fiscal Code|Licen[cs]e|` +
    String.raw`Digital Currency Address - [A-Z]{2,5}))\s*[:#]?\s+` +
    String.raw`(?!No\.|Number|#)(?:(?:[A-Z]{2,5}|[\p{L}. ]+):\s*)?((?=.*\d)[^()]{3,60})$`,
  "u",
);
/** The same of another kind: `CNP (Personal Numerical Code) 7460301380011`, `National ID No. (HWI)040182`. */
const furtherNumber =
  /^([^\d;]*(?:\b(?:tax|identi\p{L}+|registration|resident|charity|code|number|licen[cs]e|ID No\.?)\b|\([A-Z]{3,5}\))[^\d;]*?[).]?)\s*((?:\([A-Z]+\))?(?:\b[A-Z]{1,4}[ -]?)?(?=(?:[^\d;]*\d){5})[\dA-Z][\dA-Z/ .-]+)$/iu;
const noNumber = /telephone|phone|fax|interpol|arrest|resolution|account/i;
const reachedBy = /telephone|phone|fax/i;

/** Reads remarks such as `DOB 09 Feb 1951; Passport 92/664 (Egypt); a.k.a. 'ABU-'UMAR'.` Leaves out unknown pieces. */
export function readRemarks(remarks: string): Remarks {
  const read: Remarks = { names: [], birthDates: [], countries: [], numbers: [], bics: [] };
  for (const piece of remarks.replace(/\.\s*$/, "").split(/;\s*/)) readPiece(piece.trim(), read);
  return read;
}

function withoutDates(piece: string): string {
  let left = piece.replace(/^alt\. /, "");
  while (behind.test(left) && !/\((?:USCC|MSN|RU)\)$/.test(left)) left = left.replace(behind, "");
  return left;
}

function readPiece(piece: string, read: Remarks): void {
  for (const [pattern, kind] of aliases) {
    const name = pattern.exec(piece)?.[1];
    if (name !== undefined) return void read.names.push({ name, kind });
  }
  const born = birth.exec(piece)?.[1];
  if (born !== undefined) return void read.birthDates.push(born);
  const of = country.exec(piece)?.[1];
  if (of !== undefined) return void read.countries.push(of);
  const code = bic.exec(piece)?.[1];
  if (code !== undefined) return void read.bics.push(code);
  const plain = withoutDates(piece);
  const [, kind, value] = number.exec(plain) ?? (noNumber.test(plain) ? null : furtherNumber.exec(plain)) ?? [];
  if (kind !== undefined && value !== undefined && !reachedBy.test(kind))
    read.numbers.push({ kind: kind.trim(), number: value.replace(/^Card |,.*| and .*/g, "").trim() });
}
