import { currencyOfFile, plainAmount } from "./amounts.ts";
import { compactDay } from "./dates.ts";
import { decode } from "./encoding.ts";
import { readTags } from "./ofx-tags.ts";
import { saysReturned } from "./returns.ts";
import { StatementFileError, type BankStatement, type StatementEntry } from "./statement.ts";
import { allOf, at, declaredEncoding, readXml, textAt, type XmlElement } from "./xml.ts";

/** Statements of bank accounts and of credit cards. */
const statements = ["STMTRS", "CCSTMTRS"];

/**
 * Reads OFX: 1.x in SGML, whose values have no end tags, and 2.x in XML. It has a closing balance and no opening one. Throws a
 * `StatementFileError` where it has no statement, or a booking without amount or day.
 */
export function readOfx(bytes: Uint8Array): BankStatement[] {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1000));
  const isXml = /^\W*<\?xml/.test(head);
  const text = decode(bytes, isXml ? declaredEncoding(head) : sgmlEncoding(head));
  const roots: XmlElement[] = [];
  if (isXml) readXml(text, new Set(["OFX"]), (element) => roots.push(element));
  else roots.push(readTags(text.slice(Math.max(0, text.search(/<OFX>/i)))));
  const found = roots.flatMap((root) => statements.flatMap((name) => deepOf(root, name))).map(statementOf);
  if (found.length === 0) throw new StatementFileError("noStatement");
  return found;
}

/** `ENCODING:USASCII` and `CHARSET:1252` of the head; UTF-8 by name. */
function sgmlEncoding(head: string): string {
  const [, encoding = ""] = /^ENCODING:\s*(\S+)/im.exec(head) ?? [];
  const [, charset = ""] = /^CHARSET:\s*(\S+)/im.exec(head) ?? [];
  if (/UTF-?8|UNICODE/i.test(encoding) || /UTF-?8/i.test(charset)) return "utf-8";
  if (/^\d{3,5}$/.test(charset)) return charset === "936" ? "gb18030" : `windows-${charset}`;
  return /8859/.test(charset) ? charset : "windows-1252";
}

function deepOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : deepOf(child, name)));
}

function statementOf(element: XmlElement): BankStatement {
  const currency = currencyOfFile(textAt(element, "CURDEF"));
  const account = at(element, "BANKACCTFROM") ?? at(element, "CCACCTFROM");
  const ledger = at(element, "LEDGERBAL");
  const closing = ledger && plainAmount(decimal(textAt(ledger, "BALAMT")), currency);
  const entries = [
    ...allOf(at(element, "BANKTRANLIST"), "STMTTRN").map((one) => entryOf(one, currency, "booked")),
    ...allOf(at(element, "BANKTRANLISTP"), "STMTTRNP").map((one) => entryOf(one, currency, "pending")),
  ];
  return {
    format: "ofx",
    id: "",
    sequence: "",
    account: textAt(account, "ACCTID"),
    currency,
    opening: null,
    closing:
      closing === undefined ? null : { amount: closing, currency, date: compactDay(textAt(ledger, "DTASOF")) ?? null },
    entries,
    unread: [],
  };
}

/** Some banks write a decimal comma. */
function decimal(text: string): string {
  return /^[+-]?\d+,\d{1,3}$/.test(text) ? text.replace(",", ".") : text;
}

function entryOf(element: XmlElement, accountCurrency: string, state: StatementEntry["state"]): StatementEntry {
  const own = textAt(element, "CURRENCY", "CURSYM");
  const currency = own === "" ? accountCurrency : currencyOfFile(own);
  const amount = plainAmount(decimal(textAt(element, "TRNAMT")), currency);
  const bookedOn = compactDay(textAt(element, "DTPOSTED") || textAt(element, "DTTRAN")) ?? null;
  const bankReference = textAt(element, "FITID");
  if (amount === undefined || (bookedOn === null && state === "booked"))
    throw new StatementFileError("format", { found: `STMTTRN ${bankReference}` });
  const other = at(element, "BANKACCTTO");
  const words = ["MEMO", "REFNUM", "CHECKNUM"].map((name) => textAt(element, name)).filter(Boolean);
  return {
    state,
    bookedOn,
    valueDate: compactDay(textAt(element, "DTAVAIL")) ?? null,
    valueDateText: "",
    amount,
    currency,
    bankReference,
    balanceAfter: null,
    lines: [
      {
        amount,
        counterparty: textAt(element, "NAME") || textAt(element, "PAYEE", "NAME"),
        counterpartyAccount: textAt(other, "ACCTID"),
        text: words.join(" ").replace(/\s+/g, " "),
        endToEndId: "",
        instructed: null,
        charges: "",
        isReturn: saysReturned(words.join(" ")),
        returnReason: "",
      },
    ],
    doubts: [],
  };
}
