import { coreRefusals, refuse } from "@lading/contract/core";
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
import { and, eq, sql, type SQL } from "drizzle-orm";
import { containing, type Db } from "#core/db";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { readContainers } from "./containers.ts";
import { readHouses } from "./houses.ts";
import { inStates, partnerNames, readFiles, readOne, readPage, visibleAlerts } from "./read.ts";
import { preAlertPushes } from "./tables.ts";

type Filters = Pick<
  Context<typeof getPreAlertList>["input"],
  Exclude<keyof Context<typeof getPreAlertList>["input"], "page" | "pageSize" | "sort" | "order">
>;

/** A page of received or sent pre-alerts. */
export async function listAlerts({ db, input, session }: Context<typeof getPreAlertList>) {
  return await readPage(db, await found(db, session, input), input);
}

async function found(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { direction, search, agent, transport, types, states, loadingPort, destinationPort } = filters;
  const conditions = [
    await visibleAlerts(db, session),
    sql`a.direction = ${direction}`,
    search === "" ? undefined : hasNumber(containing(search)),
    agent === ""
      ? undefined
      : sql`concat_ws(chr(10), a.origin_agent, a.destination_agent, ${partnerNames}) ILIKE ${containing(agent)}`,
    transport === ""
      ? undefined
      : sql`concat_ws(chr(10), a.flight_number, a.vessel, a.voyage, replace(a.flight_number, ' ', '')) ILIKE ${containing(transport)}`,
    types.length === 0 ? undefined : sql`a.type = ANY(${sql.param(types)}::int[])`,
    states.length === 0 ? undefined : inStates(states),
    filters.cargoTypes.length === 0 ? undefined : sql`a.cargo_type = ANY(${sql.param(filters.cargoTypes)}::text[])`,
    loadingPort === "" ? undefined : sql`upper(a.loading_port) = upper(${loadingPort})`,
    destinationPort === "" ? undefined : sql`upper(a.destination_port) = upper(${destinationPort})`,
    ...dates(filters),
  ];
  return and(...conditions) ?? sql`false`;
}

function hasNumber(pattern: string): SQL {
  return sql`(a.alert_number ILIKE ${pattern} OR a.main_number ILIKE ${pattern}
    OR replace(a.main_number, '-', '') ILIKE ${pattern} OR EXISTS (SELECT FROM pre_alert_house h
      WHERE h.company_id = a.company_id AND h.pre_alert_id = a.id AND h.house_number ILIKE ${pattern}))`;
}

function dates({ etdFrom, etdTo, etaFrom, etaTo, createdFrom, createdTo }: Filters): (SQL | undefined)[] {
  return [
    etdFrom === "" ? undefined : sql`a.etd >= ${etdFrom}::date`,
    etdTo === "" ? undefined : sql`a.etd <= ${etdTo}::date`,
    etaFrom === "" ? undefined : sql`a.eta >= ${etaFrom}::date`,
    etaTo === "" ? undefined : sql`a.eta <= ${etaTo}::date`,
    createdFrom === "" ? undefined : sql`a.created_at >= ${`${createdFrom}T00:00:00Z`}::timestamptz`,
    createdTo === "" ? undefined : sql`a.created_at < ${`${createdTo}T00:00:00Z`}::timestamptz + interval '1 day'`,
  ];
}

/** A pre-alert with its houses, files, and where it was pushed. */
export async function showAlert({ db, input, session }: Context<typeof getPreAlertInfo>) {
  const { companyId } = session;
  const alert = await readOne(db, sql`${await visibleAlerts(db, session)} AND a.id = ${input.id}`);
  if (!alert) throw refuse(coreRefusals.notFound);
  const of = { companyId, id: alert.id };
  const [houses, containers, storedFiles, pushes] = await Promise.all([
    readHouses(db, of, mostHousesShown),
    readContainers(db, of),
    readFiles(db, of),
    readPushes(db, of),
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

async function readPushes(db: Db, { companyId, id }: { companyId: string; id: string }) {
  const p = preAlertPushes;
  const rows = await db
    .select({
      companyCode: p.targetCode,
      companyName: p.targetName,
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
    .where(and(eq(p.companyId, companyId), eq(p.preAlertId, id)))
    .orderBy(p.pushedAt);
  return rows.map((push) => ({
    ...push,
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
  "remark",
  "createdByName",
  "createdAt",
] as const satisfies readonly PreAlertField[];

const titles = {
  received: { zh: "收到的预报", en: "Received pre-alerts", ar: "الإشعارات الواردة" },
  sent: { zh: "发出的预报", en: "Sent pre-alerts", ar: "الإشعارات المرسلة" },
} as const;

/** The filtered pre-alerts as a spreadsheet. */
export async function exportAlerts(context: Context<typeof exportPreAlertList>) {
  const { db, input, session, language } = context;
  const where = await found(db, session, input);
  const { rows } = await readPage(db, where, { ...input, page: 1, pageSize: exportLimit });
  return await exportedSheet(context, {
    title: titles[input.direction][language],
    columns: exported.map((field) => ({ heading: preAlertFieldTexts[field][language], width: 20 })),
    rows: rows.map((row) => {
      const texts = {
        ...row,
        loadingPort: row.loadingPortName,
        destinationPort: row.destinationPortName,
        state: preAlertStates[row.state][language],
        type: waybillTypes[row.type].text[language],
        cargoType: cargoTypes[row.cargoType][language],
        atd: row.atd.slice(0, 16).replace("T", " "),
        ata: row.ata.slice(0, 16).replace("T", " "),
        createdAt: row.createdAt.slice(0, 16).replace("T", " "),
      };
      return exported.map((field) => String(texts[field]));
    }),
  });
}
