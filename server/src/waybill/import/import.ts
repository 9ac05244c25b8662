import { buffer } from "node:stream/consumers";
import type { getWayBillImportTemplate, previewWayBillImport, startWayBillImport } from "@lading/contract/waybill";
import { inTransaction, type Db } from "#core/db";
import type { Context, OpenContext } from "#core/http";
import { ownUpload } from "#core/imported-sheet";
import { writeSheet } from "#core/sheets";
import { creditGiver } from "#customer-contract";
import { usedAmong } from "../build/house-numbers.ts";
import type { Gates } from "../neighbours.ts";
import { heldAmong } from "../parties/credit.ts";
import { importColumns, columnTitle } from "./columns.ts";
import { readDirectory, type ImportDirectory } from "./directory.ts";
import { readUpload } from "./file.ts";
import { chargeableOf, type ImportedWaybill } from "./form.ts";
import { importJob } from "./job.ts";
import { readImport } from "./read.ts";
import { templateExample, templateTitle } from "./template.ts";

/** Reads the spreadsheet and says what is wrong, row by row; stores nothing. No connection is held while it is read. */
export function previewImport(gates: Gates) {
  return async (context: OpenContext<typeof previewWayBillImport>) => await preview(context, gates);
}

async function preview(context: OpenContext<typeof previewWayBillImport>, { screen, known, credit }: Gates) {
  const { input, session, language, services } = context;
  const { companyId, userId } = session;
  const reading = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(services.database, { companyId, readOnly: true }, work);
  const { bytes, directory } = await reading(async (db) => ({
    bytes: await readUpload(db, services.files, { fileId: input.fileId, userId }),
    directory: await readDirectory(db, companyId),
  }));
  const sample: ImportedWaybill[] = [];
  const customers = new Map<string, string>();
  const { rows, waybills, wrongRows, problems, warnings } = await readImport(bytes, {
    directory,
    language,
    used: (numbers) => reading((db) => usedAmong(db, companyId, numbers)),
    blocked: screen && ((names) => reading((db) => screen(db, companyId, names))),
    known: known && ((names) => reading((db) => known(db, companyId, names))),
    keep: (waybill) => {
      const { customerId, customerName } = waybill.form;
      if (sample.length < mostSamples) sample.push(waybill);
      if (customerId !== null) customers.set(customerId, customerName);
    },
  });
  const giver = creditGiver(context);
  const held = await reading((db) => heldAmong(credit, { db, giver, language }, customers));
  const { mayPass } = giver;
  return {
    rows,
    waybills,
    wrongRows,
    problems,
    warnings,
    held,
    mayPass,
    sample: sample.map((waybill) => sampleOf(waybill, directory)),
  };
}

const mostSamples = 20;

/** A waybill as it would be stored. */
function sampleOf(waybill: ImportedWaybill, directory: ImportDirectory) {
  const { row, form, numberFlagged } = waybill;
  const { type, houseNumber, shipperName, consigneeName, country, city, productName, weight, volume } = form;
  const pieces = form.items.reduce((total, item) => total + item.boxCount, 0);
  const shown = { type, houseNumber, shipperName, consigneeName, country, city, productName, weight, volume, pieces };
  return { row, ...shown, chargeableWeight: chargeableOf(waybill, directory), numberFlagged };
}

/** Orders the import; it is checked again when it runs, all or nothing. */
export async function startImport({ db, input, session, language, ip, services }: Context<typeof startWayBillImport>) {
  const { companyId, userId, userName } = session;
  await ownUpload(db, services.files, { fileId: input.fileId, use: "waybillImport", userId });
  const { mayPass } = creditGiver({ session, ip, services });
  const { fileId, creditReason } = input;
  const data = { fileId, userName, ip, language, mayPass, creditReason };
  return { jobId: await services.jobs.enqueue(db, importJob, { companyId, createdBy: userId, data }) };
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export async function makeTemplate({ db, session, language, services }: Context<typeof getWayBillImportTemplate>) {
  const columns = importColumns.map((column) => ({ heading: columnTitle(column, language) }));
  const example = await templateExample(db, session, language);
  const title = templateTitle[language];
  const bytes = await buffer(writeSheet([example], columns, { sheetName: title, rightToLeft: language === "ar" }));
  const { path, name } = await services.files.save(db, {
    companyId: session.companyId,
    use: "export",
    name: `${title}.xlsx`,
    bytes,
    createdBy: session.userId,
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
  });
  return { path, name };
}
