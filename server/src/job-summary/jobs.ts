import type { foundJob, jobHead } from "@lading/contract/job-summary";
import { withHyphen, type Language } from "@lading/contract/core";
import { isSea } from "@lading/contract/waybill";
import { sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { runNamed, type Db } from "#core/db";
import { customerNameIn } from "#customer";
import { portLabel } from "#place";

export type FoundJob = z.output<typeof foundJob>;
export type JobHead = z.output<typeof jobHead>;

/** Jobs that a number is answered with. */
const mostFound = 50;
const mostSuggested = 10;
/** Waybills that are looked through for a suggestion: the houses of a main waybill carry its number, too. */
const mostLookedThrough = 2000;
const shortestSearch = 3;

/** A row of {@link jobFields}: what a {@link FoundJob} says, its ports as codes only. */
export type JobRow<T extends FoundJob = FoundJob> = Omit<T, "loadingPortName" | "destinationPortName"> &
  Record<string, unknown>;

/** A job's ports as people read them in a language: code and city. */
export function withPortNames<T extends Pick<FoundJob, "type" | "loadingPort" | "destinationPort">>(
  row: T,
  language: Language,
): T & Pick<FoundJob, "loadingPortName" | "destinationPortName"> {
  const kind = isSea(row.type) ? "sea" : "air";
  return {
    ...row,
    loadingPortName: portLabel(kind, row.loadingPort, language),
    destinationPortName: portLabel(kind, row.destinationPort, language),
  };
}

/** Columns of a {@link JobRow} out of `waybill`, its customer's name in a language. */
export const jobFields = (
  language: Language,
): SQL => sql`waybill.id, waybill.is_main AS "isMain", waybill.type, waybill.house_number AS "houseNumber",
  waybill.main_number AS "mainNumber", ${customerNameIn("waybill", language)} AS "customerName", waybill.loading_port AS "loadingPort",
  waybill.destination_port AS "destinationPort", waybill.shipping_date::text AS "shippingDate",
  waybill.voided_at IS NOT NULL AS voided`;

const head = (
  language: Language,
) => sql`${jobFields(language)}, waybill.shipper_name AS "shipperName", waybill.consignee_name AS "consigneeName", waybill.carrier,
  waybill.flight_number AS "flightNumber", waybill.vessel, waybill.voyage, waybill.etd::text AS etd, waybill.eta::text AS eta,
  waybill.product_name AS "productName", waybill.pieces, waybill.weight::text AS weight, waybill.volume::text AS volume,
  waybill.chargeable_weight::text AS "chargeableWeight", waybill.main_waybill_id IS NOT NULL AS "underMain"`;

/** A number as people may have typed it and as it is kept. */
function spellings(number: string): string[] {
  const close = number.replace(/\s+/g, "").toUpperCase();
  return [...new Set([number, number.toUpperCase(), close, withHyphen(close)])];
}

/** Houses that stand for themselves: they lie under no main waybill, or under one that the person does not see. */
export function standsAlone(visible: SQL): SQL {
  return sql`(waybill.is_main OR waybill.main_waybill_id IS NULL
    OR waybill.main_waybill_id NOT IN (SELECT id FROM waybill WHERE ${visible} AND is_main))`;
}

interface Numbered {
  number: string;
  language: Language;
}

/** The jobs that carry a main number: main waybills, and houses that carry it without lying under one. */
export async function findByMain(db: Db, visible: SQL, { number, language }: Numbered): Promise<FoundJob[]> {
  const carried = sql.param(spellings(number));
  const rows = await runNamed<JobRow>(
    db,
    sql`SELECT ${jobFields(language)} FROM waybill WHERE ${visible} AND ${standsAlone(visible)} AND id IN (
        SELECT id FROM waybill WHERE ${visible} AND main_number = ANY(${carried}::text[])
        UNION SELECT waybill_id FROM tracking_number WHERE kind = 'main' AND number = ANY(${carried}::text[]))
      ORDER BY is_main DESC, voided_at IS NOT NULL, created_at DESC, id LIMIT ${mostFound}`,
  );
  return rows.map((row) => withPortNames(row, language));
}

/** The house of a number. */
export async function findByHouse(db: Db, visible: SQL, { number, language }: Numbered): Promise<FoundJob[]> {
  const rows = await runNamed<JobRow>(
    db,
    sql`SELECT ${jobFields(language)} FROM waybill
      WHERE ${visible} AND NOT is_main AND house_number = ANY(${sql.param(spellings(number))}::text[])
      ORDER BY created_at DESC LIMIT ${mostFound}`,
  );
  return rows.map((row) => withPortNames(row, language));
}

/** Jobs in whose number a text stands, the newest first. */
export async function suggest(
  db: Db,
  visible: SQL,
  { kind, search, language }: { kind: "main" | "house"; search: string; language: Language },
): Promise<FoundJob[]> {
  const text = search.replace(/^(\d{3})(\d{1,8})$/, kind === "main" ? "$1-$2" : "$&");
  if (text.length < shortestSearch) return [];
  const column = kind === "main" ? sql`waybill.main_number` : sql`waybill.house_number`;
  const isKind = kind === "main" ? standsAlone(visible) : sql`NOT waybill.is_main`;
  const { rows } = await db.execute<JobRow>(sql`
    SELECT ${jobFields(language)} FROM waybill
    WHERE ${visible} AND ${isKind} AND id IN (SELECT id FROM find_waybills(search_normal(${text}), ${mostLookedThrough}) AS hit (id))
      AND position(search_normal(${text}) IN search_normal(${column})) > 0
    ORDER BY voided_at IS NOT NULL, created_at DESC, id LIMIT ${mostSuggested}`);
  return rows.map((row) => withPortNames(row, language));
}

/** The head of a job and the main waybill that a house lies under; undefined for what the person does not see. */
export async function readHead(
  db: Db,
  visible: SQL,
  { id, language }: { id: string; language: Language },
): Promise<JobHead | undefined> {
  const [row] = await runNamed<JobRow<JobHead>>(
    db,
    sql`SELECT ${head(language)}, (SELECT json_build_object('id', main.id, 'mainNumber', main.main_number)
        FROM (SELECT * FROM waybill WHERE ${visible}) AS main WHERE main.id = waybill.main_waybill_id) AS main
      FROM waybill WHERE ${visible} AND waybill.id = ${id}`,
  );
  return row && withPortNames(row, language);
}

/** A waybill of a job. */
export interface House {
  id: string;
  houseNumber: string;
  isMain: boolean;
  voided: boolean;
  customerName: string;
  /** False: it counts in nothing that the person is shown. */
  isVisible: boolean;
}

/** All waybills of a job, a main waybill itself first, the others by number. */
export async function readHouses(
  db: Db,
  { companyId, visible, id, language }: { companyId: string; visible: SQL; id: string; language: Language },
): Promise<House[]> {
  return await runNamed<House & Record<string, unknown>>(
    db,
    sql`SELECT waybill.id, waybill.house_number AS "houseNumber", waybill.is_main AS "isMain",
        waybill.voided_at IS NOT NULL AS voided, ${customerNameIn("waybill", language)} AS "customerName", (${visible}) AS "isVisible"
      FROM waybill WHERE company_id = ${companyId} AND (id = ${id} OR main_waybill_id = ${id})
      ORDER BY id <> ${id}, house_number`,
  );
}
