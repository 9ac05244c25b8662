import { readFileSync } from "node:fs";
import { ageingBands, checkBillTypeTexts, type CheckBillType, type LineKind } from "@lading/contract/check-bill";
import { minorUnits, type Currency, type Language, type LocalText } from "@lading/contract/core";
import { Big } from "big.js";
import type { Documents, Picture } from "#core/documents";
import { onPaper, type PaidInto } from "#collection-account";
import { logoName, type Forwarder } from "#waybill";
import { bandOf } from "../open-lines.ts";
import { statementTexts as texts } from "./texts.ts";

const template = readFileSync(new URL("statement.typ", import.meta.url), "utf8");

interface StatementLine {
  kind: LineKind;
  invoiceNo: string;
  waybillNumber: string;
  billDate: string;
  dueDate: string | null;
  /** Amount of the bill or cost. */
  whole: string;
  /** So much of it is stated: its balance, or what is gathered of it. */
  open: string;
}

/** All that a statement says. */
export interface Statement {
  /** Of a check bill; the empty text of a statement as of a date. */
  number: string;
  type: CheckBillType | null;
  partyKind: "customer" | "supplier";
  party: { number: string; name: string };
  currency: Currency;
  /** The day that ages are counted to, YYYY-MM-DD. */
  asOf: string;
  lines: readonly StatementLine[];
  remark: string;
  /** The company's account that the total is to be paid into; null where there is none, or nothing to be paid to it. */
  account: PaidInto | null;
}

type Sides = Pick<Statement, "lines">;

interface Options {
  /** The first leads, a second stands beside it. */
  languages: readonly Language[];
  /** The company, named in each of the languages. */
  companies: readonly Forwarder[];
  /** The title that the PDF bears. */
  title: string;
}

/** A statement on A4. Rejects with a DocumentError when the documents' worker is busy or fails. */
export async function setStatement(
  documents: Documents,
  statement: Statement,
  { languages, companies, title }: Options,
): Promise<Uint8Array> {
  const [company] = companies;
  const [language] = languages;
  if (!company || language === undefined) throw new Error("A statement has a language");
  const logo = logoName(company.logo);
  const pictures: Record<string, Picture> = logo && company.logo ? { [logo]: company.logo } : {};
  const words = (text: LocalText) => [...new Set(languages.map((one) => text[one]))];
  const { number, type, party, currency, asOf, remark } = statement;
  const fact = (name: LocalText, value: string, figure = true) =>
    value === "" ? [] : [{ name: words(name), value, figure }];
  const data = {
    language,
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, words(text)])),
    logo,
    number,
    company: {
      names: [...new Set(companies.map(({ name }) => name))],
      lines: [company.address, [company.phone, company.email].filter(Boolean).join(" · ")].filter(Boolean),
    },
    party: party.name,
    facts: [
      ...fact(texts.asOf, asOf),
      ...fact(texts.partyNumber, party.number),
      ...fact(texts.currency, currency),
      ...(type === null ? [] : fact(texts.type, words(checkBillTypeTexts[type]).join(" / "), false)),
    ],
    lines: statement.lines.map((line) => ({
      invoiceNo: line.invoiceNo,
      waybillNumber: line.waybillNumber,
      day: line.billDate,
      dueDate: line.dueDate ?? "",
      billAmount: grouped(signed(statement, line, line.whole)),
      open: grouped(signed(statement, line, line.open)),
    })),
    totals: totalsOf(statement).map(({ name, amount }) => ({ name: words(name), value: moneyText(amount, currency) })),
    bands: bandsOf(statement).map(({ name, amount }) => ({ name: words(name), value: grouped(amount) })),
    remark,
    account: statement.account && onPaper(statement.account),
  };
  return await documents.render({ title, template, data, pictures });
}

/** A customer's statement whose total is owed to the company. */
export function asksForMoney(statement: Omit<Statement, "account">): boolean {
  return (
    statement.partyKind === "customer" &&
    statement.type !== "payment" &&
    sumOf(statement, ({ kind }) => kind === "bill").gt(sumOf(statement, ({ kind }) => kind === "cost").abs())
  );
}

const isMixed = ({ lines }: Sides) => new Set(lines.map(({ kind }) => kind)).size > 1;

/** Where both sides stand on one paper, what the company owes is below zero. */
function signed(statement: Sides, { kind }: StatementLine, amount: string): string {
  return kind === "cost" && isMixed(statement) ? `-${amount}` : amount;
}

function sumOf(statement: Sides, which: (line: StatementLine) => boolean): Big {
  return statement.lines.filter(which).reduce((sum, line) => sum.plus(signed(statement, line, line.open)), new Big(0));
}

/** The total; of both sides on one paper each side's sum before it. */
function totalsOf(statement: Statement): { name: LocalText; amount: string }[] {
  const scale = minorUnits(statement.currency);
  const sides = isMixed(statement)
    ? ([
        ["bill", texts.owedToUs],
        ["cost", texts.weOwe],
      ] as const)
    : [];
  return [
    ...sides.map(([kind, name]) => ({ name, amount: sumOf(statement, (line) => line.kind === kind).toFixed(scale) })),
    { name: texts.total, amount: totalOf(statement) },
  ];
}

/** The total of a statement, with the currency's minor units. */
export function totalOf(statement: Statement): string {
  return sumOf(statement, () => true).toFixed(minorUnits(statement.currency));
}

function bandsOf(statement: Statement): { name: LocalText; amount: string }[] {
  const dayMs = 24 * 60 * 60 * 1000;
  const late = ({ billDate, dueDate }: StatementLine) =>
    Math.round((Date.parse(statement.asOf) - Date.parse(dueDate ?? billDate)) / dayMs);
  return ageingBands.map((band) => ({
    name: texts[band],
    amount: sumOf(statement, (line) => bandOf(late(line)) === band).toFixed(minorUnits(statement.currency)),
  }));
}

/** `1,430.00 USD` */
export function moneyText(amount: string, currency: string): string {
  return `${grouped(amount)} ${currency}`;
}

/** Thousands apart, as documents in all three languages write them. */
function grouped(decimal: string): string {
  const [whole = "", decimals] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}
