/** A person, company, vessel or aircraft on a list, in one form for all lists. */
export interface ListedParty {
  /** The publisher's own reference: OFAC's number, the UN's `QDi.001`, the EU's `EU.27.28`. */
  readonly reference: string;
  readonly kind: "person" | "entity" | "vessel" | "aircraft";
  readonly names: readonly ListedPartyName[];
  readonly addresses: readonly ListedAddress[];
  readonly numbers: readonly ListedNumber[];
  /** SWIFT/BIC codes, upper case. */
  readonly bics: readonly string[];
  /** As published: `09 Feb 1951`, `1951`, `circa 1951`. */
  readonly birthDates: readonly string[];
  /** Nationalities, citizenships and flags, as published. */
  readonly countries: readonly string[];
  /** Sanctions programmes. */
  readonly programs: readonly string[];
  readonly remarks: string;
}

export interface ListedPartyName {
  readonly name: string;
  /** `weak`: an alias that the publisher itself calls of low quality. */
  readonly kind: "primary" | "alias" | "former" | "weak";
}

export interface ListedAddress {
  readonly text: string;
  /** As published. */
  readonly country: string;
}

/** A passport, identity card, registration … */
export interface ListedNumber {
  readonly kind: string;
  readonly number: string;
}

/** Content of a list's files. */
export interface ReadList {
  readonly parties: readonly ListedParty[];
  /** The date that the file itself gives, `YYYY-MM-DD`; null where it gives none, as OFAC's do. */
  readonly date: string | null;
  /** Reasons to doubt that the file is whole. */
  readonly doubts: readonly ListDoubt[];
}

export type ListDoubt =
  /** OFAC's files end with a mark (0x1A), and this one does not. */
  | { readonly kind: "noEndMark"; readonly file: string; readonly rows: number }
  /** Aliases or addresses of parties that are not in the main file; `isBeyond`: of some behind its last one. */
  | { readonly kind: "orphans"; readonly file: string; readonly count: number; readonly isBeyond: boolean }
  /** So many entries of the list in use are not in this one. */
  | { readonly kind: "shrunk"; readonly file: string; readonly count: number };

/** The file is not what it should be; nothing of it may be used. */
export class ListFileError extends Error {
  readonly file: string;
  readonly problem: "truncated" | "format" | "empty";
  /** Line of the file, from 1, where it is known. */
  readonly line: number | null;

  constructor(file: string, problem: ListFileError["problem"], line: number | null = null) {
    super(`${file}: ${problem}${line === null ? "" : ` at line ${line}`}`);
    this.file = file;
    this.problem = problem;
    this.line = line;
  }
}
