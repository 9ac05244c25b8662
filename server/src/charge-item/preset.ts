import { randomUUIDv7 } from "node:crypto";
import { presetChargeItems } from "@lading/contract/charge-item";
import type { Db } from "#core/db";
import { chargeItems } from "./tables.ts";

/** Gives a new company the charge items of the trade. */
export async function addPresetChargeItems(db: Db, { companyId }: { readonly companyId: string }): Promise<void> {
  await db.insert(chargeItems).values(
    presetChargeItems.map(({ preset, text }) => ({
      companyId,
      id: randomUUIDv7(),
      preset,
      chineseName: text.zh,
      englishName: text.en,
      arabicName: text.ar,
    })),
  );
}
