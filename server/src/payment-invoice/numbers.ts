import type { Db } from "#core/db";
import { takeCompanyNumber } from "#user";

/** Takes the next registration number, `PI26-0000001`; the last thing that a transaction does. */
export async function takeNumber(db: Db, companyId: string): Promise<string> {
  return await takeCompanyNumber(db, companyId, { kind: "payment-invoice", prefix: "PI" });
}
