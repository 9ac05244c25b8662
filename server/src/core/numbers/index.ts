import { sql, type SQL } from "drizzle-orm";

/** Which series of numbers: each company, kind and year has its own. */
export interface Series {
  companyId: string;
  /** Name of the sequence, e.g. `waybill-A`. */
  kind: string;
  /** Four digits. */
  year: number;
}

/**
 * Takes `count` numbers in a row and gives the first as `first`; gapless, since a transaction that fails gives them back.
 * The series stays locked until the transaction ends, so it is to be taken last (decisions.md, "Money"). A statement, so
 * that it can be part of a larger one.
 */
export function takingNumbers({ companyId, kind, year }: Series, count = 1): SQL {
  return sql`
    INSERT INTO number_series AS s (company_id, kind, year, next) VALUES (${companyId}, ${kind}, ${year}, ${1 + count})
    ON CONFLICT (company_id, kind, year) DO UPDATE SET next = s.next + ${count}
    RETURNING next - ${count} AS first`;
}
