import { trackingKey } from "@lading/contract/core";
import type { FieldChange } from "#core/audit";
import { changesBetween, logOperations, type Doer } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import { loggedFields, loggedItemFields } from "../form/rows.ts";
import { waybillParties } from "../parties/source.ts";
import { waybillItems, waybills } from "../tables.ts";
import { trackingNumbers } from "../tracking/tables.ts";

type Row = typeof waybills.$inferInsert;
type Item = Omit<typeof waybillItems.$inferInsert, "companyId" | "waybillId">;

/** A waybill with its goods, ready to be stored. */
export interface NewWaybill {
  row: Row & { id: string; houseNumber: string };
  items: readonly Item[];
}

/**
 * Stores new waybills with goods, public numbers, operation log and names to be screened: five statements however many
 * they are, in one round trip. Events are the logistics-state module's to add.
 */
export async function storeWaybills(
  db: Db,
  doer: Doer,
  added: readonly NewWaybill[],
  action: "add" | "import" = "add",
): Promise<void> {
  const { companyId } = doer;
  const stored = insertRows(
    db,
    waybills,
    added.map(({ row }) => row),
  );
  const rest = [
    insertRows(
      db,
      waybillItems,
      added.flatMap(({ row, items }) => items.map((item) => ({ companyId, waybillId: row.id, ...item }))),
    ),
    insertRows(
      db,
      trackingNumbers,
      added.flatMap(({ row }) => publicNumbers(companyId, row)),
    ),
    logOperations(
      db,
      doer,
      { entity: "waybill", action },
      added.map(({ row, items }) => ({
        id: row.id,
        number: row.houseNumber,
        changes: allChanges(null, { row, items }),
      })),
    ),
    waybillParties.noteAdded(
      db,
      companyId,
      added.map(({ row }) => row),
    ),
  ];
  await Promise.all([stored, ...rest]);
}

interface Numbers {
  id: string;
  houseNumber: string;
  mainNumber?: string;
  orderNumber?: string;
  expressNumber?: string;
}

/** Numbers by which the public may look a waybill up (decisions.md, "Waybills"). */
export function publicNumbers(companyId: string, { id, houseNumber, mainNumber, orderNumber, expressNumber }: Numbers) {
  const given = [
    { kind: "house" as const, number: houseNumber },
    { kind: "main" as const, number: mainNumber ?? "" },
    { kind: "order" as const, number: orderNumber ?? "" },
    { kind: "express" as const, number: expressNumber ?? "" },
  ];
  return given
    .map(({ kind, number }) => ({ number: trackingKey(number), companyId, waybillId: id, kind }))
    .filter(({ number }) => number !== "");
}

interface Whole {
  row: Readonly<Record<string, unknown>>;
  items: readonly Readonly<Record<string, unknown>>[];
}

/** Every field that differs between a waybill before and after, goods included as `items.1.weight`. */
export function allChanges(before: Whole | null, after: Whole | null): FieldChange[] {
  const lines = Math.max(before?.items.length ?? 0, after?.items.length ?? 0);
  const ofItems = Array.from({ length: lines }, (_, place) =>
    changesBetween(before?.items[place] ?? null, after?.items[place] ?? null, loggedItemFields).map((change) => ({
      ...change,
      field: `items.${place + 1}.${change.field}`,
    })),
  );
  return [...changesBetween(before?.row ?? null, after?.row ?? null, loggedFields), ...ofItems.flat()];
}
