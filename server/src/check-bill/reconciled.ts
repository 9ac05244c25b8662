import type { LineKind } from "@lading/contract/check-bill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** The numbers of the check bills that these bills or costs stand on, by the bill's or cost's id. */
export const reconciled =
  (kind: LineKind) =>
  async (db: Db, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const { rows } = await db.execute<{ id: string; number: string }>(sql`
      SELECT l.record_id AS id, a.number FROM check_bill_line l
      JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
      WHERE l.company_id = ${companyId} AND l.kind = ${kind} AND l.open AND l.record_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Map(rows.map(({ id, number }) => [id, number]));
  };
