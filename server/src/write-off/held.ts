import type { LineKind } from "@lading/contract/check-bill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** The numbers of standing write-offs of these bills or costs, by the bill's or cost's id: such a bill does not change. */
export const writtenOff =
  (kind: LineKind) =>
  async (db: Db, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const { rows } = await db.execute<{ id: string; number: string }>(sql`
      SELECT l.record_id AS id, max(o.number) AS number FROM write_off_line l
      JOIN write_off o ON o.company_id = l.company_id AND o.id = l.write_off_id
      WHERE l.company_id = ${companyId} AND l.kind = ${kind} AND l.standing <> 'free'
        AND l.record_id = ANY(${sql.param([...ids])}::uuid[])
      GROUP BY l.record_id`);
    return new Map(rows.map(({ id, number }) => [id, number]));
  };
