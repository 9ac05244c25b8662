import type { Language } from "@lading/contract/core";
import type { ListedWaybill } from "@lading/contract/waybill";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";
import { customerNameIn } from "#customer";
import { stateDescription } from "#logistics-state";
import { routeNamesOf } from "#place";
import { warehouseNameIn } from "#warehouse";
import { waybills } from "../tables.ts";

type Column = keyof typeof waybills.$inferSelect;

/** Columns as SQL reads them, `"waybill"."house_number" AS "houseNumber"`; made once, since lists are read often. */
export function selected(names: readonly Column[]): SQL {
  const columns = getTableColumns(waybills);
  return sql.raw(names.map((name) => `"waybill"."${columns[name].name}" AS "${name}"`).join(", "));
}

/** Columns of a list for customers and staff. */
const reading = selected([
  "id",
  "type",
  "isMain",
  "houseNumber",
  "mainNumber",
  "orderNumber",
  "platformOrder",
  "expressNumber",
  "shippingDate",
  "shipperName",
  "consigneeName",
  "loadingPort",
  "destinationPort",
  "country",
  "city",
  "productName",
  "pieces",
  "weight",
  "volume",
  "chargeableWeight",
  "codAmount",
  "codCurrency",
  "codStatus",
  "stateId",
  "stateAt",
  "etd",
  "eta",
  "createdAt",
]);

const staffIds = ["operatorId", "salesId", "customerServiceId", "marketingId"] as const;

/** Further columns for staff. Names are read together: planning a subquery for each takes longer than running it. */
const forStaff = (language: Language) =>
  sql.join(
    [
      selected(["numberFlagged", "mainWaybillId", "customerNumber", "paymentStatus", "createdByName"]),
      selected(["version", ...staffIds]),
      sql`waybill.voided_at IS NOT NULL AS voided`,
      sql`(SELECT json_object_agg(person.id, person.user_name) FROM staff_user person
      WHERE person.company_id = waybill.company_id AND person.id IN
        (waybill.operator_id, waybill.sales_id, waybill.customer_service_id, waybill.marketing_id)) AS people`,
      sql`coalesce((SELECT ${warehouseNameIn("w", language)} FROM warehouse w
      WHERE w.company_id = waybill.company_id AND w.id = waybill.warehouse_id), '') AS "warehouseName"`,
    ],
    sql`, `,
  );

/** Columns of a list for staff, with the state's and the customer's name in a language; read them with `staffRow`. */
export function staffColumns(language: Language): SQL {
  return sql`${customerColumns(language)}, ${forStaff(language)}, ${customerNameIn("waybill", language)} AS "customerName"`;
}

/** The fewer columns that a customer sees; read them with `customerRow`. */
export function customerColumns(language: Language): SQL {
  return sql`${reading}, (SELECT json_build_array(${stateDescription(language)}, preset, phase) FROM logistics_state
    WHERE logistics_state.company_id = waybill.company_id AND logistics_state.id = waybill.state_id) AS state`;
}

type Name = "operatorName" | "salesName" | "customerServiceName" | "marketingName";
type Own = "state" | "preset" | "phase" | Name | RouteName;
type RouteName = keyof ReturnType<typeof routeNamesOf>;

/** A row as the database gives it. */
export type RawRow = Record<string, unknown> &
  Omit<ListedWaybill, Own> &
  Record<(typeof staffIds)[number], string | null> & {
    state: [string, string | null, string | null] | null;
    people: Record<string, string> | null;
  };

/** A row as a customer sees it. */
export function customerRow(raw: RawRow, language: Language) {
  const { createdAt, stateAt, state } = raw;
  return {
    ...raw,
    ...routeNamesOf(raw, language),
    createdAt: iso(createdAt),
    stateAt: stateAt === null ? null : iso(stateAt),
    state: state?.[0] ?? "",
    preset: state?.[1] ?? null,
    phase: state?.[2] ?? null,
  };
}

/** A row as staff see it. */
export function staffRow(raw: RawRow, language: Language): ListedWaybill {
  const {
    operatorId: _o,
    salesId: _s,
    customerServiceId: _c,
    marketingId: _m,
    people: _p,
    ...row
  } = customerRow(raw, language);
  return { ...row, ...colleaguesOf(raw) };
}

/** The names of those in charge; empty where nobody is set. */
export function colleaguesOf({ people, ...raw }: RawRow): Record<Name, string> {
  const name = (id: string | null) => (id === null ? "" : (people?.[id] ?? ""));
  return {
    operatorName: name(raw.operatorId),
    salesName: name(raw.salesId),
    customerServiceName: name(raw.customerServiceId),
    marketingName: name(raw.marketingId),
  };
}

/** The rows of these waybills, in the order of the ids. */
export async function readRows(
  db: Db,
  ids: readonly string[],
  { companyId, columns }: { companyId: string; columns: SQL },
): Promise<RawRow[]> {
  if (ids.length === 0) return [];
  const rows = await runNamed<RawRow>(
    db,
    sql`
    SELECT ${columns} FROM waybill
    WHERE waybill.company_id = ${companyId} AND waybill.id = ANY(${sql.param([...ids])}::uuid[])`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A moment of PostgreSQL's as ISO 8601 in UTC. */
export function iso(moment: string): string {
  return new Date(moment).toISOString();
}
