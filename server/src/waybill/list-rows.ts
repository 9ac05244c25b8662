import type { Language } from "@lading/contract/core";
import type { ListedWaybill } from "@lading/contract/waybill";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import { stateDescription } from "#logistics-state";
import { waybills } from "./tables.ts";

type Column = keyof typeof waybills.$inferSelect;

/** Columns as SQL reads them, `"waybill"."house_number" AS "houseNumber"`; made once, since lists are read often. */
export function selected(names: readonly Column[]): SQL {
  const columns = getTableColumns(waybills);
  return sql.raw(names.map((name) => `"waybill"."${columns[name].name}" AS "${name}"`).join(", "));
}

/** What customers and staff both see of a waybill in a list. */
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

/** A colleague's name in a column of its own; empty when nobody is set. */
const colleague = (column: string, name: string) =>
  sql.raw(`coalesce((SELECT person.user_name FROM staff_user person
    WHERE person.company_id = waybill.company_id AND person.id = waybill.${column}), '') AS "${name}"`);

const forStaff = sql.join(
  [
    selected(["numberFlagged", "mainWaybillId", "customerNumber", "customerName", "paymentStatus", "createdByName"]),
    selected(["version"]),
    sql`waybill.voided_at IS NOT NULL AS voided`,
    colleague("operator_id", "operatorName"),
    colleague("sales_id", "salesName"),
    colleague("customer_service_id", "customerServiceName"),
    colleague("marketing_id", "marketingName"),
    sql`coalesce((SELECT w.warehouse_name FROM warehouse w
      WHERE w.company_id = waybill.company_id AND w.id = waybill.warehouse_id), '') AS "warehouseName"`,
  ],
  sql`, `,
);

/** What a list shows staff, without the state's name. */
export const listedWithoutState = sql`${reading}, ${forStaff}`;

/** The present state's name in a language and its key. */
export function stateColumns(language: Language): SQL {
  const of = sql`FROM logistics_state WHERE logistics_state.company_id = waybill.company_id AND logistics_state.id = waybill.state_id`;
  return sql`coalesce((SELECT ${stateDescription(language)} ${of}), '') AS state, (SELECT preset ${of}) AS preset`;
}

/** A list's columns for staff, and the fewer ones for a customer. */
export function listedColumns(language: Language, audience: "staff" | "customer"): SQL {
  const common = sql`${reading}, ${stateColumns(language)}`;
  return audience === "staff" ? sql`${common}, ${forStaff}` : common;
}

/** A row of a list as the database gives it: moments are not in ISO 8601 yet. */
export type ListedRow = ListedWaybill & Record<string, unknown>;

/** The rows of these waybills, in the order of the ids. */
export async function readListed(
  db: Db,
  ids: readonly string[],
  { companyId, columns }: { companyId: string; columns: SQL },
): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ListedRow>(sql`
    SELECT ${columns} FROM waybill
    WHERE waybill.company_id = ${companyId} AND waybill.id = ANY(${sql.param([...ids])}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, withIsoMoments(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** PostgreSQL's moments as ISO 8601 in UTC. */
export function withIsoMoments<Row extends { createdAt: string; stateAt: string | null }>(row: Row): Row {
  return { ...row, createdAt: iso(row.createdAt), stateAt: row.stateAt === null ? null : iso(row.stateAt) };
}

/** One of PostgreSQL's moments as ISO 8601 in UTC. */
export function iso(moment: string): string {
  return new Date(moment).toISOString();
}
