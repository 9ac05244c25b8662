import type { getPreAlertList } from "@lading/contract/pre-alert";
import { severalNumbers } from "@lading/contract/core";
import { and, or, sql, type SQL } from "drizzle-orm";
import { containing, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { inStates, partnerNames, visibleAlerts } from "./read.ts";

type Filters = Omit<Context<typeof getPreAlertList>["input"], "page" | "pageSize" | "sort" | "order">;

/** The pre-alerts that a person sees and that the filters leave. */
export async function filtered(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { direction, types, states, cargoTypes, hasFiles } = filters;
  const conditions = [
    await visibleAlerts(db, session),
    sql`a.direction = ${direction}`,
    types.length === 0 ? undefined : sql`a.type = ANY(${sql.param(types)}::int[])`,
    states.length === 0 ? undefined : inStates(states),
    cargoTypes.length === 0 ? undefined : sql`a.cargo_type = ANY(${sql.param(cargoTypes)}::text[])`,
    hasFiles === undefined
      ? undefined
      : sql`EXISTS (SELECT FROM pre_alert_file f WHERE f.company_id = a.company_id AND f.pre_alert_id = a.id) = ${hasFiles}`,
    ...texts(filters),
    ...figures(filters),
    ...days(filters),
    ...moments(filters),
  ];
  return and(...conditions) ?? sql`false`;
}

const part = (column: SQL, text: string) => (text === "" ? undefined : sql`${column} ILIKE ${containing(text)}`);

function texts({ search, agent, transport, loadingPort, destinationPort, ...parts }: Filters): (SQL | undefined)[] {
  return [
    search === "" ? undefined : hasAnyNumber(severalNumbers(search) ?? [search]),
    part(sql`concat_ws(chr(10), a.origin_agent, a.destination_agent, ${partnerNames})`, agent),
    part(sql`concat_ws(chr(10), a.flight_number, a.vessel, a.voyage, replace(a.flight_number, ' ', ''))`, transport),
    part(sql`a.carrier`, parts.carrier),
    part(sql`a.transit`, parts.transit),
    part(sql`a.remark`, parts.remark),
    part(sql`a.created_by_name`, parts.createdBy),
    ofPort(sql`a.loading_port`, loadingPort),
    ofPort(sql`a.destination_port`, destinationPort),
  ];
}

/** Codes are kept in capitals; free texts as they were written. */
const ofPort = (column: SQL, port: string) => (port === "" ? undefined : sql`lower(${column}) = lower(${port})`);

const hasAnyNumber = (numbers: readonly string[]) => or(...numbers.map((number) => hasNumber(containing(number))));

/** Pre-alerts of which the number, the main number or that of a house is like a pattern. */
export function hasNumber(pattern: string): SQL {
  return sql`(a.alert_number ILIKE ${pattern} OR a.main_number ILIKE ${pattern}
    OR replace(a.main_number, '-', '') ILIKE ${pattern} OR EXISTS (SELECT FROM pre_alert_house h
      WHERE h.company_id = a.company_id AND h.pre_alert_id = a.id AND h.house_number ILIKE ${pattern}))`;
}

/** From and to, both with what they name. */
const between = (column: SQL, from: string, to: string) => [
  from === "" ? undefined : sql`${column} >= ${from}::numeric`,
  to === "" ? undefined : sql`${column} <= ${to}::numeric`,
];

function figures(filters: Filters): (SQL | undefined)[] {
  return [
    ...between(sql`a.total_houses`, filters.housesFrom, filters.housesTo),
    ...between(sql`a.packages`, filters.packagesFrom, filters.packagesTo),
    ...between(sql`a.weight`, filters.weightFrom, filters.weightTo),
    ...between(sql`a.volume`, filters.volumeFrom, filters.volumeTo),
  ];
}

function days({ etdFrom, etdTo, etaFrom, etaTo }: Filters): (SQL | undefined)[] {
  return [
    etdFrom === "" ? undefined : sql`a.etd >= ${etdFrom}::date`,
    etdTo === "" ? undefined : sql`a.etd <= ${etdTo}::date`,
    etaFrom === "" ? undefined : sql`a.eta >= ${etaFrom}::date`,
    etaTo === "" ? undefined : sql`a.eta <= ${etaTo}::date`,
  ];
}

/** From the first moment of a day to the last one of another (UTC). */
const within = (column: SQL, from: string, to: string) => [
  from === "" ? undefined : sql`${column} >= ${`${from}T00:00:00Z`}::timestamptz`,
  to === "" ? undefined : sql`${column} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
];

function moments(filters: Filters): (SQL | undefined)[] {
  return [
    ...within(sql`a.atd`, filters.atdFrom, filters.atdTo),
    ...within(sql`a.ata`, filters.ataFrom, filters.ataTo),
    ...within(sql`a.created_at`, filters.createdFrom, filters.createdTo),
  ];
}
