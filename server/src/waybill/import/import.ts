import { buffer } from "node:stream/consumers";
import type { Language } from "@lading/contract/core";
import { cellTexts } from "@lading/contract/sheets";
import {
  mostImportRows,
  type getMarkedWayBillImport,
  type getWayBillImportTemplate,
  type previewWayBillImport,
  type startWayBillImport,
} from "@lading/contract/waybill";
import { inTransaction, type Db } from "#core/db";
import type { Context, OpenContext } from "#core/http";
import { keepMade, markedSheet, offering, ownUpload, type Offered } from "#core/imported-sheet";
import { readSheet, writeSheet } from "#core/sheets";
import { creditGiver } from "#customer-contract";
import { cityNameIn } from "#place";
import { usedAmong } from "../build/house-numbers.ts";
import type { Gates } from "../neighbours.ts";
import { heldAmong } from "../parties/credit.ts";
import { allowedIn } from "./choices.ts";
import { importColumns, columnTitle, placeColumns } from "./columns.ts";
import { readDirectory, type ImportDirectory } from "./directory.ts";
import { readUpload } from "./file.ts";
import { chargeableOf, type ImportedWaybill } from "./form.ts";
import { importJob } from "./job.ts";
import { isPort, portLookup, portNote } from "./ports.ts";
import { readImport, type ToldRow } from "./read.ts";
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
  const { rows, waybills, wrongRows, isWrong, problems, warnings } = await readImport(bytes, {
    directory,
    language,
    used: (numbers) => reading((db) => usedAmong(db, companyId, numbers)),
    blocked: screen && ((names) => reading((db) => screen(db, companyId, names))),
    known: known && ((names) => reading((db) => known(db, companyId, names))),
    keep: (waybill) => {
      const { customerId, customerName } = waybill.form;
      if (sample.length < mostLooked) sample.push(waybill);
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
    problems: problems.map(told),
    warnings: warnings.map(told),
    held,
    mayPass,
    sample: sample
      .filter(({ row }) => !isWrong(row))
      .slice(0, mostSamples)
      .map((waybill) => ({
        ...sampleOf(waybill, directory),
        cityName: cityNameIn(waybill.form.country, waybill.form.city, language),
      })),
  };
}

const told = ({ row, column, message }: ToldRow) => ({ row, column, message });

const mostSamples = 20;
/** Some turn out to be wrong only when the whole sheet was read: their number or a party is refused. */
const mostLooked = 200;

/** A waybill as it would be stored. */
function sampleOf(waybill: ImportedWaybill, directory: ImportDirectory) {
  const { row, form, numberFlagged } = waybill;
  const { type, houseNumber, shipperName, consigneeName, country, city, productName, weight, volume } = form;
  const pieces = form.items.reduce((total, item) => total + item.boxCount, 0);
  const mainNumber = waybill.kept.mainNumber ?? ("mainNumber" in form ? form.mainNumber : "");
  const shown = {
    type,
    houseNumber,
    mainNumber,
    shipperName,
    consigneeName,
    country,
    city,
    productName,
    weight,
    volume,
    pieces,
  };
  return { row, ...shown, chargeableWeight: chargeableOf(waybill, directory), numberFlagged };
}

/** Orders the import; it is checked again when it runs, all or nothing. */
export async function startImport({ db, input, session, language, ip, services }: Context<typeof startWayBillImport>) {
  const { companyId, userId, userName } = session;
  await ownUpload(db, services.files, { fileId: input.fileId, use: "waybillImport", userId });
  const { mayPass } = creditGiver({ session, ip, services, language });
  const { fileId, creditReason } = input;
  const data = { fileId, userName, ip, language, mayPass, creditReason };
  return { jobId: await services.jobs.enqueue(db, importJob, { companyId, createdBy: userId, data }) };
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export async function makeTemplate({ db, session, language, services }: Context<typeof getWayBillImportTemplate>) {
  const { names, currencies } = await readDirectory(db, session.companyId);
  const ports = portLookup(language);
  const columns = importColumns.map((column) => ({
    heading: columnTitle(column, language),
    ...offeredIn(column.field, language, { names, currencies }),
  }));
  const example = await templateExample(db, session, language);
  const title = templateTitle[language];
  const sheet = { sheetName: title, rightToLeft: language === "ar", lookups: [ports] };
  const bytes = await buffer(writeSheet([example], columns, sheet));
  return await keepMade(services.files, db, { name: `${title}.xlsx`, bytes, session });
}

/** Choices that a column offers, in the template and in a sheet that comes back. */
function offeredIn(
  field: string,
  language: Language,
  { names, currencies }: Pick<ImportDirectory, "names" | "currencies">,
): Offered {
  if (isPort(field)) return { lookup: portLookup(language).name, note: portNote(language) };
  const choices = allowedIn(field, language, { names, all: true, currencies });
  return choices ? offering(choices, language) : {};
}

/** The person's sheet with its wrong cells marked and a column that says why; checked as the preview does. */
export function markImport(gates: Gates) {
  return async (context: OpenContext<typeof getMarkedWayBillImport>) => await mark(context, gates);
}

async function mark(context: OpenContext<typeof getMarkedWayBillImport>, { screen }: Gates) {
  const { input, session, language, services } = context;
  const { companyId, userId } = session;
  const reading = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(services.database, { companyId, readOnly: true }, work);
  const { card, bytes, directory } = await reading(async (db) => ({
    card: await ownUpload(db, services.files, { fileId: input.fileId, use: "waybillImport", userId }),
    bytes: await readUpload(db, services.files, { fileId: input.fileId, userId }),
    directory: await readDirectory(db, companyId),
  }));
  const { problems } = await readImport(bytes, {
    directory,
    language,
    used: (numbers) => reading((db) => usedAmong(db, companyId, numbers)),
    blocked: screen && ((names) => reading((db) => screen(db, companyId, names))),
    keep: () => undefined,
    most: mostImportRows,
  });
  const places = await placesIn(bytes);
  const title = card.name.replace(/\.xlsx$/i, "");
  const wrong = problems.map(({ row, field, message }) => ({ row, place: places.get(field), message }));
  const offered = new Map([...places].map(([field, place]) => [place, offeredIn(field, language, directory)]));
  const lookups = [portLookup(language)];
  const marked = await markedSheet(bytes, wrong, { title, language, maxRows: mostImportRows, offered, lookups });
  const name = `${title} ${cellTexts.marked[language]}.xlsx`;
  return await inTransaction(services.database, { companyId }, (db) =>
    keepMade(services.files, db, { name, bytes: marked, session }),
  );
}

/** Where each column stands in a sheet, by its key. */
async function placesIn(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  for await (const { cells } of readSheet(bytes, { maxRows: mostImportRows }))
    return new Map([...placeColumns(cells)].map(([{ field }, place]) => [field, place]));
  return new Map();
}
