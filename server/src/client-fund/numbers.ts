import type { MovementKind } from "@lading/contract/client-fund";
import type { Db } from "#core/db";
import { takeCompanyNumber } from "#user";

const series = {
  entry: { kind: "client-fund-entry", prefix: "CF" },
  receipt: { kind: "receipt-pre-record", prefix: "RP" },
  transfer: { kind: "client-fund-transfer", prefix: "FT" },
  exchange: { kind: "client-fund-exchange", prefix: "FX" },
  advance: { kind: "collection-advance", prefix: "CA" },
  payBack: { kind: "client-fund-pay-back", prefix: "FB" },
  reversal: { kind: "client-fund-reversal", prefix: "FR" },
} as const satisfies Record<MovementKind | "entry" | "receipt", { kind: string; prefix: string }>;

/** Takes the next number of an entry, a pre-recorded receipt or a movement, `CF26-0000001`; as late as a transaction can. */
export async function takeNumber(
  db: Db,
  companyId: string,
  kind: keyof typeof series,
  today?: string,
): Promise<string> {
  return await takeCompanyNumber(db, companyId, series[kind], today);
}
