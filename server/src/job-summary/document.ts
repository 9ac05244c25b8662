import { readFileSync } from "node:fs";
import { say, type Language } from "@lading/contract/core";
import {
  countCharges,
  jobSides,
  linesOf,
  worthOf,
  type JobSide,
  type JobSummary,
  type Money,
} from "@lading/contract/job-summary";
import { jobStepTexts } from "@lading/contract/system";
import type { Documents } from "#core/documents";
import { minuteOf } from "./lock.ts";
import { jobTexts } from "./texts.ts";

const template = readFileSync(new URL("document.typ", import.meta.url), "utf8");

/** Charges that one document sets line by line; a job with more is set by its waybills. */
const mostPrintedLines = 1500;

interface Printing {
  language: Language;
  companyName: string;
  /** As people read them, by their codes. */
  ports: { loading: string; destination: string };
  /** ISO 8601 */
  printedAt: string;
}

interface Column {
  title: string;
  /** Set at the far end, from left to right. */
  figure: boolean;
  wide: boolean;
}

type Row = { kind: "group"; name: string; note: string; sums: string } | { kind: "line"; cells: string[] };

/** A job summary as PDF. Rejects with a DocumentError when the documents' worker is busy or fails. */
export async function jobDocument(documents: Documents, summary: JobSummary, printing: Printing): Promise<Uint8Array> {
  const { language } = printing;
  const text = (key: keyof typeof jobTexts) => jobTexts[key][language];
  const isShort = countCharges(summary) <= mostPrintedLines;
  return await documents.render(template, {
    language,
    texts: Object.fromEntries(Object.entries(jobTexts).map(([key, one]) => [key, one[language]])),
    company: printing.companyName,
    number: summary.job.houseNumber,
    printedAt: minuteOf(printing.printedAt),
    facts: factsOf(summary, printing),
    totals: summary.totals.map(({ currency, sales, costs, profit, margin }) => ({
      currency,
      sales: figure(sales),
      costs: figure(costs),
      profit: figure(profit),
      margin: margin === null ? "–" : `${margin} %`,
    })),
    missing: summary.totals.flatMap(({ missing: [first] }) =>
      first ? [say(jobTexts.rateMissing, language, first)] : [],
    ),
    balances: [
      { name: text("receivable"), amounts: amounts(summary.receivable) },
      { name: text("payable"), amounts: amounts(summary.payable) },
    ],
    signOffs: summary.signOffs.map(({ step, signed }) => ({
      step: jobStepTexts[step][language],
      isSigned: signed !== null,
      name: signed?.userName ?? text("notSigned"),
      at: signed ? minuteOf(signed.signedAt) : "",
      remark: signed?.remark ?? "",
    })),
    sections: jobSides.map((side) => ({
      ...(isShort ? lineSection(summary, side, language) : houseSection(summary, side, language)),
      subtotal: sums(summary.subtotals[side]),
      note: isShort ? "" : text("byHouse"),
    })),
  });
}

function factsOf({ job, houseCount }: JobSummary, { language, ports }: Printing) {
  const facts: [keyof typeof jobTexts, string][] = [
    ["mainNumber", job.mainNumber],
    job.isMain ? ["houses", String(houseCount)] : ["houseNumber", job.houseNumber],
    ["customer", job.customerName],
    ["loadingPort", ports.loading],
    ["destinationPort", ports.destination],
    ["carrier", job.carrier],
    ["transport", job.flightNumber || [job.vessel, job.voyage].filter(Boolean).join(" ")],
    ["shippingDate", job.shippingDate],
    ["etd", job.etd ?? ""],
    ["eta", job.eta ?? ""],
    ["goods", job.productName],
    ["pieces", String(job.pieces)],
    ["weight", grouped(job.weight)],
    ["volume", grouped(job.volume)],
    ["chargeableWeight", grouped(job.chargeableWeight)],
  ];
  return facts.filter(([, value]) => value !== "").map(([key, value]) => ({ name: jobTexts[key][language], value }));
}

const columnsOf = (
  language: Language,
  keys: readonly (readonly [keyof typeof jobTexts, "text" | "figure" | "wide"])[],
): Column[] =>
  keys.map(([key, kind]) => ({ title: jobTexts[key][language], figure: kind === "figure", wide: kind === "wide" }));

const figures = [
  ["quantity", "figure"],
  ["unitPrice", "figure"],
  ["currency", "text"],
  ["amount", "figure"],
  ["rate", "figure"],
  ["settlement", "figure"],
] as const;

const texts = {
  sales: [
    ["debitNote", "text"],
    ["date", "text"],
    ["customer", "wide"],
    ["chargeItem", "wide"],
  ],
  costs: [
    ["costInvoice", "text"],
    ["date", "text"],
    ["supplier", "wide"],
    ["chargeItem", "wide"],
  ],
} as const;

/** A section line by line, under each waybill's number where the job has several. */
function lineSection(summary: JobSummary, side: JobSide, language: Language) {
  const lines = Map.groupBy(linesOf(summary, side), ({ house }) => house);
  const rows = summary.houses.flatMap((house, place): Row[] => {
    const cells = (lines.get(place) ?? []).map((line): Row => {
      const numbers = [line.quantity, line.unitPrice, line.currency, line.amount, line.rate, worthOf(line)];
      return { kind: "line", cells: [line.number, line.date, line.customerName, line.item, ...numbers.map(grouped)] };
    });
    if (cells.length === 0 || summary.houses.length === 1) return cells;
    return [{ kind: "group", name: house.houseNumber, note: house.customerName, sums: sums(house[side]) }, ...cells];
  });
  return { title: jobTexts[side][language], columns: columnsOf(language, [...texts[side], ...figures]), rows };
}

/** Sums by waybill, where there are too many lines for paper. */
function houseSection(summary: JobSummary, side: JobSide, language: Language) {
  const rows = summary.houses
    .filter((house) => house[side].length > 0)
    .map((house): Row => {
      return { kind: "line", cells: [house.houseNumber, house.customerName, sums(house[side])] };
    });
  const columns = columnsOf(language, [
    ["waybill", "text"],
    ["customer", "wide"],
    ["amount", "figure"],
  ]);
  return { title: jobTexts[side][language], columns, rows };
}

function amounts(list: readonly Money[]): string[] {
  return list.length === 0 ? ["–"] : list.map(({ currency, amount }) => `${currency} ${grouped(amount)}`);
}

function sums(list: readonly Money[]): string {
  return amounts(list).join("   ");
}

function figure(amount: string | null): string {
  return amount === null ? "–" : grouped(amount);
}

/** Thousands apart, as documents in all three languages write them. */
function grouped(decimal: string): string {
  const [whole = "", part] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return part === undefined ? apart : `${apart}.${part}`;
}
