import { worthOf, type exportJobSummary } from "@lading/contract/job-summary";
import { exportedSheet } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { SheetCell } from "#core/sheets";
import { readSummary, type JobSummary } from "./summary.ts";
import { jobTexts } from "./texts.ts";

/** Every charge of a job, one a row, sales first. */
export async function exportJob(context: Context<typeof exportJobSummary>) {
  const { db, input, session, language } = context;
  const summary = await readSummary(db, { session, language, id: input.id });
  const text = (key: keyof typeof jobTexts) => jobTexts[key][language];
  return await exportedSheet(context, {
    // A main number of the sea is free text: what a file's name does not take is left out.
    title: `${text("title")} ${summary.job.houseNumber.replace(/[^\p{L}\p{N}-]+/gu, " ").trim()}`,
    columns: [
      { heading: text("section"), width: 12 },
      { heading: text("waybill"), width: 20 },
      { heading: text("number"), width: 24 },
      { heading: text("date"), kind: "date", width: 12 },
      { heading: text("party"), width: 30 },
      { heading: text("chargeItem"), width: 26 },
      { heading: text("quantity"), kind: "number" },
      { heading: text("unitPrice"), kind: "number", width: 12 },
      { heading: text("currency") },
      { heading: text("amount"), kind: "number", width: 14 },
      { heading: text("rate"), kind: "number", width: 12 },
      { heading: text("settlement"), kind: "number", width: 18 },
      { heading: text("remark"), width: 30 },
    ],
    rows: rowsOf(summary, { sales: text("sales"), costs: text("costs") }),
  });
}

function rowsOf(summary: JobSummary, names: { sales: string; costs: string }): SheetCell[][] {
  const houses = new Map(summary.houses.map(({ id, houseNumber }) => [id, houseNumber]));
  const items = new Map(summary.chargeItems.map(({ id, name }) => [id, name]));
  const house = (id: string) => houses.get(id) ?? "";
  const item = (id: string) => items.get(id) ?? "";
  const sales = summary.bills.flatMap((bill) =>
    bill.lines.map((line) => [
      names.sales,
      house(bill.waybillId),
      bill.billNumber,
      bill.date,
      bill.customerName,
      item(line.chargeItemId),
      line.quantity,
      line.unitPrice,
      bill.currency,
      line.amount,
      bill.rate,
      worthOf({ ...bill, amount: line.amount }),
      line.remark,
    ]),
  );
  const costs = summary.costs.map((cost) => [
    names.costs,
    house(cost.waybillId),
    cost.invoiceNumber,
    cost.date,
    cost.customerName,
    item(cost.chargeItemId),
    cost.quantity,
    cost.unitPrice,
    cost.currency,
    cost.amount,
    cost.rate,
    worthOf(cost),
    cost.remark,
  ]);
  return [...sales, ...costs];
}
