import { readFileSync } from "node:fs";
import { fundClassTexts, postingKindTexts, type FundClass, type FundPosting } from "@lading/contract/client-fund";
import { say, type Currency, type Language, type LocalText } from "@lading/contract/core";
import type { Documents, Picture } from "#core/documents";
import { logoName, type Forwarder } from "#waybill";
import { paperTexts as texts } from "./texts.ts";

const template = readFileSync(new URL("statement.typ", import.meta.url), "utf8");

/** At most so many postings of a fund stand on the paper, the last ones. */
export const mostOnPaper = 2_000;

/** A fund on the paper: amounts as its currency writes them. */
export interface PaperFund {
  fundClass: FundClass;
  opening: string;
  income: string;
  expenditure: string;
  closing: string;
  /** In the order of their places. */
  postings: readonly FundPosting[];
  /** The period has more postings than are listed. */
  isCut: boolean;
}

/** All that the paper says. */
export interface Paper {
  party: { number: string; name: string };
  currency: Currency;
  /** YYYY-MM-DD, or the empty text from the beginning. */
  dayFrom: string;
  dayTo: string;
  funds: readonly PaperFund[];
}

interface Options {
  /** The first leads, a second stands beside it. */
  languages: readonly Language[];
  /** The company, named in each of the languages. */
  companies: readonly Forwarder[];
  /** The title that the PDF bears. */
  title: string;
}

/** A statement of funds on A4. Rejects with a DocumentError when the documents' worker is busy or fails. */
export async function setPaper(
  documents: Documents,
  { party, currency, dayFrom, dayTo, funds }: Paper,
  { languages, companies, title }: Options,
): Promise<Uint8Array> {
  const [company] = companies;
  const [language] = languages;
  if (!company || language === undefined) throw new Error("A statement has a language");
  const logo = logoName(company.logo);
  const pictures: Record<string, Picture> = logo && company.logo ? { [logo]: company.logo } : {};
  const words = (text: LocalText) => [...new Set(languages.map((one) => text[one]))];
  const said = (text: LocalText, values: Record<string, number>) => [
    ...new Set(languages.map((one) => say(text, one, values))),
  ];
  const fact = (name: LocalText, value: string) => (value === "" ? [] : [{ name: words(name), value }]);
  const data = {
    language,
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, words(text)])),
    logo,
    company: {
      names: [...new Set(companies.map(({ name }) => name))],
      lines: [company.address, [company.phone, company.email].filter(Boolean).join(" · ")].filter(Boolean),
    },
    party: party.name,
    facts: [
      ...fact(texts.customerNumber, party.number),
      ...fact(texts.currency, currency),
      ...fact(texts.from, dayFrom),
      ...fact(texts.until, dayTo),
    ],
    funds: funds.map((fund) => ({
      name: words(fundClassTexts[fund.fundClass]),
      opening: money(fund.opening, currency),
      income: money(fund.income, currency),
      expenditure: money(fund.expenditure, currency),
      closing: money(fund.closing, currency),
      cut: fund.isCut ? said(texts.cut, { most: mostOnPaper }) : [],
      lines: fund.postings.map(({ day, kind, number, amount, balance }) => ({
        day,
        kind: words(postingKindTexts[kind]),
        number,
        income: amount.startsWith("-") ? "" : grouped(amount),
        expenditure: amount.startsWith("-") ? grouped(amount.slice(1)) : "",
        balance: grouped(balance),
      })),
    })),
  };
  return await documents.render({ title, template, data, pictures });
}

/** `1,430.00 USD` */
const money = (amount: string, currency: string) => `${grouped(amount)} ${currency}`;

/** Thousands apart, as documents in all three languages write them. */
function grouped(decimal: string): string {
  const [whole = "", decimals] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}
