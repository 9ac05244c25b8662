import { randomUUIDv7 } from "node:crypto";
import { presetCurrencies } from "@lading/contract/currency";
import type { Db } from "#core/db";
import { currencySettings } from "./tables.ts";

/** Gives a new company the usual currencies. */
export async function addPresetCurrencies(db: Db, { companyId }: { readonly companyId: string }): Promise<void> {
  await db.insert(currencySettings).values(
    presetCurrencies.map(({ shortName, symbol, text }) => ({
      companyId,
      id: randomUUIDv7(),
      shortName,
      symbol,
      chineseName: text.zh,
      englishName: text.en,
      arabicName: text.ar,
    })),
  );
}
