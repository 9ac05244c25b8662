import { Big } from "big.js";
import { refuseField, coreRefusals, refuse, type Language } from "@lading/contract/core";
import { filesPath } from "@lading/contract/files";
import {
  preAlertRefusals,
  type getPreAlertWaybillRecordFileList,
  type loadPreAlertInfo,
} from "@lading/contract/pre-alert";
import { isAir, type WaybillType } from "@lading/contract/waybill";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { cityNameIn } from "#place";
import { readContainersForHandOver, type HandedContainer } from "#container";
import { companies, companyNameIn } from "#user";
import { readForHandOver, visibleWaybills, type HandedWaybill, type OwnWaybill } from "#waybill";
import { shownContainer } from "./containers.ts";

/** Waybills and containers that a pre-alert is made of. */
export interface Source {
  type: WaybillType;
  main: OwnWaybill | null;
  houses: OwnWaybill[];
  /** Of a sea main waybill. */
  containers: readonly HandedContainer[];
}

/** Reads a pre-alert's source; refuses, at `waybillIds`, anything but a single main waybill or houses of one type. */
export async function readSource(db: Db, session: StaffSession, waybillIds: readonly string[]): Promise<Source> {
  const wanted = new Set(waybillIds);
  const { asked, houses, hidden } = await readForHandOver(db, session, [...wanted]);
  if (asked.length !== wanted.size) throw refuse(coreRefusals.notFound);
  const [first] = asked;
  const voided = asked.find((waybill) => waybill.voided);
  if (voided) throw refuseField("waybillIds", preAlertRefusals.voided, { number: voided.handed.houseNumber });
  const oneKind = asked.every(({ isMain, handed }) => !isMain && handed.type === first?.handed.type);
  if (!first || !(oneKind || (asked.length === 1 && first.isMain)))
    throw refuseField("waybillIds", preAlertRefusals.oneKind);
  if (hidden > 0) throw refuseField("waybillIds", preAlertRefusals.notAllHouses, { number: first.handed.houseNumber });
  return {
    type: typeOf(first.handed.type),
    main: first.isMain ? first : null,
    houses: first.isMain ? houses : asked,
    containers: first.isMain ? await readContainersForHandOver(db, session.companyId, first.id) : [],
  };
}

function typeOf(type: number): WaybillType {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only types are ever stored
  return type as WaybillType;
}

/** A pre-alert prefilled from the waybill, its events and the company. */
export async function loadPrefilled({ db, input, session, language }: Context<typeof loadPreAlertInfo>) {
  const source = await readSource(db, session, input.waybillIds);
  const { companyId } = session;
  const main = source.main?.handed ?? null;
  const all = main ? [main] : source.houses.map(({ handed }) => handed);
  const eventsOf = source.main ? [source.main.id] : source.houses.map(({ id }) => id);
  const [[company], times, already] = await Promise.all([
    db.select().from(companies).where(eq(companies.companyId, companyId)).execute(),
    actualTimes(db, companyId, eventsOf),
    source.main ? alertsOf(db, companyId, source.main.id) : [],
  ]);
  return {
    type: source.type,
    isMain: main !== null,
    fields: {
      ...routeOf(all, isAir(source.type)),
      transit: "",
      originAgent: nameIn(company, language),
      destinationAgent: common(all, ({ consigneeCompany, consigneeName }) => consigneeCompany || consigneeName),
      packages: all.reduce((sum, { pieces }) => sum + pieces, 0),
      weight: sumOf(all, "weight"),
      volume: sumOf(all, "volume"),
      ...times,
      remark: "",
    },
    houses: source.houses.map(({ id, handed }, place) => ({ ...shownHouse(id, handed, language), line: place + 1 })),
    containers: source.containers.map(shownContainer),
    already,
  };
}

function nameIn(company: typeof companies.$inferSelect | undefined, language: Language): string {
  return company ? companyNameIn(company, language) : "";
}

/** The value that all of them share; the empty text where they differ. */
function common(all: readonly HandedWaybill[], of: (waybill: HandedWaybill) => string | null): string {
  const [first, ...others] = [...new Set(all.map((waybill) => of(waybill) ?? ""))];
  return others.length === 0 ? (first ?? "") : "";
}

function routeOf(all: readonly HandedWaybill[], air: boolean) {
  return {
    mainNumber: common(all, ({ mainNumber }) => mainNumber),
    loadingPort: common(all, ({ loadingPort }) => loadingPort),
    destinationPort: common(all, ({ destinationPort }) => destinationPort),
    carrier: common(all, ({ carrier }) => carrier),
    flightNumber: air ? common(all, ({ flightNumber }) => flightNumber) : "",
    vessel: air ? "" : common(all, ({ vessel }) => vessel),
    voyage: air ? "" : common(all, ({ voyage }) => voyage),
    etd: common(all, ({ etd }) => etd),
    eta: common(all, ({ eta }) => eta),
  };
}

const sumOf = (all: readonly HandedWaybill[], field: "weight" | "volume") =>
  all.reduce((sum, waybill) => sum.plus(waybill[field]), new Big(0)).toString();

const isoOf = (moment: string | null | undefined) => (moment ? new Date(moment).toISOString() : "");

/** When the waybills departed and arrived by their events: the first departure, the last arrival. */
async function actualTimes(db: Db, companyId: string, ids: readonly string[]) {
  const { rows } = await db.execute<{ atd: string | null; ata: string | null }>(sql`
    SELECT min(e.occurred_at) FILTER (WHERE s.phase = 'departed') AS atd,
      max(e.occurred_at) FILTER (WHERE s.phase = 'arrived') AS ata
    FROM waybill_event e
    JOIN logistics_state s ON s.company_id = e.company_id AND s.id = e.state_id AND s.phase IN ('departed', 'arrived')
    WHERE e.company_id = ${companyId} AND e.waybill_id = ANY(${sql.param([...ids])}::uuid[])
      AND NOT EXISTS (SELECT FROM waybill_event_withdrawal w WHERE w.company_id = e.company_id AND w.event_id = e.id)`);
  return { atd: isoOf(rows[0]?.atd), ata: isoOf(rows[0]?.ata) };
}

async function alertsOf(db: Db, companyId: string, waybillId: string): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT alert_number AS number FROM pre_alert WHERE company_id = ${companyId} AND waybill_id = ${waybillId}
      AND direction = 'sent' AND state <> 'disabled' ORDER BY created_at`);
  return rows.map(({ number }) => number);
}

function shownHouse(waybillId: string, handed: HandedWaybill, language: Language) {
  const { houseNumber, shipperName, consigneePhone, city, country, productName } = handed;
  return {
    houseNumber,
    waybillId,
    waybillNumber: houseNumber,
    shipperName,
    consigneeName: handed.consigneeName || handed.consigneeCompany,
    consigneePhone,
    city: cityNameIn(country, city, language),
    country,
    productName,
    pieces: handed.pieces,
    weight: handed.weight,
    volume: handed.volume,
    codAmount: handed.codAmount,
    codCurrency: handed.codCurrency,
  };
}

/** The cargo files of waybills that the user sees, to be chosen for a pre-alert. */
export async function listWaybillFiles({ db, input, session }: Context<typeof getPreAlertWaybillRecordFileList>) {
  const ids = sql.param(input.waybillIds);
  const { rows } = await db.execute<{ id: string; name: string; type: string; size: number }>(sql`
    SELECT s.id, f.file_name AS name, s.type, s.size::float8 AS size
    FROM waybill JOIN cargo_file f ON f.company_id = waybill.company_id AND f.waybill_id = waybill.id
    JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
    WHERE ${await visibleWaybills(db, session)} AND (waybill.id = ANY(${ids}::uuid[]) OR waybill.main_waybill_id = ANY(${ids}::uuid[]))
    ORDER BY f.created_at DESC, s.id DESC LIMIT 100`);
  return { rows: rows.map((row) => ({ ...row, path: `${filesPath}/${row.id}` })) };
}
