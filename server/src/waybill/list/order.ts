import { sql, type SQL } from "drizzle-orm";
import { waybills } from "../tables.ts";

export interface WaybillOrder {
  sort: "createdAt" | "shippingDate" | "houseNumber" | "mainNumber";
  order: "asc" | "desc";
}

/**
 * The order of a list, always the same among equals. Each is an index, read forwards or backwards: those of times
 * and dates run down with nulls last, those of numbers up, so the query says where nulls go although there are none.
 */
export function orderOf({ sort, order }: WaybillOrder): SQL {
  const { id, createdAt, shippingDate, houseNumber, mainNumber } = waybills;
  if (sort === "houseNumber") return order === "asc" ? sql`${houseNumber}` : sql`${houseNumber} DESC`;
  if (sort === "mainNumber") return order === "asc" ? sql`${mainNumber}, ${id}` : sql`${mainNumber} DESC, ${id} DESC`;
  const column = sort === "createdAt" ? createdAt : shippingDate;
  return order === "asc"
    ? sql`${column} NULLS FIRST, ${id} NULLS FIRST`
    : sql`${column} DESC NULLS LAST, ${id} DESC NULLS LAST`;
}
