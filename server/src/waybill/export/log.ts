import { commonFieldTexts, logFieldTexts, type Language, type LocalText } from "@lading/contract/core";
import { waybillActionTexts, waybillFieldTexts, waybillJobTitles, waybillLogFieldText } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { FieldChange } from "#core/audit";
import type { Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import type { SheetCell } from "#core/sheets";
import { iso } from "../list/rows.ts";
import { actionOf, logged, logOrder, type LogFilters } from "../log/log.ts";
import type { WaybillReading } from "../neighbours.ts";
import { valueCells } from "./log-values.ts";
import { readableChanges, type ReadableChange } from "../log/values.ts";
import { exportList, type Exported } from "./sheet.ts";

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type LogOrder = { filters: LogFilters; order: "asc" | "desc"; people: string[] | null; language: Language };
export const exportLogJob = defineJob<LogOrder>("waybill.exportLog", {
  title: waybillJobTitles.exportLog,
  patienceSeconds: 3600,
});

const title: LocalText = { zh: "运单操作日志", en: "Waybill operation log", ar: "سجل إجراءات البوالص" };

interface EntryRow extends Record<string, unknown> {
  number: string;
  action: string;
  userName: string;
  ip: string;
  createdAt: string;
  changes: FieldChange[];
}

/** Writes the filtered log, a row for each changed field. */
export function exportLog(
  run: JobRun<LogOrder>,
  services: Services,
  { logged: texts }: WaybillReading,
): Promise<Exported> {
  const { companyId } = run;
  const { filters, order, people, language } = run.data;
  const text = (key: keyof typeof logFieldTexts) => logFieldTexts[key][language];
  return exportList<EntryRow>(run, services, async (db) => {
    const where = await logged(db, { companyId, people }, filters);
    return {
      title: title[language],
      language,
      columns: [
        { heading: waybillFieldTexts.houseNumber[language], width: 20 },
        { heading: text("action"), width: 16 },
        { heading: text("userName"), width: 16 },
        { heading: text("ip"), width: 16 },
        { heading: text("createdAt"), kind: "moment", width: 18 },
        { heading: text("field"), width: 22 },
        { heading: text("before"), width: 30 },
        { heading: text("after"), width: 30 },
        { heading: commonFieldTexts.currency[language], width: 10 },
      ],
      query: sql`
        SELECT entity_number AS number, action, user_name AS "userName", ip, created_at AS "createdAt", changes
        FROM operation_log WHERE ${where} ORDER BY ${sql.join(logOrder(order), sql`, `)}`,
      count: sql`SELECT count(*)::int AS total FROM operation_log WHERE ${where}`,
      cells: async (rows, reading) => {
        const read = await readableChanges(reading, rows, { companyId, language, texts });
        return rows.flatMap((row) => entryCells(row, read(row.changes), language));
      },
    };
  });
}

function entryCells(row: EntryRow, changes: readonly ReadableChange[], language: Language): SheetCell[][] {
  const action = waybillActionTexts[actionOf(row.action)][language];
  const head = [row.number, action, row.userName, row.ip, iso(row.createdAt)];
  if (changes.length === 0) return [[...head, null, null, null, null]];
  return changes.map(({ field, ...change }) => [...head, fieldTitle(field, language), ...valueCells(field, change)]);
}

/** `items.2.weight` → `Goods 2: Gross weight (kg)`. */
function fieldTitle(field: string, language: Language): string {
  const [first = "", line, inner] = field.split(".");
  const titleOf = (name: string) => waybillLogFieldText(name)?.[language] ?? name;
  return inner === undefined ? titleOf(first) : `${titleOf(first)} ${line}: ${titleOf(inner)}`;
}
