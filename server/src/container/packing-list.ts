import { readFileSync } from "node:fs";
import { Big } from "big.js";
import { containerTypeText, type createContainerPackingListPdf } from "@lading/contract/container";
import { coreRefusals, refuse, type Language, type LocalText } from "@lading/contract/core";
import { waybillFieldTexts as names, type CabinetClass } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { inTransaction, type Db } from "#core/db";
import { DocumentError } from "#core/documents";
import type { OpenContext } from "#core/http";
import { portLabel } from "#place";
import { logoName, measure, readForwarder, visibleWaybills, type Forwarder } from "#waybill";
import { packingListTexts } from "./packing-list-texts.ts";

const template = readFileSync(new URL("packing-list.typ", import.meta.url), "utf8");
/** A printed document is fetched at once; it is kept a day for whoever fetches it again. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

type Printing = OpenContext<typeof createContainerPackingListPdf>;

interface Printed extends Record<string, unknown> {
  mainId: string;
  mainNumber: string;
  vessel: string;
  voyage: string;
  loadingPort: string;
  destinationPort: string;
  etd: string | null;
  containerNumber: string;
  cabinetClass: CabinetClass;
  cabinetType: string;
  sealNumber: string;
  tareWeight: string | null;
  remark: string;
}

interface Line extends Record<string, unknown> {
  houseNumber: string;
  consigneeName: string;
  productName: string;
  pieces: number;
  weight: string;
  volume: string;
}

/** The packing list of a container. No connection is held while it is set. */
export async function printPackingList(context: Printing) {
  const { session, services } = context;
  const { companyId, userId } = session;
  const language = context.input.documentLanguage ?? context.language;
  const read = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    readList(db, context, language),
  );
  const { container, company } = read;
  const logo = logoName(company.logo);
  const pictures = logo && company.logo ? { [logo]: company.logo } : {};
  const title = `${packingListTexts.title[language]} ${container.containerNumber}`;
  const data = { language, logo, ...shown(read, language) };
  const bytes = await services.documents.render({ title, template, data, pictures }).catch(refuseBusy);
  return await inTransaction(services.database, { companyId }, async (db) => {
    const name = `${title}.pdf`;
    const expiresAt = new Date(Date.now() + lifetimeMs);
    const { path } = await services.files.save(db, {
      companyId,
      use: "document",
      name,
      bytes,
      createdBy: userId,
      expiresAt,
    });
    await logOperations(db, doerOf(context), { entity: "waybill", action: "print" }, [
      { id: container.mainId, number: container.mainNumber, changes: [] },
    ]);
    return { path, name };
  });
}

function refuseBusy(error: unknown): never {
  if (error instanceof DocumentError && error.reason === "busy")
    throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
  throw error;
}

interface Read {
  container: Printed;
  lines: Line[];
  company: Forwarder;
}

async function readList(db: Db, { input, session, services }: Printing, language: Language): Promise<Read> {
  const { companyId } = session;
  const visible = await visibleWaybills(db, session);
  const [found, lines, company] = await Promise.all([
    db.execute<Printed>(sql`
      SELECT waybill.id AS "mainId", waybill.house_number AS "mainNumber", waybill.vessel, waybill.voyage,
        waybill.loading_port AS "loadingPort", waybill.destination_port AS "destinationPort", waybill.etd::text AS etd,
        c.container_number AS "containerNumber", c.cabinet_class AS "cabinetClass", c.cabinet_type AS "cabinetType",
        c.seal_number AS "sealNumber", c.tare_weight::text AS "tareWeight", c.remark
      FROM container c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
      WHERE c.company_id = ${companyId} AND c.id = ${input.id} AND ${visible}`),
    db.execute<Line>(sql`
      SELECT w.house_number AS "houseNumber", w.consignee_name AS "consigneeName", w.product_name AS "productName",
        p.pieces, p.weight::text AS weight, p.volume::text AS volume
      FROM container_packing p JOIN waybill w ON w.company_id = p.company_id AND w.id = p.waybill_id
      WHERE p.company_id = ${companyId} AND p.container_id = ${input.id} ORDER BY w.house_number`),
    readForwarder(db, services, { companyId, language }),
  ]);
  const [container] = found.rows;
  if (!container) throw refuse(coreRefusals.notFound);
  return { container, lines: lines.rows, company };
}

function shown({ container, lines, company }: Read, language: Language) {
  const word = ({ [language]: text }: LocalText) => text;
  const total = (field: "weight" | "volume") =>
    lines.reduce((sum, line) => sum.plus(line[field]), new Big(0)).toFixed(3);
  const weight = total("weight");
  const facts = [
    { name: word(names.mainNumber), value: container.mainNumber },
    { name: word(packingListTexts.vessel), value: [container.vessel, container.voyage].filter(Boolean).join(" / ") },
    { name: word(names.loadingPort), value: portLabel("sea", container.loadingPort, language) },
    { name: word(names.destinationPort), value: portLabel("sea", container.destinationPort, language) },
    { name: word(names.etd), value: container.etd ?? "" },
    {
      name: word(names.cabinetType),
      value: containerTypeText(container, language),
    },
    { name: word(names.sealNumber), value: container.sealNumber },
    { name: word(names.tareWeight), value: measure(container.tareWeight) },
    {
      name: word(packingListTexts.withTare),
      value: container.tareWeight === null ? "" : measure(new Big(weight).plus(container.tareWeight).toFixed(3)),
    },
    { name: word(names.remark), value: container.remark },
  ];
  return {
    texts: Object.fromEntries(Object.entries(packingListTexts).map(([name, text]) => [name, word(text)])),
    company: { name: company.name, lines: [company.address ?? "", company.phone ?? ""].filter(Boolean) },
    number: container.containerNumber,
    facts: facts.filter(({ value }) => value !== ""),
    columns: [
      packingListTexts.line,
      names.houseNumber,
      names.consigneeName,
      names.productName,
      names.pieces,
      names.weight,
      names.volume,
    ].map(word),
    rows: lines.map((line, place) => [
      String(place + 1),
      line.houseNumber,
      line.consigneeName,
      line.productName,
      String(line.pieces),
      measure(line.weight),
      measure(line.volume),
    ]),
    total: [
      "",
      word(packingListTexts.total),
      "",
      "",
      String(lines.reduce((sum, { pieces }) => sum + pieces, 0)),
      measure(weight),
      measure(total("volume")),
    ],
  };
}
