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
/** `Passport 92/664 (Egypt)`, `Cedula No. 16247821 (Colombia)`, `Registration ID 1037739 (Russia)`. */
const number =
  /^(?:alt\. )?((?:[A-Z][\p{L}.&/' -]*?)?(?:No\.|Number|ID|#|Passport|SSN|RFC|C\.U\.R\.P\.|NIT|RUC|RTN|D\.N\.I\.|IMO))\s+(?!No\.|Number|#)((?=[^()]*\d)[^()]{3,60}?)(?:\s+\([^)]*\))?$/u;
const reachedBy = /telephone|phone|fax/i;

/** Reads remarks such as `DOB 09 Feb 1951; Passport 92/664 (Egypt); a.k.a. 'ABU-'UMAR'.` Leaves out unknown pieces. */
export function readRemarks(remarks: string): Remarks {
  const read: Remarks = { names: [], birthDates: [], countries: [], numbers: [], bics: [] };
  for (const piece of remarks.replace(/\.\s*$/, "").split(/;\s*/)) readPiece(piece.trim(), read);
  return read;
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
  const [, kind, value] = number.exec(piece) ?? [];
  if (kind !== undefined && value !== undefined && !reachedBy.test(kind))
    read.numbers.push({ kind: kind.trim(), number: value.trim() });
}
