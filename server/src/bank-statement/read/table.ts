import { currencyOfFile, negated, plainAmount, sumOf } from "./amounts.ts";
import { dayOf } from "./dates.ts";
import { saysReturned } from "./returns.ts";
import { StatementFileError, type BankStatement, type StatementEntry, type UnreadRow } from "./statement.ts";
import { headingRow, type TableField, type TableMapping } from "./table-mapping.ts";
import type { TableRow } from "./table-rows.ts";

/**
 * Reads a bank's table by its mapping, a statement for each currency; without a column of currencies all is in the account's.
 * Rows that hold a day or an amount and cannot be read are listed, never passed over. Throws a `StatementFileError` where the
 * mapped columns are not in it.
 */
export function readTable(rows: readonly TableRow[], mapping: TableMapping, accountCurrency: string): BankStatement[] {
  const heading = headingRow(rows, mapping);
  if (!heading || mapping.columns.bookedOn === undefined || !hasAmount(mapping))
    throw new StatementFileError("columns", { found: Object.values(mapping.columns).flat().join(", ") });
  const unread: UnreadRow[] = [];
  const entries: StatementEntry[] = [];
  for (const row of rows.slice(rows.indexOf(heading) + 1)) {
    const read = entryOf(new Cells(row, heading, mapping), mapping, accountCurrency);
    if (read === undefined) continue;
    if ("field" in read) unread.push({ row: row.number, ...read });
    else entries.push(read);
  }
  const byCurrency = Map.groupBy(entries, ({ currency }) => currency);
  if (byCurrency.size === 0) {
    if (unread.length === 0) throw new StatementFileError("noStatement");
    byCurrency.set(accountCurrency, []);
  }
  return [...byCurrency].map(([currency, own], place) => statementOf(currency, own, place === 0 ? unread : []));
}

function hasAmount({ columns }: TableMapping): boolean {
  return columns.amount !== undefined || columns.credit !== undefined;
}

interface Unreadable {
  readonly field: TableField;
  readonly text: string;
}

/** A row's cells by what they mean. */
class Cells {
  readonly #row: TableRow;
  readonly #heading: TableRow;
  readonly #columns: TableMapping["columns"];

  constructor(row: TableRow, heading: TableRow, { columns }: TableMapping) {
    this.#row = row;
    this.#heading = heading;
    this.#columns = columns;
  }

  text(field: TableField): string {
    const places = (this.#columns[field] ?? []).map((name) => this.#heading.cells.indexOf(name));
    const texts = places.map((place) => this.#row.cells[place] ?? "").filter(Boolean);
    return texts.join(" ").replace(/\s+/g, " ");
  }
}

/** Undefined for a row that is no booking, such as a note below the table. */
function entryOf(
  cells: Cells,
  mapping: TableMapping,
  accountCurrency: string,
): StatementEntry | Unreadable | undefined {
  const dayText = cells.text("bookedOn");
  const amountField = (["amount", "credit", "debit"] as const).find((field) => !isNothing(cells.text(field)));
  if (amountField === undefined && !/\d/.test(dayText)) return undefined;
  const bookedOn = tableDay(dayText, mapping.dateOrder);
  if (bookedOn === undefined) return { field: "bookedOn", text: dayText };
  const currency = currencyOfCell(cells.text("currency"), accountCurrency);
  if (amountField === undefined) return { field: "amount", text: "" };
  const amount = amountOf(cells, mapping, currency);
  if (amount === undefined) return { field: amountField, text: cells.text(amountField) };
  const balanceText = cells.text("balance");
  const balance = balanceText === "" ? null : tableAmount(balanceText, mapping.decimalSign, currency);
  if (balance === undefined) return { field: "balance", text: balanceText };
  const valueText = cells.text("valueDate");
  const valueDate = tableDay(valueText, mapping.dateOrder) ?? null;
  const line = {
    amount,
    counterparty: cells.text("counterparty"),
    counterpartyAccount: cells.text("counterpartyAccount"),
    text: cells.text("text"),
    endToEndId: "",
    instructed: null,
    charges: "",
    isReturn: saysReturned(cells.text("text")),
    returnReason: "",
  };
  return {
    state: "booked",
    bookedOn,
    valueDate,
    valueDateText: valueDate === null ? valueText : "",
    amount,
    currency,
    bankReference: cells.text("reference"),
    balanceAfter: balance,
    lines: [line],
    doubts: valueText !== "" && valueDate === null ? ["valueDate"] : [],
  };
}

/** Names of currencies in banks' own tables. */
const currencyNames: Readonly<Record<string, string>> = {
  人民币: "RMB",
  美元: "USD",
  港币: "HKD",
  欧元: "EUR",
  日元: "JPY",
};

function currencyOfCell(text: string, accountCurrency: string): string {
  return text === "" ? accountCurrency : (currencyNames[text] ?? currencyOfFile(text));
}

const nothing = /^[-–—]?$|^0([.,]0*)?$/;
const isNothing = (text: string) => nothing.test(text);

const creditWords = /^(c|cr|credit|in|贷|贷方|收|收入|来账|转入|دائن|إيداع|ايداع|له)$/i;
const debitWords = /^(d|dr|debit|out|借|借方|付|支|支出|往账|转出|مدين|سحب|عليه)$/i;

/** The signed amount: of a column of its own for each direction, or of one column with its sign or a column that says which. */
function amountOf(cells: Cells, { decimalSign }: TableMapping, currency: string): string | undefined {
  const read = (field: TableField) => tableAmount(cells.text(field), decimalSign, currency);
  if (isNothing(cells.text("amount"))) {
    const [credit, debit] = [cells.text("credit"), cells.text("debit")];
    if (!isNothing(credit) && !isNothing(debit)) return undefined;
    if (!isNothing(credit)) return read("credit");
    const amount = read("debit");
    // Banks write what went out with and without a sign.
    return amount === undefined || amount.startsWith("-") ? amount : negated(amount);
  }
  const amount = read("amount");
  const direction = cells.text("direction");
  if (amount === undefined || direction === "") return amount;
  const plain = amount.startsWith("-") ? negated(amount) : amount;
  if (creditWords.test(direction)) return plain;
  return debitWords.test(direction) ? negated(plain) : amount;
}

/** No amount is written longer. */
const longestAmount = 60;

/** An amount as banks write them: `1,234.50`, `(12.00)`, `12.00-`, `12.00 DR`, `¥12.00`. Undefined where its signs do not fit. */
export function tableAmount(text: string, decimalSign: "." | ",", currency: string): string | undefined {
  if (text.length > longestAmount) return undefined;
  const found =
    /^(\(?)([+-]?)(?:[A-Z]{3}|[¥￥$€£])?\s*([+-]?)([\d.,' \u00a0\u202f’]+?)\s*([+-]?)\s*(CR|DR)?(\)?)$/i.exec(
      text.trim(),
    );
  if (!found) return undefined;
  const [, opened = "", first = "", second = "", digits = "", after = "", mark = "", closed = ""] = found;
  if ((opened === "") !== (closed === "")) return undefined;
  const plain = plainDigits(digits, decimalSign);
  const amount = plain === undefined ? undefined : plainAmount(plain, currency);
  const isNegative = opened !== "" || [first, second, after].includes("-") || /^dr$/i.test(mark);
  return amount !== undefined && isNegative ? negated(amount) : amount;
}

/** Digits without the signs between thousands, which must stand where thousands are: `1.234,56` is no English number. */
function plainDigits(digits: string, decimalSign: "." | ","): string | undefined {
  // A spreadsheet's own numbers have a point and nothing else.
  if (/^\d+(\.\d+)?$/.test(digits) && !(decimalSign === "," && /^\d{1,3}(\.\d{3})+$/.test(digits))) return digits;
  const [whole = "", fraction, ...more] = digits.split(decimalSign);
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  if (!/^\d+$|^\d{1,3}(?:([.,' \u00a0\u202f’])\d{3})(?:\1\d{3})*$/.test(whole)) return undefined;
  return `${whole.replace(/\D/g, "")}.${fraction ?? ""}`;
}

/** A day as banks write it: `2026-01-31`, `31.01.2026`, `20260131`, `2026年1月31日`, with or without a time. */
function tableDay(text: string, order: TableMapping["dateOrder"]): string | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text);
  const [, a = "", b = "", c = ""] =
    compact ?? /^(\d{1,4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,4})日?(?!\d)/.exec(text) ?? [];
  if (a.length === 4) return dayOf(a, b, c);
  const year = c.length === 2 ? `20${c}` : c;
  if (order === "ymd") return a.length === 2 ? dayOf(`20${a}`, b, c) : undefined;
  return order === "dmy" ? dayOf(year, b, a) : dayOf(year, a, b);
}

/** With a column of balances the table says where it began, and whether a row is missing: banks list days up or down. */
function statementOf(
  currency: string,
  entries: readonly StatementEntry[],
  unread: readonly UnreadRow[],
): BankStatement {
  const upward = entries.toReversed();
  const [down, up] = [breaksOf(entries, currency), breaksOf(upward, currency)];
  const isNewestFirst = (entries[0]?.bookedOn ?? "") > (entries.at(-1)?.bookedOn ?? "");
  const isUpward = up.size < down.size || (up.size === down.size && isNewestFirst);
  const [ordered, breaks] = isUpward ? [upward, up] : [entries, down];
  const marked = ordered.map((entry) =>
    breaks.has(entry) ? { ...entry, doubts: [...entry.doubts, "balance" as const] } : entry,
  );
  const [first, last] = [ordered[0], ordered.at(-1)];
  const balance = (amount: string, date: string | null) => ({ amount, currency, date });
  return {
    format: "table",
    id: "",
    sequence: "",
    account: "",
    currency,
    opening:
      first?.balanceAfter === undefined || first.balanceAfter === null
        ? null
        : balance(sumOf([first.balanceAfter, negated(first.amount)], currency), first.bookedOn),
    closing:
      last?.balanceAfter === undefined || last.balanceAfter === null ? null : balance(last.balanceAfter, last.bookedOn),
    entries: marked,
    unread,
  };
}

/** The entries whose balance does not follow from the one before. */
function breaksOf(entries: readonly StatementEntry[], currency: string): ReadonlySet<StatementEntry> {
  return new Set(
    entries.filter(({ amount, balanceAfter }, place) => {
      const before = entries[place - 1]?.balanceAfter;
      return (
        balanceAfter !== null &&
        before !== undefined &&
        before !== null &&
        sumOf([before, amount], currency) !== balanceAfter
      );
    }),
  );
}
