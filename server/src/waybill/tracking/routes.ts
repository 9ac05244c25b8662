import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** Where a company's waybills come from and go to, by their own numbers: places on the way are named by it. */
export async function routesByNumber(
  db: Db,
  companyId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { loadingPort: string; country: string }>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await db.execute<{ houseNumber: string; loadingPort: string; country: string }>(sql`
    SELECT house_number AS "houseNumber", loading_port AS "loadingPort", country FROM waybill
    WHERE company_id = ${companyId} AND house_number = ANY(${sql.param([...new Set(numbers)])}::text[])`);
  return new Map(rows.map(({ houseNumber, ...route }) => [houseNumber, route]));
}
