import type { Db } from "#core/db";
import { takeCompanyNumber } from "#user";

const series = {
  writeOff: { kind: "write-off", prefix: "WO" },
  receipt: { kind: "receipt-voucher", prefix: "RV" },
  payment: { kind: "payment-voucher", prefix: "PV" },
} as const;

/** Takes the next number of a record or a source, `WO26-0000001`; the last thing that a transaction does. */
export async function takeNumber(db: Db, companyId: string, kind: keyof typeof series): Promise<string> {
  return await takeCompanyNumber(db, companyId, series[kind]);
}
