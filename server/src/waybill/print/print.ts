import { coreRefusals, refuse, refuseField, type Language } from "@lading/contract/core";
import {
  mostLabels,
  waybillRefusals,
  type createBarCodePdf,
  type createWayBillPdf,
  type getWayBillShippingLabelPrintInfoByWbNumber,
} from "@lading/contract/waybill";
import { doerOf, logOperations } from "#core/audit";
import { inTransaction } from "#core/db";
import { DocumentError } from "#core/documents";
import type { Context, OpenContext } from "#core/http";
import { companyNameIn } from "#user";
import {
  countLabels,
  everyPiece,
  mostGoodsLines,
  shippingLabels,
  trackingUrl,
  waybillDocuments,
} from "../documents/index.ts";
import type { PieceRange, ShippingLabel } from "../documents/index.ts";
import { documentOf, labelOf } from "./print-documents.ts";
import type { WaybillReading } from "../neighbours.ts";
import { readByNumber, readCompany, readForPrint, type PrintedWaybill } from "./read.ts";
import { printTexts } from "./texts.ts";

/** A printed document is fetched at once; it is kept a day for whoever fetches it again. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

type Printing = OpenContext<typeof createBarCodePdf> | OpenContext<typeof createWayBillPdf>;

/** Shipping labels of waybills as one PDF. No connection is held while it is set. */
export function printLabels({ containers }: WaybillReading) {
  return async (context: OpenContext<typeof createBarCodePdf>) => {
    const { input, services } = context;
    const language = input.documentLanguage ?? context.language;
    const printed = await readForPrint({ ...context, ids: input.ids, language, containers });
    const voided = printed.waybills.find(({ voidedAt }) => voidedAt !== null);
    if (voided) throw refuse(waybillRefusals.voided, { number: voided.houseNumber });
    const labels = printed.waybills.map((row) => ({
      ...labelOf(row, language),
      piecesBefore: printed.before.get(row.id) ?? 0,
    }));
    const pieces = chosenPieces(input, labels);
    if (countLabels(labels, pieces) > mostLabels) throw refuse(coreRefusals.tooMany, { max: mostLabels });
    const title = titleOf(printTexts.labels[language], printed);
    const options = { ...optionsOf(context, language), title, company: printed.company, pieces };
    const bytes = await shippingLabels(services.documents, labels, options).catch(refuseBusy);
    return await keep(context, { bytes, waybills: printed.waybills, title });
  };
}

/** Waybills on A4 as one PDF. No connection is held while it is set. */
export function printWaybills({ containers }: WaybillReading) {
  return async (context: OpenContext<typeof createWayBillPdf>) => {
    const { input, services } = context;
    const language = input.documentLanguage ?? context.language;
    const printed = await readForPrint({ ...context, ids: input.ids, language, containers });
    const lines = [...printed.items.values()].reduce((sum, items) => sum + items.length, 0);
    if (lines > mostGoodsLines) throw refuse(coreRefusals.tooMany, { max: mostGoodsLines });
    const documents = printed.waybills.map((row) => documentOf(row, printed.items.get(row.id) ?? [], language));
    const kind = printed.waybills.length === 1 ? printTexts.waybill : printTexts.waybills;
    const title = titleOf(kind[language], printed);
    const options = { ...optionsOf(context, language), title, company: printed.company };
    const bytes = await waybillDocuments(services.documents, documents, options).catch(refuseBusy);
    return await keep(context, { bytes, waybills: printed.waybills, title });
  };
}

/** The pieces that have a label of their own; a range that the one waybill has not is refused at its field. */
function chosenPieces(
  { eachPiece, pieceRange }: OpenContext<typeof createBarCodePdf>["input"],
  [only, ...others]: readonly ShippingLabel[],
): PieceRange | null {
  if (pieceRange === undefined) return eachPiece ? everyPiece : null;
  if (!eachPiece || !only || others.length > 0) throw refuseField("pieceRange", coreRefusals.invalid);
  const { from, to } = pieceRange;
  if (to > only.pieces) throw refuseField("pieceRange.to", coreRefusals.tooLarge, { max: only.pieces });
  if (to < from) throw refuseField("pieceRange.to", coreRefusals.tooSmall, { min: from });
  return pieceRange;
}

function optionsOf({ services }: Printing, language: Language) {
  return { language, publicUrl: services.config.publicUrl };
}

/** The kind of document and the waybill's number; of several, the day. */
function titleOf(
  kind: string,
  { waybills: [only, ...others], today }: { waybills: readonly PrintedWaybill[]; today: string },
): string {
  return `${kind} ${only && others.length === 0 ? only.houseNumber : today}`;
}

function refuseBusy(error: unknown): never {
  if (error instanceof DocumentError && error.reason === "busy")
    throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
  throw error;
}

interface Made {
  bytes: Uint8Array;
  waybills: readonly PrintedWaybill[];
  title: string;
}

/** Keeps the document for the person and says in each waybill's log that it was printed. */
async function keep(context: Printing, { bytes, waybills, title }: Made) {
  const { services, session } = context;
  const { companyId, userId } = session;
  return await inTransaction(services.database, { companyId }, async (db) => {
    const { path, name } = await services.files.save(db, {
      companyId,
      use: "document",
      name: `${title}.pdf`,
      bytes,
      createdBy: userId,
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    const operations = waybills.map(({ id, houseNumber }) => ({ id, number: houseNumber, changes: [] }));
    await logOperations(db, doerOf(context), { entity: "waybill", action: "print" }, operations);
    return { path, name };
  });
}

/** Data of a shipping label, for a caller's own label printer. */
export async function showLabel(context: Context<typeof getWayBillShippingLabelPrintInfoByWbNumber>) {
  const { db, input, session, language, services } = context;
  const row = await readByNumber(db, session, input.WB_Number.toUpperCase());
  if (!row) throw refuse(coreRefusals.notFound);
  const company = await readCompany(db, session.companyId);
  return {
    id: row.id,
    houseNumber: row.houseNumber,
    mainNumber: row.mainNumber,
    type: row.type,
    CompanyName: companyNameIn(company, language),
    shipperName: row.shipperName,
    shipperCity: row.shipperCity,
    shipperCountry: row.shipperCountry,
    consigneeName: row.consigneeName,
    consigneeCompany: row.consigneeCompany,
    consigneePhone: row.consigneePhone,
    consigneeAddress: row.consigneeAddress,
    consigneeCity: row.consigneeCity,
    consigneeCountry: row.consigneeCountry,
    loadingPort: row.loadingPort,
    destinationPort: row.destinationPort,
    pieces: row.pieces,
    weight: row.weight,
    codAmount: row.codAmount,
    codCurrency: row.codCurrency,
    trackingUrl: trackingUrl(services.config.publicUrl, row.houseNumber),
  };
}
