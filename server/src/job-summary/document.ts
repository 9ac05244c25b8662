import { readFileSync } from "node:fs";
import { say, type Language } from "@lading/contract/core";
import { worthOf, type Money } from "@lading/contract/job-summary";
import { jobStepTexts } from "@lading/contract/system";
import type { Documents } from "#core/documents";
import { minuteOf } from "./lock.ts";
import type { JobSummary } from "./summary.ts";
import { jobTexts } from "./texts.ts";

const template = readFileSync(new URL("document.typ", import.meta.url), "utf8");

/** Charges that one document sets line by line; a job with more is set by its waybills. */
export const mostPrintedLines = 1500;

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
  const isShort =
    summary.bills.reduce((sum, { lines }) => sum + lines.length, summary.costs.length) <= mostPrintedLines;
  const note = isShort ? "" : text("byHouse");
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
    sections: isShort
      ? [
          { ...salesSection(summary, language), subtotal: sums(summary.subtotals.sales), note },
          { ...costSection(summary, language), subtotal: sums(summary.subtotals.costs), note },
        ]
      : [
          { ...houseSection(summary, "sales", language), subtotal: sums(summary.subtotals.sales), note },
          { ...houseSection(summary, "costs", language), subtotal: sums(summary.subtotals.costs), note },
        ],
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

function salesSection(summary: JobSummary, language: Language): { title: string; columns: Column[]; rows: Row[] } {
  const items = new Map(summary.chargeItems.map(({ id, name }) => [id, name]));
  const rows = inHouses(summary, "sales", ({ id }) =>
    summary.bills
      .filter(({ waybillId }) => waybillId === id)
      .flatMap((bill) =>
        bill.lines.map((line) => [
          bill.billNumber,
          bill.date,
          bill.customerName,
          items.get(line.chargeItemId) ?? "",
          grouped(line.quantity),
          grouped(line.unitPrice),
          bill.currency,
          grouped(line.amount),
          bill.rate,
          grouped(worthOf({ ...bill, amount: line.amount })),
        ]),
      ),
  );
  const texts = [
    ["debitNote", "text"],
    ["date", "text"],
    ["customer", "wide"],
    ["chargeItem", "wide"],
  ] as const;
  return { title: jobTexts.sales[language], columns: columnsOf(language, [...texts, ...figures]), rows };
}

function costSection(summary: JobSummary, language: Language): { title: string; columns: Column[]; rows: Row[] } {
  const items = new Map(summary.chargeItems.map(({ id, name }) => [id, name]));
  const rows = inHouses(summary, "costs", ({ id }) =>
    summary.costs
      .filter(({ waybillId }) => waybillId === id)
      .map((cost) => [
        cost.invoiceNumber,
        cost.date,
        cost.customerName,
        items.get(cost.chargeItemId) ?? "",
        grouped(cost.quantity),
        grouped(cost.unitPrice),
        cost.currency,
        grouped(cost.amount),
        cost.rate,
        grouped(worthOf(cost)),
      ]),
  );
  const texts = [
    ["costInvoice", "text"],
    ["date", "text"],
    ["supplier", "wide"],
    ["chargeItem", "wide"],
  ] as const;
  return { title: jobTexts.costs[language], columns: columnsOf(language, [...texts, ...figures]), rows };
}

/** Sums by waybill, where there are too many lines for paper. */
function houseSection(summary: JobSummary, side: "sales" | "costs", language: Language) {
  const rows = summary.houses
    .filter((house) => house[side].length > 0)
    .map((house): Row => {
      const worth = house.worth.map(({ currency, ...sides }) => ({ currency, amount: sides[side] }));
      return { kind: "line", cells: [house.houseNumber, house.customerName, sums(house[side]), sums(worth)] };
    });
  const columns = columnsOf(language, [
    ["waybill", "text"],
    ["customer", "wide"],
    ["amount", "figure"],
    ["settlement", "figure"],
  ]);
  return { title: jobTexts[side][language], columns, rows };
}

type HouseOf = JobSummary["houses"][number];

/** The lines of each waybill, under its number where the job has several. */
function inHouses({ houses }: JobSummary, side: "sales" | "costs", linesOf: (house: HouseOf) => string[][]): Row[] {
  return houses.flatMap((house) => {
    const lines = linesOf(house).map((cells): Row => ({ kind: "line", cells }));
    if (lines.length === 0 || houses.length === 1) return lines;
    const group: Row = { kind: "group", name: house.houseNumber, note: house.customerName, sums: sums(house[side]) };
    return [group, ...lines];
  });
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
