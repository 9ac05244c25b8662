import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import {
  cargoTypes,
  mostHousesShown,
  preAlertFieldTexts,
  preAlertStates,
  type exportPreAlertList,
  type getPreAlertInfo,
  type getPreAlertList,
  type PreAlertField,
} from "@lading/contract/pre-alert";
import { waybillTypes } from "@lading/contract/waybill";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { SheetColumn } from "#core/sheets";
import { companyDirectory, companyNameIn } from "#user";
import { readContainers } from "./containers.ts";
import { filtered } from "./filters.ts";
import { readHouses } from "./houses.ts";
import { readFiles, readOne, readPage, visibleAlerts } from "./read.ts";
import { preAlertPushes } from "./tables.ts";

/** A page of received or sent pre-alerts. */
export async function listAlerts({ db, input, session, language }: Context<typeof getPreAlertList>) {
  return await readPage(db, await filtered(db, session, input), { ...input, language });
}

/** A pre-alert with its houses, files, and where it was pushed. */
export async function showAlert({ db, input, session, language }: Context<typeof getPreAlertInfo>) {
  const { companyId } = session;
  const alert = await readOne(db, sql`${await visibleAlerts(db, session)} AND a.id = ${input.id}`, language);
  if (!alert) throw refuse(coreRefusals.notFound);
  const of = { companyId, id: alert.id };
  const [houses, containers, storedFiles, pushes] = await Promise.all([
    readHouses(db, of, { limit: mostHousesShown, language }),
    readContainers(db, of),
    readFiles(db, of),
    readPushes(db, of, language),
  ]);
  return {
    ...alert,
    houses,
    containers,
    storedFiles,
    pushes,
    hiddenHouses: Math.max(0, alert.totalHouses - houses.length),
  };
}

async function readPushes(db: Db, { companyId, id }: { companyId: string; id: string }, language: Language) {
  const p = preAlertPushes;
  const rows = await db
    .select({
      companyCode: p.targetCode,
      kept: p.targetName,
      listed: companyDirectory,
      pushedAt: p.pushedAt,
      pushedByName: p.pushedByName,
      current: sql<boolean>`${p.pushedVersion} = (SELECT content_version FROM pre_alert a
        WHERE a.company_id = ${companyId} AND a.id = ${id})`,
      outcome: p.outcome,
      state: p.state,
      stateAt: p.stateAt,
      worked: p.worked,
    })
    .from(p)
    .leftJoin(companyDirectory, eq(companyDirectory.companyId, p.targetCompanyId))
    .where(and(eq(p.companyId, companyId), eq(p.preAlertId, id)))
    .orderBy(p.pushedAt);
  return rows.map(({ kept, listed, ...push }) => ({
    ...push,
    companyName: listed ? companyNameIn(listed, language) : kept,
    pushedAt: new Date(push.pushedAt).toISOString(),
    stateAt: push.stateAt === null ? null : new Date(push.stateAt).toISOString(),
  }));
}

const exported = [
  "alertNumber",
  "state",
  "type",
  "mainNumber",
  "loadingPort",
  "destinationPort",
  "transit",
  "carrier",
  "flightNumber",
  "vessel",
  "voyage",
  "originAgent",
  "destinationAgent",
  "partners",
  "totalHouses",
  "packages",
  "weight",
  "volume",
  "cargoType",
  "etd",
  "atd",
  "eta",
  "ata",
  "files",
  "remark",
  "createdByName",
  "createdAt",
] as const satisfies readonly PreAlertField[];

const kinds: Readonly<Partial<Record<PreAlertField, SheetColumn["kind"]>>> = {
  totalHouses: "number",
  packages: "number",
  weight: "number",
  volume: "number",
  files: "number",
  etd: "date",
  eta: "date",
  atd: "moment",
  ata: "moment",
  createdAt: "moment",
};

const titles = {
  received: { zh: "收到的预报", en: "Received pre-alerts", ar: "الإشعارات الواردة" },
  sent: { zh: "发出的预报", en: "Sent pre-alerts", ar: "الإشعارات المرسلة" },
} as const;

/** The filtered pre-alerts as a spreadsheet. */
export async function exportAlerts(context: Context<typeof exportPreAlertList>) {
  const { db, input, session, language } = context;
  const where = await filtered(db, session, input);
  const { rows } = await readPage(db, where, { ...input, page: 1, pageSize: exportLimit, language });
  return await exportedSheet(context, {
    title: titles[input.direction][language],
    columns: exported.map((field) => ({
      heading: preAlertFieldTexts[field][language],
      width: 20,
      ...(kinds[field] && { kind: kinds[field] }),
    })),
    rows: rows.map((row) => {
      const texts = {
        ...row,
        loadingPort: row.loadingPortName,
        destinationPort: row.destinationPortName,
        state: preAlertStates[row.state][language],
        type: waybillTypes[row.type].text[language],
        cargoType: cargoTypes[row.cargoType][language],
      };
      return exported.map((field) => String(texts[field]));
    }),
  });
}
