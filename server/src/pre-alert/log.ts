import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { mailStates } from "@lading/contract/mail";
import {
  cargoTypes,
  preAlertActions,
  preAlertStates,
  type getPreAlterOperationLogList,
} from "@lading/contract/pre-alert";
import { waybillTypes } from "@lading/contract/waybill";
import { and, eq, sql } from "drizzle-orm";
import { operationLogs, shownEntry } from "#core/audit";
import { listRows } from "#core/db";
import type { Context } from "#core/http";
import { readOne, visibleAlerts } from "./read.ts";

/** The operation log of a pre-alert that the person sees. */
export async function listLog({ db, input, session, language }: Context<typeof getPreAlterOperationLogList>) {
  const id = input.preAlertId;
  if (!(await readOne(db, sql`${await visibleAlerts(db, session)} AND a.id = ${id}`, language)))
    throw refuse(coreRefusals.notFound);
  const log = operationLogs;
  const where = and(eq(log.companyId, session.companyId), eq(log.entity, "preAlert"), eq(log.entityId, id));
  const { rows, total } = await listRows(db, log, { ...input, where, sortBy: log.createdAt });
  const read = (field: string, value: unknown) => readable(field, value, language);
  return { rows: rows.map((entry) => shownEntry(entry, preAlertActions, read)), total };
}

const outcomes: Readonly<Record<string, Record<Language, string>>> = {
  arrived: { zh: "已送达", en: "Arrived", ar: "وصل" },
  updated: { zh: "已更新", en: "Updated", ar: "تم التحديث" },
  held: { zh: "对方未采用", en: "Not taken over", ar: "لم يُعتمد لدى الطرف الآخر" },
};
const words: Readonly<Record<string, Readonly<Record<string, Record<Language, string>>>>> = {
  state: preAlertStates,
  mailState: mailStates,
  cargoType: cargoTypes,
  outcome: outcomes,
  type: Object.fromEntries(Object.entries(waybillTypes).map(([type, { text }]) => [type, text])),
};

/** A value of the log as people read it. */
function readable(field: string, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
  return words[field]?.[text]?.[language] ?? text;
}
