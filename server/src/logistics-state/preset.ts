import { randomUUIDv7 } from "node:crypto";
import { presetStates } from "@lading/contract/logistics-state";
import type { Db } from "#core/db";
import { logisticsStates } from "./tables.ts";

/** Between two states there is room for a company's own ones. */
const step = 10;

/** Gives a new company the states that each starts with (decisions.md, "Waybills"). Their ids by key. */
export async function addPresetStates(
  db: Db,
  { companyId }: { readonly companyId: string },
): Promise<Map<string, string>> {
  const rows = presetStates.map(({ preset, abbreviation, text }, index) => ({
    companyId,
    id: randomUUIDv7(),
    preset,
    phase: preset,
    abbreviation,
    chineseDescription: text.zh,
    englishDescription: text.en,
    arabicDescription: text.ar,
    sortNumber: (index + 1) * step,
  }));
  await db.insert(logisticsStates).values(rows);
  return new Map(rows.map(({ preset, id }) => [preset, id]));
}
