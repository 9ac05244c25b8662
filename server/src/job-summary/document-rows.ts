import type { Language } from "@lading/contract/core";
import { jobSides, linesOf, worthOf, type JobSide, type JobSummary, type Money } from "@lading/contract/job-summary";
import { jobTexts } from "./texts.ts";

/** Rows that are set at a time, which takes some 60 MB: 4,000 charges at once took 500. */
const rowsOfPart = 400;
/** A waybill with very many charges goes on in the next part. */
const mostRowsOfPart = 500;

interface Column {
  title: string;
  /** Set at the far end, from left to right. */
  figure: boolean;
  wide: boolean;
  /** A line's remark stands below. */
  remarked: boolean;
}

type Row =
  | { kind: "group"; name: string; note: string; sums: string }
  | { kind: "line"; cells: string[]; remark: string };

/** Sales or costs, or a piece of them. */
export interface Section {
  title: string;
  columns: Column[];
  rows: Row[];
  /** Below the last piece; else null. */
  subtotal: string | null;
}

/** Every charge of a job, sales first, in pieces that can each be set by themselves. A job without charges is one, too. */
export function partsOf(summary: JobSummary, language: Language): Section[][] {
  const parts: Section[][] = [];
  let part: Section[] = [];
  let size = 0;
  for (const side of jobSides) {
    const { rows, subtotal, ...section } = sectionOf(summary, side, language);
    let piece: Section = { ...section, rows: [], subtotal: null };
    for (const row of rows) {
      if (size >= mostRowsOfPart || (size >= rowsOfPart && (row.kind === "group" || piece.rows.length === 0))) {
        parts.push(piece.rows.length === 0 ? part : [...part, piece]);
        piece = { ...section, rows: [], subtotal: null };
        [part, size] = [[], 0];
      }
      piece.rows.push(row);
      size += 1;
    }
    part.push({ ...piece, subtotal });
  }
  return [...parts, part];
}

const columns = {
  sales: [
    ["debitNote", "text"],
    ["date", "text"],
    ["customer", "wide"],
    ["chargeItem", "remarked"],
  ],
  costs: [
    ["billReferNo", "text"],
    ["date", "text"],
    ["supplier", "wide"],
    ["chargeItem", "remarked"],
  ],
  both: [
    ["qty", "figure"],
    ["unitPrice", "figure"],
    ["currency", "text"],
    ["amount", "figure"],
    ["rate", "figure"],
    ["settlementAmount", "figure"],
  ],
} as const;

function columnsOf(side: JobSide, language: Language): Column[] {
  return [...columns[side], ...columns.both].map(([key, kind]) => ({
    title: jobTexts[key][language],
    figure: kind === "figure",
    wide: kind === "wide" || kind === "remarked",
    remarked: kind === "remarked",
  }));
}

/** A section line by line, under each waybill's number where the job has several. */
function sectionOf(summary: JobSummary, side: JobSide, language: Language): Section {
  const lines = Map.groupBy(linesOf(summary, side), ({ house }) => house);
  const rows = summary.houses.flatMap((house, place): Row[] => {
    const own = (lines.get(place) ?? []).map(({ remark, ...line }): Row => {
      const numbers = [line.quantity, line.unitPrice, line.currency, line.amount, line.rate, worthOf(line)];
      const cells = [line.number, line.date, line.customerName, line.item, ...numbers.map(grouped)];
      return { kind: "line", cells, remark };
    });
    if (own.length === 0 || summary.houses.length === 1) return own;
    return [{ kind: "group", name: house.houseNumber, note: house.customerName, sums: sums(house[side]) }, ...own];
  });
  const subtotal = sums(summary.subtotals[side]);
  return { title: jobTexts[side][language], columns: columnsOf(side, language), rows, subtotal };
}

/** Amounts with their currencies, or a dash. */
export function amounts(list: readonly Money[]): string[] {
  return list.length === 0 ? ["–"] : list.map(({ currency, amount }) => `${currency} ${grouped(amount)}`);
}

function sums(list: readonly Money[]): string {
  return amounts(list).join("   ");
}

/** Thousands apart, as documents in all three languages write them. */
export function grouped(decimal: string): string {
  const [whole = "", part] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return part === undefined ? apart : `${apart}.${part}`;
}
