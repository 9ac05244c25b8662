import { yesNoTexts, type Language } from "@lading/contract/core";
import { supplierCostActions, type getSupplierCostLog } from "@lading/contract/supplier-cost";
import { sql } from "drizzle-orm";
import { changesBetween, readLog, shownEntry, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { chargeItemName, readCost } from "./read.ts";

const figures = ["quantity", "unitPrice", "amount", "rate"] as const;
const others = ["customerNumber", "chargeItemId", "currency", "billReferNo", "costDate", "taxInvoice"] as const;

type Values = Readonly<Record<string, unknown>> | null;

/** Changes of a cost for its log; figures without the zeros of their columns, a file as there or not. */
export function costChanges(before: Values, after: Values): FieldChange[] {
  const fields = [...others, ...figures.map((name) => (name === "quantity" ? "qty" : name)), "fileId", "remark"];
  return changesBetween(plain(before), plain(after), fields);
}

function plain(values: Values): Values {
  if (!values) return null;
  const short = Object.fromEntries(figures.map((name) => [name, withoutZeros(String(values[name]))]));
  const { quantity: qty, ...rest } = short;
  return { ...values, ...rest, qty };
}

/** `12.500` as people type it: 12.5. */
export function withoutZeros(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}

/** A cost's log, newest first. */
export async function showCostLog({ db, input, session, language }: Context<typeof getSupplierCostLog>) {
  await readCost(db, session, input.id, language);
  return {
    rows: await readableLog(
      db,
      { entity: "supplierCost", id: input.id, companyId: session.companyId },
      { actions: supplierCostActions, language },
    ),
  };
}

/** A record's log with the names of charge items instead of their ids. */
export async function readableLog<A extends string>(
  db: Db,
  record: { companyId: string; entity: string; id: string },
  { actions, language }: { actions: readonly A[]; language: Language },
) {
  const entries = await readLog(db, record);
  const ids = entries.flatMap(({ changes }) =>
    changes
      .filter(({ field }) => field.endsWith("chargeItemId"))
      .flatMap(({ before, after }) => [before, after])
      .filter((id) => typeof id === "string"),
  );
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT i.id, ${chargeItemName(language)} AS name FROM charge_item i
    WHERE i.company_id = ${record.companyId} AND i.id = ANY(${sql.param(ids)}::uuid[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const read = (field: string, value: unknown): string | null => {
    // A file's id says nothing to a person.
    if (field === "fileId") return typeof value === "string" ? yesNoTexts.true[language] : null;
    if (value === null || value === undefined) return null;
    if (typeof value === "boolean") return yesNoTexts[value ? "true" : "false"][language];
    const text = typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
    return names.get(text) ?? text;
  };
  return entries.map((entry) => shownEntry(entry, actions, read));
}
