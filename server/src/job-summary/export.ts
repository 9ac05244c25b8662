import {
  jobSides,
  jobTitle,
  linesOf,
  worthOf,
  type exportJobSummary,
  type JobSide,
  type JobSummary,
} from "@lading/contract/job-summary";
import { exportedSheet } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { SheetCell } from "#core/sheets";
import { readSummary } from "./summary.ts";
import { jobTexts } from "./texts.ts";

/** Every charge of a job, one a row, sales first. */
export async function exportJob(context: Context<typeof exportJobSummary>) {
  const { db, input, session, language } = context;
  const summary = await readSummary(db, { session, language, id: input.id });
  const text = (key: keyof typeof jobTexts) => jobTexts[key][language];
  return await exportedSheet(context, {
    // A main number of the sea is free text: what a file's name does not take is left out.
    title: `${jobTitle[language]} ${summary.job.houseNumber.replace(/[^\p{L}\p{N}-]+/gu, " ").trim()}`,
    columns: [
      { heading: text("section"), width: 12 },
      { heading: text("waybill"), width: 20 },
      { heading: text("number"), width: 24 },
      { heading: text("date"), kind: "date", width: 12 },
      { heading: text("party"), width: 30 },
      { heading: text("chargeItem"), width: 26 },
      { heading: text("qty"), kind: "number" },
      { heading: text("unitPrice"), kind: "number", width: 12 },
      { heading: text("currency") },
      { heading: text("amount"), kind: "amount", width: 14 },
      { heading: text("rate"), kind: "number", width: 12 },
      { heading: text("settlementAmount"), kind: "amount", width: 18 },
      { heading: text("remark"), width: 30 },
    ],
    rows: rowsOf(summary, { sales: text("sales"), costs: text("costs") }),
  });
}

function rowsOf(summary: JobSummary, names: Readonly<Record<JobSide, string>>): SheetCell[][] {
  return jobSides.flatMap((side) =>
    linesOf(summary, side).map((line) => [
      names[side],
      summary.houses[line.house]?.houseNumber ?? "",
      line.number,
      line.date,
      line.customerName,
      line.item,
      line.quantity,
      line.unitPrice,
      line.currency,
      line.amount,
      line.rate,
      worthOf(line),
      line.remark,
    ]),
  );
}
