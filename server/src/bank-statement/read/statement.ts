/** The kinds of file that banks give out. */
export type StatementFormat = "camt" | "mt940" | "ofx" | "table";

/** A balance, as of the end of its day. */
export interface Balance {
  /** A signed decimal with the currency's minor units. */
  readonly amount: string;
  /** As the product names it: RMB for CNY; a currency that the product does not deal in by its own code. */
  readonly currency: string;
  /** `YYYY-MM-DD`; null where the bank gave none. */
  readonly date: string | null;
}

/** A payment within an entry: most entries have one, a batch has one for each of its payments, with its own amount. */
export interface StatementLine {
  /** Signed: above zero came in. In the entry's currency. */
  readonly amount: string;
  /** The other side: who paid, or who was paid. */
  readonly counterparty: string;
  readonly counterpartyAccount: string;
  /** All that the remitter and the bank wrote about it. */
  readonly text: string;
  /** Not unique: remitters use one again. */
  readonly endToEndId: string;
  /** The amount that the remitter ordered, where the bank says so. */
  readonly instructed: { readonly amount: string; readonly currency: string } | null;
  /** Charges taken off on the way, in the entry's currency; the empty text where the bank names none. */
  readonly charges: string;
  /** A payment sent back: it undoes an earlier one of the other direction. */
  readonly isReturn: boolean;
  readonly returnReason: string;
}

/** Why a person should look at an entry. */
export type EntryDoubt =
  /** The value date is no day of the calendar; its text is kept. */
  | "valueDate"
  /** Payments of a batch do not add up to it, or the file does not name them: it is kept as a single line. */
  | "batch"
  /** In a table with balances: the balance after this entry does not follow from the one before. */
  | "balance";

/** A booking on the account. */
export interface StatementEntry {
  /** A pending entry is shown, and not booked. */
  readonly state: "booked" | "pending";
  /** `YYYY-MM-DD`, by the bank's own calendar; null only of a pending entry. */
  readonly bookedOn: string | null;
  /** `YYYY-MM-DD`; null where there is none, or none of the calendar. */
  readonly valueDate: string | null;
  /** The value date as the bank wrote it, where it is no day of the calendar. */
  readonly valueDateText: string;
  /** Signed: above zero came in. */
  readonly amount: string;
  readonly currency: string;
  /** The bank's own reference of the booking; the empty text where it has none. */
  readonly bankReference: string;
  /** In tables that have it. */
  readonly balanceAfter: string | null;
  /** At least one; together they are the entry's amount. */
  readonly lines: readonly StatementLine[];
  readonly doubts: readonly EntryDoubt[];
}

/** A row of a table that holds something and could not be read. */
export interface UnreadRow {
  /** As a person counts them, from 1. */
  readonly row: number;
  readonly field: string;
  readonly text: string;
}

/** A statement of an account in a currency. */
export interface BankStatement {
  readonly format: StatementFormat;
  /** The bank's name for this statement, and its number in the series; empty where there is none. */
  readonly id: string;
  readonly sequence: string;
  /** IBAN or the bank's own number, as the file has it; empty in tables. */
  readonly account: string;
  readonly currency: string;
  readonly opening: Balance | null;
  readonly closing: Balance | null;
  readonly entries: readonly StatementEntry[];
  readonly unread: readonly UnreadRow[];
}

/** Why a file is refused as a whole. */
export type FileProblem =
  /** No statement is in it. */
  | "noStatement"
  /** It is none of the known formats, or not as its format says. */
  | "format"
  /** It ends too early. */
  | "truncated"
  /** It declares a document type, whose entities could fetch or unfold anything. */
  | "doctype"
  /** Bytes that the chosen encoding does not have. */
  | "encoding"
  /** A table whose columns are not those that were mapped. */
  | "columns";

/** Refuses a bank's file. */
export class StatementFileError extends Error {
  readonly problem: FileProblem;
  /** The line of the file, from 1; null where none can be named. */
  readonly line: number | null;
  /** The piece of the file that is wrong, shortened. */
  readonly found: string;

  constructor(problem: FileProblem, { line = null, found = "" }: { line?: number | null; found?: string } = {}) {
    super(`The bank's file: ${problem}${line === null ? "" : `, line ${line}`}${found === "" ? "" : `: ${found}`}`);
    this.problem = problem;
    this.line = line;
    this.found = found.slice(0, 60);
  }
}
