import { currencyOfFile, negated, plainAmount, sumOf } from "./amounts.ts";
import { isoDay } from "./dates.ts";
import { StatementFileError, type EntryDoubt, type StatementEntry, type StatementLine } from "./statement.ts";
import { allOf, at, textAt, type XmlElement } from "./xml.ts";

/** Reasons why a transaction is a payment sent back, in the list of bank transaction codes (ISO 20022, external codes). */
const returned = new Set(["RRTN", "RPCR"]);
/** Texts that banks write where the remitter gave no reference. */
const noReference = new Set(["", "NOTPROVIDED", "NONREF"]);

/** Reads an `Ntry` of camt.053 or camt.054. Throws a `StatementFileError` where it has no amount, direction, status or date. */
export function readEntry(entry: XmlElement): StatementEntry {
  const currency = currencyOfFile(at(entry, "Amt")?.attributes["Ccy"] ?? "");
  const amount = signed(plainAmount(textAt(entry, "Amt"), currency), textAt(entry, "CdtDbtInd"));
  if (amount === undefined) throw wrong(entry, "Amt");
  const valueText = textAt(entry, "ValDt", "Dt") || textAt(entry, "ValDt", "DtTm");
  const valueDate = isoDay(valueText) ?? null;
  // Version 02 has the status as a text, later ones as a code.
  const status = textAt(entry, "Sts", "Cd") || textAt(entry, "Sts");
  const bookedOn = isoDay(textAt(entry, "BookgDt", "Dt") || textAt(entry, "BookgDt", "DtTm")) ?? valueDate;
  if (status === "" || (status === "BOOK" && bookedOn === null)) throw wrong(entry, status === "" ? "Sts" : "BookgDt");
  const doubts: EntryDoubt[] = valueText !== "" && valueDate === null ? ["valueDate"] : [];
  const { lines, isWhole } = linesOf(entry, amount, currency);
  return {
    state: status === "BOOK" ? "booked" : "pending",
    bookedOn,
    valueDate,
    valueDateText: valueDate === null ? valueText : "",
    amount,
    currency,
    bankReference: textAt(entry, "AcctSvcrRef") || singleReference(entry),
    balanceAfter: null,
    lines,
    doubts: isWhole ? [...doubts, "batch"] : doubts,
  };
}

function wrong(entry: XmlElement, field: string): StatementFileError {
  const which = textAt(entry, "AcctSvcrRef") || textAt(entry, "NtryRef");
  return new StatementFileError("format", { found: `Ntry ${which} ${field}` });
}

function signed(amount: string | undefined, direction: string): string | undefined {
  if (amount === undefined || amount.startsWith("-")) return undefined;
  if (direction === "CRDT") return amount;
  return direction === "DBIT" ? negated(amount) : undefined;
}

/** The bank's reference of the only payment of an entry. */
function singleReference(entry: XmlElement): string {
  const [only, ...others] = paymentsOf(entry);
  return others.length > 0 ? "" : textAt(only, "Refs", "AcctSvcrRef");
}

function paymentsOf(entry: XmlElement): XmlElement[] {
  return allOf(entry, "NtryDtls").flatMap((details) => allOf(details, "TxDtls"));
}

/** The payments of an entry with their own amounts; the entry as a whole where they do not add up to it. */
function linesOf(entry: XmlElement, amount: string, currency: string) {
  const payments = paymentsOf(entry);
  const [only, ...others] = payments;
  if (others.length === 0) {
    const count = Number(textAt(entry, "NtryDtls", "Btch", "NbOfTxs") || "1");
    return { lines: [lineOf(entry, only, { amount, currency })], isWhole: count > 1 };
  }
  const direction = textAt(entry, "CdtDbtInd");
  const lines = payments.flatMap((payment) => {
    const own = signed(ownAmount(payment, currency), textAt(payment, "CdtDbtInd") || direction);
    return own === undefined ? [] : [lineOf(entry, payment, { amount: own, currency })];
  });
  const rest = sumOf([amount, ...lines.map((line) => negated(line.amount))], currency);
  const charges = negated(chargesOf(entry, currency));
  if (lines.length === payments.length && !/[1-9]/.test(rest)) return { lines, isWhole: false };
  if (lines.length === payments.length && charges !== "" && rest === charges)
    return { lines: [...lines, chargeLine(entry, charges)], isWhole: false };
  return { lines: [lineOf(entry, undefined, { amount, currency })], isWhole: true };
}

/** A payment of a batch in the account's currency; version 02 has its amount only among the details. */
function ownAmount(payment: XmlElement, currency: string): string | undefined {
  const details = at(payment, "AmtDtls");
  const places = [payment, at(details, "TxAmt"), at(details, "CntrValAmt"), at(details, "InstdAmt")];
  const amounts = places.flatMap((place) => at(place, "Amt") ?? []);
  const own = amounts.find(({ attributes }) => currencyOfFile(attributes["Ccy"] ?? "") === currency);
  return own && plainAmount(own.text.trim(), currency);
}

/** Charges that a bank took off a batch as a whole. */
function chargeLine(entry: XmlElement, amount: string): StatementLine {
  return { ...emptyLine, amount, text: textAt(entry, "AddtlNtryInf") };
}

const emptyLine = {
  counterparty: "",
  counterpartyAccount: "",
  text: "",
  endToEndId: "",
  instructed: null,
  charges: "",
  isReturn: false,
  returnReason: "",
} as const;

function lineOf(
  entry: XmlElement,
  payment: XmlElement | undefined,
  { amount, currency }: { amount: string; currency: string },
): StatementLine {
  const sent = at(payment, "RtrInf");
  const family = textAt(payment ?? entry, "BkTxCd", "Domn", "Fmly", "SubFmlyCd");
  const isReturn = textAt(entry, "RvslInd") === "true" || sent !== undefined || returned.has(family);
  // A payment sent back keeps the roles that it had on its way out.
  const isFromDebtor = amount.startsWith("-") === isReturn;
  const [side, other] = isFromDebtor ? (["Dbtr", "Cdtr"] as const) : (["Cdtr", "Dbtr"] as const);
  const endToEndId = textAt(payment, "Refs", "EndToEndId");
  const reason = [textAt(sent, "Rsn", "Cd") || textAt(sent, "Rsn", "Prtry"), ...allTexts(sent, "AddtlInf")];
  return {
    amount,
    counterparty: nameOf(payment, side) || (isReturn ? nameOf(payment, other) : ""),
    counterpartyAccount: accountOf(payment, side) || (isReturn ? accountOf(payment, other) : ""),
    text: textOf(entry, payment),
    endToEndId: noReference.has(endToEndId) ? "" : endToEndId,
    instructed: instructedOf(payment),
    charges: chargesOf(payment, currency) || (paymentsOf(entry).length === 1 ? chargesOf(entry, currency) : ""),
    isReturn,
    returnReason: reason.filter(Boolean).join(" "),
  };
}

/** A party's name; from version 08 on it stands in `Pty`, or an institution's in `Agt`. */
function nameOf(payment: XmlElement | undefined, side: "Dbtr" | "Cdtr"): string {
  const party = at(payment, "RltdPties", side);
  const named = textAt(party, "Nm") || textAt(party, "Pty", "Nm") || textAt(party, "Agt", "FinInstnId", "Nm");
  const behind = at(payment, "RltdPties", `Ultmt${side}`);
  return named || textAt(behind, "Nm") || textAt(behind, "Pty", "Nm");
}

function accountOf(payment: XmlElement | undefined, side: "Dbtr" | "Cdtr"): string {
  const account = at(payment, "RltdPties", `${side}Acct`, "Id");
  return textAt(account, "IBAN") || textAt(account, "Othr", "Id");
}

function instructedOf(payment: XmlElement | undefined): StatementLine["instructed"] {
  const found = at(payment, "AmtDtls", "InstdAmt", "Amt");
  if (!found) return null;
  const currency = currencyOfFile(found.attributes["Ccy"] ?? "");
  const amount = plainAmount(found.text.trim(), currency);
  return amount === undefined ? null : { amount, currency };
}

/** Charges in the account's currency: version 02 lists them, later ones as records. Empty where there are none. */
function chargesOf(element: XmlElement | undefined, currency: string): string {
  const charges = allOf(element, "Chrgs").flatMap((one) => [one, ...allOf(one, "Rcrd")]);
  const amounts = charges.flatMap((one) => {
    const found = at(one, "Amt");
    if (!found || currencyOfFile(found.attributes["Ccy"] ?? "") !== currency) return [];
    const amount = plainAmount(found.text.trim(), currency);
    if (amount === undefined) return [];
    return [textAt(one, "CdtDbtInd") === "CRDT" ? negated(amount) : amount];
  });
  const sum = sumOf(amounts, currency);
  return /[1-9]/.test(sum) ? sum : "";
}

/** The remitter's words, free and structured, then the bank's. */
function textOf(entry: XmlElement, payment: XmlElement | undefined): string {
  const remittance = at(payment, "RmtInf");
  const structured = allOf(remittance, "Strd").flatMap((one) => [
    textAt(one, "CdtrRefInf", "Ref"),
    ...allOf(one, "RfrdDocInf").map((document) => textAt(document, "Nb")),
    ...allTexts(one, "AddtlRmtInf"),
  ]);
  const words = [...allTexts(remittance, "Ustrd"), ...structured, textAt(payment, "AddtlTxInf")].filter(Boolean);
  const own = words.length > 0 ? words : [textAt(entry, "AddtlNtryInf")];
  return own.join(" ").replace(/\s+/g, " ").trim();
}

function allTexts(element: XmlElement | undefined, name: string): string[] {
  return allOf(element, name).map(({ text }) => text.trim());
}
