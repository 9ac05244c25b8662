import { exactTotal, type Language, type Page } from "@lading/contract/core";
import { filesPath, type StoredFile } from "@lading/contract/files";
import { isSea } from "@lading/contract/waybill";
import type { ListedPreAlert } from "@lading/contract/pre-alert";
import { sql, type SQL } from "drizzle-orm";
import { nameInSql, type Db, type ListQuery } from "#core/db";
import type { Session, StaffSession } from "#core/session";
import { visibleUserIds } from "#user";
import { portLabel } from "#place";
import { visibleWaybills } from "#waybill";

const tables = sql`pre_alert a LEFT JOIN waybill ON waybill.company_id = a.company_id AND waybill.id = a.waybill_id`;

/** A sent one counts as confirmed as well once everybody it was pushed to has confirmed it. */
const shownState = sql`CASE WHEN a.direction = 'sent' AND a.state = 'unconfirm'
    AND EXISTS (SELECT FROM pre_alert_push p WHERE p.company_id = a.company_id AND p.pre_alert_id = a.id)
    AND NOT EXISTS (SELECT FROM pre_alert_push p WHERE p.company_id = a.company_id AND p.pre_alert_id = a.id
      AND p.state <> 'confirmed')
  THEN 'confirmed' ELSE a.state END`;

/** A company's name in the directory for a reader of a language; of one that is not there the name that was kept. */
function partnerName(kept: string, companyId: string, language: Language): SQL {
  const inDirectory = nameInSql("d.company_name", "d.company_name_en", language);
  return sql.raw(
    `coalesce((SELECT ${inDirectory} FROM company_directory d WHERE d.company_id = ${companyId}), ${kept})`,
  );
}

/** From whom it came, or to whom it was pushed, for a reader of a language. */
const partners = (language: Language) => sql`CASE WHEN a.direction = 'received'
  THEN ${partnerName("a.source_name", "a.source_company_id", language)}
  ELSE coalesce((SELECT string_agg(${partnerName("p.target_name", "p.target_company_id", language)}, ' · '
    ORDER BY p.pushed_at) FROM pre_alert_push p WHERE p.company_id = a.company_id AND p.pre_alert_id = a.id), '') END`;

const columns = (
  language: Language,
) => sql`a.id, a.direction, a.alert_number AS "alertNumber", a.type, a.main_number AS "mainNumber",
  a.number_flagged AS "numberFlagged", a.loading_port AS "loadingPort", a.destination_port AS "destinationPort",
  a.transit, a.carrier, a.flight_number AS "flightNumber", a.vessel, a.voyage, a.origin_agent AS "originAgent",
  a.destination_agent AS "destinationAgent", a.total_houses AS "totalHouses", a.packages, a.weight::text AS weight,
  a.volume::text AS volume, a.cargo_type AS "cargoType", a.etd::text AS etd, a.eta::text AS eta, a.atd, a.ata, a.remark,
  ${shownState} AS state, a.withdrawn_at IS NOT NULL AS withdrawn, ${partners(language)} AS partners,
  (SELECT count(*)::int FROM pre_alert_file f WHERE f.company_id = a.company_id AND f.pre_alert_id = a.id) AS files,
  waybill.id AS "waybillId", a.worked_at IS NOT NULL AS worked, CASE WHEN a.direction = 'received' THEN ${partnerName("a.created_by_name", "a.source_company_id", language)}
    ELSE a.created_by_name END AS "createdByName",
  a.created_at AS "createdAt", a.version, a.worked_by_name AS "workedByName", a.worked_at AS "workedAt",
  a.held_at AS "heldAt"`;

type Moments = "etd" | "eta" | "atd" | "ata" | "workedAt" | "heldAt";
type RawRow = Omit<ListedPreAlert, Moments | "loadingPortName" | "destinationPortName"> &
  Record<Moments, string | null> &
  Record<"workedByName", string>;

const isoOr = (moment: string | null) => (moment === null ? "" : new Date(moment).toISOString());
/** ISO 8601 in UTC, or null. */
const isoOrNull = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Which list of ports a type's are of. */
const portKind = (type: number): "air" | "sea" => (isSea(type) ? "sea" : "air");

function listed(row: RawRow, language: Language) {
  const { workedByName: _by, workedAt: _at, heldAt: _held, ...shown } = row;
  const kind = portKind(row.type);
  return {
    ...shown,
    loadingPortName: portLabel(kind, row.loadingPort, language),
    destinationPortName: portLabel(kind, row.destinationPort, language),
    etd: row.etd ?? "",
    eta: row.eta ?? "",
    atd: isoOr(row.atd),
    ata: isoOr(row.ata),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/**
 * The company's pre-alerts that a person sees (decisions.md, "Companies, people, rights"): all of them where they see all
 * waybills; else what oneself or somebody below has made, those of waybills that they see, and received ones once one of
 * the waybills made of them is theirs.
 */
export async function visibleAlerts(db: Db, session: StaffSession): Promise<SQL> {
  const people = await visibleUserIds(db, session);
  const own = sql`a.company_id = ${session.companyId}`;
  if (people === null) return own;
  const made = sql`a.created_by = ANY(${sql.param(people)}::uuid[])`;
  const visible = await visibleWaybills(db, session);
  const houses = sql`EXISTS (SELECT FROM pre_alert_house h
    JOIN waybill ON waybill.company_id = h.company_id AND waybill.id = h.waybill_id
    WHERE h.company_id = a.company_id AND h.pre_alert_id = a.id AND ${visible})`;
  return sql`${own} AND ((a.direction = 'sent' AND ${made}) OR (${visible})
    OR (a.direction = 'received' AND ${houses}))`;
}

const orders = {
  createdAt: sql`a.created_at`,
  alertNumber: sql`a.alert_number`,
  // As work goes on, not by the alphabet.
  state: sql`array_position(ARRAY['unconfirm', 'confirmed', 'disabled'], ${shownState})`,
  mainNumber: sql`a.main_number`,
  type: sql`a.type`,
  loadingPort: sql`a.loading_port`,
  destinationPort: sql`a.destination_port`,
  totalHouses: sql`a.total_houses`,
  packages: sql`a.packages`,
  weight: sql`a.weight`,
  volume: sql`a.volume`,
  etd: sql`a.etd`,
  atd: sql`a.atd`,
  eta: sql`a.eta`,
  ata: sql`a.ata`,
} as const;

export interface AlertQuery extends ListQuery {
  language: Language;
  sort: keyof typeof orders;
}

/** A page of the pre-alerts of a condition, with their count. */
export async function readPage(db: Db, where: SQL, query: AlertQuery): Promise<Page<ListedPreAlert>> {
  const { sort, order, page, pageSize } = query;
  const direction = sql.raw(order === "asc" ? "ASC NULLS FIRST" : "DESC NULLS LAST");
  const [found, counted] = await Promise.all([
    db.execute<RawRow>(sql`SELECT ${columns(query.language)} FROM ${tables} WHERE ${where}
      ORDER BY ${orders[sort]} ${direction}, a.id ${sql.raw(order)} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows: found.rows.map((row) => listed(row, query.language)), total: counted.rows[0]?.total ?? 0 };
}

/** The state as lists show it, for filters. */
export function inStates(states: readonly string[]): SQL {
  return sql`(${shownState}) = ANY(${sql.param([...states])}::text[])`;
}

/** The other companies' names in all languages, for filters. */
export const partnerNames = sql`concat_ws(chr(10), ${partners("zh")}, ${partners("en")}, ${partners("ar")})`;

/** The pre-alert that a condition finds, with its page's fields beside the list's; undefined when there is none. */
export async function readOne(db: Db, where: SQL, language: Language) {
  const { rows } = await db.execute<RawRow>(sql`SELECT ${columns(language)} FROM ${tables} WHERE ${where} LIMIT 1`);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...listed(row, language),
    workedByName: row.workedByName,
    workedAt: isoOrNull(row.workedAt),
    heldAt: isoOrNull(row.heldAt),
  };
}

/** The files of a pre-alert in their order. */
export async function readFiles(db: Db, alert: { companyId: string; id: string }): Promise<StoredFile[]> {
  const { rows } = await db.execute<{ id: string; name: string; type: string; size: number }>(sql`
    SELECT s.id, s.name, s.type, s.size::float8 AS size
    FROM pre_alert_file f JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
    WHERE f.company_id = ${alert.companyId} AND f.pre_alert_id = ${alert.id} ORDER BY f.place, s.id`);
  return rows.map((row) => ({ ...row, path: `${filesPath}/${row.id}` }));
}

/** Whether a person sees a pre-alert, and so what was sent about it. */
export async function opensPreAlert(db: Db, session: StaffSession, id: string): Promise<boolean> {
  if (!session.rights.has("/logisticsManagement/preAlertList:view")) return false;
  const { rows } = await db.execute(
    sql`SELECT FROM ${tables} WHERE ${await visibleAlerts(db, session)} AND a.id = ${id}`,
  );
  return rows.length > 0;
}

/** Whether a person may read a stored file because a pre-alert that they see holds it. */
export async function seesPreAlertFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has("/logisticsManagement/preAlertList:view")) return false;
  const { rows } = await db.execute(sql`SELECT FROM ${tables}
    JOIN pre_alert_file f ON f.company_id = a.company_id AND f.pre_alert_id = a.id
    WHERE ${await visibleAlerts(db, session)} AND f.file_id = ${fileId} LIMIT 1`);
  return rows.length > 0;
}

/** Locks pre-alerts that a person sees, in the order of their ids; gives those that are there. */
export async function lockAlerts(db: Db, session: StaffSession, ids: readonly string[]): Promise<Set<string>> {
  const wanted = sql.param([...new Set(ids)]);
  const { rows } = await db.execute<{ id: string }>(sql`SELECT a.id FROM ${tables}
    WHERE ${await visibleAlerts(db, session)} AND a.id = ANY(${wanted}::uuid[]) ORDER BY a.id FOR NO KEY UPDATE OF a`);
  return new Set(rows.map(({ id }) => id));
}
