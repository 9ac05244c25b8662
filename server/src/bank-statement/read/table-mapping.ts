import type { Encoding } from "./encoding.ts";
import type { TableRow } from "./table-rows.ts";

/** The meanings that a column of a bank's table can have. */
export type TableField =
  | "bookedOn"
  | "valueDate"
  | "amount"
  | "credit"
  | "debit"
  | "direction"
  | "currency"
  | "balance"
  | "counterparty"
  | "counterpartyAccount"
  | "text"
  | "reference";

/** How a bank's tables are read, kept with the account: columns by their headings, so that a column more does no harm. */
export interface TableMapping {
  readonly encoding: Encoding;
  /** Headings as the bank writes them; several only of `text`, whose columns are joined. */
  readonly columns: Readonly<Partial<Record<TableField, readonly string[]>>>;
  readonly dateOrder: "ymd" | "dmy" | "mdy";
  readonly decimalSign: "." | ",";
}

/** Words of banks' headings, in the order in which they are tried. */
const headings: readonly (readonly [TableField, RegExp])[] = [
  ["valueDate", /^(value ?date|起息日|تاريخ (الحق|القيمة|الاستحقاق))/i],
  [
    "bookedOn",
    /^((posting|booking|booked|transaction|entry|trans\.?) ?date|date|交易(日期|时间)|记账日期?|入账日期?|日期|التاريخ|تاريخ)/i,
  ],
  [
    "credit",
    /^(credits?( amount)?|deposits?|paid in|money in|贷方(发生额|金额)?|收入(金额)?|转入金额|دائن|ايداع|إيداع|له)$/i,
  ],
  [
    "debit",
    /^(debits?( amount)?|withdrawals?|paid out|money out|借方(发生额|金额)?|支出(金额)?|转出金额|مدين|سحب|عليه)$/i,
  ],
  [
    "direction",
    /^(dr ?\/ ?cr|cr ?\/ ?dr|d\/c|c\/d|debit\/credit|direction|type|借贷(标志|方向)?|收支(方向)?|交易方向|النوع|نوع (العملية|الحركة))$/i,
  ],
  ["balance", /^((running |ledger |closing )?balance|(账户)?余额|الرصيد)/i],
  ["currency", /^(currency|ccy|币种|货币|العملة)$/i],
  [
    "counterpartyAccount",
    /(counter ?party|payer|remitter|sender|beneficiary).*(account|iban)|对方账[号户](?!名)|付款人账号|حساب (المحول|المرسل|الطرف)/i,
  ],
  [
    "counterparty",
    /counter ?party|^(payer|remitter|sender|name|payee)|对方(户名|名称|单位|账户名称?)|付款人(名称|户名)?$|اسم|المحول|الطرف/i,
  ],
  ["amount", /^((transaction )?amount|交易金额|发生额|金额|المبلغ)/i],
  ["reference", /reference|^ref\b|流水号|凭证号|参考号|المرجع|رقم العملية/i],
  ["text", /description|details|narrative|remark|memo|purpose|摘要|附言|用途|备注|البيان|الوصف|التفاصيل|ملاحظات/i],
];

/** How many rows are looked through for headings: banks put account and period above them. */
const mostAbove = 40;

/** The row of headings: the first that has all that are mapped. */
export function headingRow(
  rows: readonly TableRow[],
  { columns }: Pick<TableMapping, "columns">,
): TableRow | undefined {
  const wanted = Object.values(columns).flat();
  return rows.slice(0, mostAbove).find(({ cells }) => wanted.every((heading) => cells.includes(heading)));
}

/** A mapping that suits a table's headings and first rows, for a person to correct. Undefined where no headings are found. */
export function proposedMapping(rows: readonly TableRow[], encoding: Encoding): TableMapping | undefined {
  const known = rows.slice(0, mostAbove).map((row) => ({ row, fields: row.cells.map(fieldOf) }));
  const best = known.toSorted((a, b) => kindsIn(b.fields) - kindsIn(a.fields))[0];
  if (!best || kindsIn(best.fields) < 2) return undefined;
  const columns: Partial<Record<TableField, string[]>> = {};
  for (const [place, field] of best.fields.entries()) {
    const heading = best.row.cells[place] ?? "";
    if (field === undefined || heading === "") continue;
    if (columns[field] === undefined) columns[field] = [heading];
    else if (field === "text") columns[field].push(heading);
  }
  const below = rows.slice(rows.indexOf(best.row) + 1);
  const valuesOf = (...fields: TableField[]) => {
    const places = best.fields.flatMap((field, place) =>
      field !== undefined && fields.includes(field) ? [place] : [],
    );
    return below.flatMap(({ cells }) => places.map((place) => cells[place] ?? ""));
  };
  return {
    encoding,
    columns,
    dateOrder: orderOf(valuesOf("bookedOn", "valueDate")),
    decimalSign: signOf(valuesOf("amount", "credit", "debit", "balance")),
  };
}

function fieldOf(cell: string): TableField | undefined {
  const heading = cell.replace(/\s+/g, " ").trim();
  return heading.length > 40 ? undefined : headings.find(([, words]) => words.test(heading))?.[0];
}

function kindsIn(fields: readonly (TableField | undefined)[]): number {
  return new Set(fields.filter((field) => field !== undefined)).size;
}

function orderOf(dates: readonly string[]): TableMapping["dateOrder"] {
  const parts = dates.flatMap((date) => {
    const [, first = "", second = ""] = /^(\d{1,4})\D+(\d{1,2})\D+\d/.exec(date) ?? [];
    return first === "" ? [] : [[first, second] as const];
  });
  if (parts.length === 0 || parts.some(([first]) => first.length === 4)) return "ymd";
  return parts.some(([, second]) => Number(second) > 12) ? "mdy" : "dmy";
}

function signOf(amounts: readonly string[]): TableMapping["decimalSign"] {
  const commas = amounts.filter((amount) => /,\d{1,2}\D*$/.test(amount)).length;
  return commas > amounts.filter((amount) => /\.\d{1,2}\D*$/.test(amount)).length ? "," : ".";
}
