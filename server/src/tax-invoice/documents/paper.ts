import { readFileSync } from "node:fs";
import type { Currency, Language, LocalText } from "@lading/contract/core";
import type { TaxInvoiceKind } from "@lading/contract/tax-invoice";
import type { Documents, Picture } from "#core/documents";
import { logoName, type Forwarder } from "#waybill";
import { paperTexts as texts } from "./texts.ts";
import { amountInWords } from "./words/index.ts";
import { isSaudiVatNumber, zatcaText } from "./zatca.ts";

const template = readFileSync(new URL("paper.typ", import.meta.url), "utf8");

/** All that the paper of a tax invoice says. */
export interface Paper {
  kind: TaxInvoiceKind;
  number: string;
  refundOf: string;
  applicationNo: string;
  reason: string;
  /** ISO 8601 in UTC. */
  issuedAt: string;
  /** The same as the company's clock shows it, `2026-11-20 11:30`. */
  issuedHere: string;
  currency: Currency;
  seller: { name: string; taxNumber: string; country: string };
  buyer: { title: string; taxNumber: string; address: string; bank: string };
  amount: string;
  net: string;
  tax: string;
  /** Amount and tax in riyals, which a Saudi invoice states; null where it has none. */
  riyals: { amount: string; tax: string } | null;
  /** Numbers of the bills that it is for. */
  bills: readonly string[];
  lines: readonly PaperLine[];
}

interface PaperLine {
  /** The item's name in each of the paper's languages. */
  items: readonly string[];
  remark: string;
  taxCode: string;
  taxRate: string;
  amount: string;
  net: string;
  tax: string;
}

interface Options {
  /** The first leads, a second stands beside it. */
  languages: readonly Language[];
  /** The company, named in each of the languages. */
  companies: readonly Forwarder[];
  /** The title that the PDF bears. */
  title: string;
}

/**
 * The text of the QR code of a Saudi company's invoice, whose figures are in riyals whatever its currency; undefined where it
 * has none. Of a refund the figures are those of the credit note, without a sign.
 */
export function qrTextOf({ seller, riyals, issuedAt }: Paper): string | undefined {
  if (seller.country !== "SA" || riyals === null || !isSaudiVatNumber(seller.taxNumber)) return undefined;
  return zatcaText({
    sellerName: seller.name,
    vatNumber: seller.taxNumber,
    issuedAt: issuedAt.replace(/\.\d+Z$/, "Z"),
    total: riyals.amount.replace("-", ""),
    vat: riyals.tax.replace("-", ""),
  });
}

/** A tax invoice on A4. Rejects with a DocumentError when the documents' worker is busy or fails. */
export async function setPaper(
  documents: Documents,
  paper: Paper,
  { languages, companies, title }: Options,
): Promise<Uint8Array> {
  const [company] = companies;
  const [language] = languages;
  if (!company || language === undefined) throw new Error("A paper has a language");
  const logo = logoName(company.logo);
  const qrCode = qrTextOf(paper);
  const pictures: Record<string, Picture> = {
    ...(logo && company.logo ? { [logo]: company.logo } : {}),
    ...(qrCode === undefined ? {} : { "zatca.svg": { qrCode } }),
  };
  const words = (text: LocalText) => [...new Set(languages.map((one) => text[one]))];
  const fact = (name: LocalText, value: string) => (value === "" ? [] : [{ name: words(name), value }]);
  const { seller, buyer, currency } = paper;
  const data = {
    language,
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, words(text)])),
    logo,
    qr: qrCode === undefined ? null : "zatca.svg",
    number: paper.number,
    kind: words(texts[paper.kind]),
    company: { names: [...new Set(companies.map(({ name }) => name))], lines: linesOf(company) },
    seller: { name: seller.name, taxNumber: seller.taxNumber },
    buyer: {
      name: buyer.title,
      taxNumber: buyer.taxNumber,
      lines: [buyer.address, buyer.bank].filter((line) => line !== ""),
    },
    facts: [
      ...fact(texts.issuedAt, paper.issuedHere),
      ...fact(texts.currency, currency),
      ...(currency === "SAR" || paper.riyals === null
        ? []
        : [
            ...fact(texts.riyalAmount, grouped(paper.riyals.amount)),
            ...fact(texts.riyalTax, grouped(paper.riyals.tax)),
          ]),
      ...fact(texts.applicationNo, paper.applicationNo),
      ...fact(texts.refundOf, paper.refundOf),
      ...fact(texts.bills, paper.bills.join(", ")),
    ],
    lines: paper.lines.map((line) => ({
      items: [...new Set(line.items)],
      remark: line.remark,
      taxCode: line.taxCode,
      taxRate: `${line.taxRate}%`,
      net: grouped(line.net),
      tax: grouped(line.tax),
      amount: grouped(line.amount),
    })),
    sums: { net: grouped(paper.net), tax: grouped(paper.tax), amount: grouped(paper.amount) },
    total: `${grouped(paper.amount)} ${currency}`,
    inWords: languages.map((one) => amountInWords(paper.amount, currency, one)),
    reason: paper.reason,
  };
  return await documents.render({ title, template, data, pictures });
}

const linesOf = ({ address = "", phone = "", email = "" }: Forwarder): string[] =>
  [address, [phone, email].filter((part) => part !== "").join(" · ")].filter((line) => line !== "");

/** Thousands apart, as documents in all three languages write them. */
function grouped(decimal: string): string {
  const [whole = "", decimals] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}
