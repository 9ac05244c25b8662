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
 * The series stays locked until the transaction ends, so it is taken last (decisions.md, "Money").
 */
export async function takeCompanyNumber(db: Db, companyId: string, series: CompanySeries): Promise<string> {
  return await takeNumber(db, { companyId, ...series, year: await companyYear(db, companyId) });
}
