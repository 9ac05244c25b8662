import type { Db } from "#core/db";
import { takeNumber } from "#core/numbers";
import { companyYear } from "./today.ts";

/** Which series of a company: the name of its counter, and how its numbers begin. */
export interface CompanySeries {
  kind: string;
  prefix: string;
}

/**
 * Takes the next number of a company's series in the company's year, `TI26-0000001`: gapless, also under parallel requests.
 * The series stays locked until the transaction ends, so it is taken last (decisions.md, "Money"). `today`, YYYY-MM-DD, is the
 * company's day where the caller knows it already.
 */
export async function takeCompanyNumber(
  db: Db,
  companyId: string,
  series: CompanySeries,
  today?: string,
): Promise<string> {
  const year = today === undefined ? await companyYear(db, companyId) : Number(today.slice(0, 4));
  return await takeNumber(db, { companyId, ...series, year });
}
