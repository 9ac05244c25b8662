import { currencyOfFile, negated, swiftAmount } from "./amounts.ts";
import { dayOf } from "./dates.ts";
import { detailsOf } from "./mt940-details.ts";
import { StatementFileError, type Balance, type BankStatement, type StatementEntry } from "./statement.ts";

/** A field of a SWIFT message: its tag, its lines, and where it begins. */
interface Field {
  readonly tag: string;
  readonly lines: readonly string[];
  /** From 1. */
  readonly line: number;
}

/**
 * Reads MT940 (SWIFT, Customer Statement Message), with or without its envelope. Throws a `StatementFileError` where a field is
 * not as the message's definition says: a booking passed over would be money lost.
 */
export function readMt940(text: string): BankStatement[] {
  const statements = messagesOf(fieldsOf(text)).map(statementOf);
  if (statements.length === 0) throw new StatementFileError("noStatement");
  return statements;
}

function fieldsOf(text: string): Field[] {
  const fields: { tag: string; lines: string[]; line: number }[] = [];
  for (const [index, whole] of text.split(/\r\n|\n|\r/).entries()) {
    // The message stands in block 4 of its envelope, `{4:` … `-}`.
    const line = whole.replace(/^(\{.*\{4:|\{4:)/, "");
    const [, tag, rest = ""] = /^:(\d{2}[A-Z]?|940):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [rest], line: index + 1 });
    else if (/^-\}?/.test(line) && line.length < 4) fields.push({ tag: "-", lines: [], line: index + 1 });
    else if (line.trim() !== "" && fields.at(-1)?.tag !== "-") fields.at(-1)?.lines.push(line);
  }
  return fields;
}

/** A message begins with its reference, `:20:`; an end mark is often missing. */
function messagesOf(fields: readonly Field[]): Field[][] {
  const messages: Field[][] = [];
  for (const field of fields) {
    if (field.tag === "-" || field.tag === "940") continue;
    if (field.tag === "20") messages.push([field]);
    else if (messages.length > 0) messages.at(-1)?.push(field);
    else throw new StatementFileError("format", { line: field.line, found: `:${field.tag}:` });
  }
  return messages;
}

function statementOf(fields: readonly Field[]): BankStatement {
  const field = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag));
  const text = (...tags: string[]) =>
    field(...tags)
      ?.lines.join("")
      .trim() ?? "";
  const opening = balanceOf(needed(fields, field("60F", "60M")));
  const closing = balanceOf(needed(fields, field("62F", "62M"), "truncated"));
  return {
    format: "mt940",
    id: text("20"),
    sequence: text("28C", "28"),
    account: text("25", "25P"),
    currency: opening.currency,
    opening,
    closing,
    entries: entriesOf(fields, opening.currency),
    unread: [],
  };
}

function needed(fields: readonly Field[], field: Field | undefined, problem: "format" | "truncated" = "format"): Field {
  if (field) return field;
  const last = fields.at(-1);
  throw new StatementFileError(problem, { line: last?.line ?? null, found: `:${last?.tag ?? ""}:` });
}

/** `C131016DEM84349,74` */
function balanceOf(field: Field): Balance {
  const text = field.lines.join("").trim();
  const [, mark = "", date = "", code = "", digits = ""] = /^([CD])(\d{6})([A-Z]{3})([\d,]+)$/.exec(text) ?? [];
  const currency = currencyOfFile(code);
  const amount = swiftAmount(digits, currency);
  if (amount === undefined) throw wrong(field, text);
  return { amount: mark === "D" ? negated(amount) : amount, currency, date: shortDay(date) ?? null };
}

function wrong(field: Field, text: string): StatementFileError {
  return new StatementFileError("format", { line: field.line, found: `:${field.tag}:${text}` });
}

/** A day of six digits. The product is younger than the century. */
function shortDay(text: string): string | undefined {
  return dayOf(`20${text.slice(0, 2)}`, text.slice(2, 4), text.slice(4, 6));
}

function entriesOf(fields: readonly Field[], currency: string): StatementEntry[] {
  return fields.flatMap((field, place) => {
    if (field.tag !== "61") return [];
    const next = fields[place + 1];
    return [entryOf(field, next?.tag === "86" ? next.lines : [], currency)];
  });
}

/**
 * Value date, entry date (month and day), direction, third letter of the currency, amount, type, the owner's reference, the
 * bank's after `//`. `RC` and `RD` are reversals of a credit and of a debit, `EC` and `ED` are expected.
 */
const booking = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d[\d,]*)([NSF][A-Z0-9]{3})(.*)$/;

/** The owner's reference where there is none, or where it stands in field 86. */
const elsewhere = new Set(["NONREF", "EREF", "KREF+", "NOTPROVIDED"]);

/** SWIFT's type of a returned item. */
const returnedItem = "NRTI";

function entryOf(field: Field, details: readonly string[], currency: string): StatementEntry {
  const [first = "", ...supplements] = field.lines;
  const [, value = "", booked = "", mark = "", , digits = "", type = "", references = ""] =
    booking.exec(first.trim()) ?? [];
  const plain = swiftAmount(digits, currency);
  const valueDate = shortDay(value) ?? null;
  const bookedOn = booked === "" ? valueDate : bookingDay(value, booked);
  if (plain === undefined || bookedOn === null) throw wrong(field, first);
  const amount = mark.endsWith("D") === mark.startsWith("R") ? plain : negated(plain);
  const [own = "", bank = ""] = references.split("//");
  const supplement = supplements.join(" ").trim();
  const found = detailsOf(details, { supplement, isReversal: mark.startsWith("R") || type === returnedItem });
  const reference = elsewhere.has(own.trim()) ? "" : own.trim();
  return {
    state: mark.startsWith("E") ? "pending" : "booked",
    bookedOn,
    valueDate,
    valueDateText: valueDate === null ? `20${value.slice(0, 2)}-${value.slice(2, 4)}-${value.slice(4)}` : "",
    amount,
    currency,
    bankReference: bank.trim(),
    balanceAfter: null,
    lines: [{ ...found, amount, text: [reference, found.text].filter(Boolean).join(" ") }],
    doubts: valueDate === null ? ["valueDate"] : [],
  };
}

/** The entry date has no year: it is the one that lies nearest to the value date. */
function bookingDay(value: string, booked: string): string | null {
  const year = 2000 + Number(value.slice(0, 2));
  const apart = Number(booked.slice(0, 2)) - Number(value.slice(2, 4));
  const own = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year;
  return dayOf(String(own), booked.slice(0, 2), booked.slice(2, 4)) ?? null;
}
