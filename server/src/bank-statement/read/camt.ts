import { currencyOfFile, plainAmount } from "./amounts.ts";
import { readEntry } from "./camt-entry.ts";
import { isoDay } from "./dates.ts";
import { decode } from "./encoding.ts";
import { StatementFileError, type Balance, type BankStatement, type StatementEntry } from "./statement.ts";
import { allOf, at, declaredEncoding, readXml, textAt, type XmlElement } from "./xml.ts";

/** camt.053 has statements, camt.054 notifications of single bookings. */
const statements = new Set(["Stmt", "Ntfctn"]);
const taken = new Set([...statements, "Ntry"]);
const messages = new Set(["BkToCstmrStmt", "BkToCstmrDbtCdtNtfctn"]);

/**
 * Reads camt.053 and camt.054 of ISO 20022, versions 02 and later (tried with 02, 04 and 08). Throws a `StatementFileError` for
 * another message, a document type, an entry that is not as the message's definition says.
 */
export function readCamt(bytes: Uint8Array): BankStatement[] {
  const xml = decode(bytes, declaredEncoding(new TextDecoder("latin1").decode(bytes.subarray(0, 200))));
  const found: BankStatement[] = [];
  let entries: StatementEntry[] = [];
  readXml(xml, taken, (element, parents) => {
    if (element.name === "Ntry") {
      if (statements.has(parents.at(-1)?.name ?? "")) entries.push(readEntry(element));
      return;
    }
    if (!messages.has(parents.at(-1)?.name ?? "")) throw new StatementFileError("format", { found: element.name });
    found.push(statementOf(element, entries));
    entries = [];
  });
  if (found.length === 0) throw new StatementFileError("noStatement");
  return found;
}

function statementOf(element: XmlElement, entries: StatementEntry[]): BankStatement {
  const balances = allOf(element, "Bal").map((balance) => ({
    code: textAt(balance, "Tp", "CdOrPrtry", "Cd"),
    ...balanceOf(balance),
  }));
  const first = (...codes: string[]) => balances.find(({ code }) => codes.includes(code));
  // A bank that gives no opening balance gives the closing one of the statement before (PRCD); pages between have interim ones.
  const opening = first("OPBD") ?? first("PRCD") ?? first("ITBD");
  const interim = balances.findLast(({ code }) => code === "ITBD");
  const closing = first("CLBD") ?? (interim === opening ? undefined : interim);
  const currency = textAt(element, "Acct", "Ccy");
  return {
    format: "camt",
    id: textAt(element, "Id"),
    sequence: textAt(element, "ElctrncSeqNb") || textAt(element, "LglSeqNb"),
    account: textAt(element, "Acct", "Id", "IBAN") || textAt(element, "Acct", "Id", "Othr", "Id"),
    currency: currency === "" ? (opening?.currency ?? entries[0]?.currency ?? "") : currencyOfFile(currency),
    opening: plainBalance(opening),
    closing: plainBalance(closing),
    entries,
    unread: [],
  };
}

function balanceOf(element: XmlElement): Balance {
  const currency = currencyOfFile(at(element, "Amt")?.attributes["Ccy"] ?? "");
  const amount = plainAmount(textAt(element, "Amt"), currency);
  if (amount === undefined) throw new StatementFileError("format", { found: textAt(element, "Amt") });
  const isDebit = textAt(element, "CdtDbtInd") === "DBIT";
  return {
    amount: isDebit && /[1-9]/.test(amount) ? `-${amount}` : amount,
    currency,
    date: isoDay(textAt(element, "Dt", "Dt") || textAt(element, "Dt", "DtTm")) ?? null,
  };
}

function plainBalance(balance: Balance | undefined): Balance | null {
  return balance ? { amount: balance.amount, currency: balance.currency, date: balance.date } : null;
}
