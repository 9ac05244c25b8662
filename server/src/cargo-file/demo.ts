import { randomUUIDv7 } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import type { Files } from "#core/files";
import { writeSheet } from "#core/sheets";
import { cargoFiles } from "./tables.ts";

/** So many of the newest shipments of a consolidation have their papers in the cargo file centre. */
const shipments = 12;

interface Line extends Record<string, unknown> {
  waybillId: string;
  number: string;
  userId: string;
  userName: string;
  addedAt: string;
  productName: string;
  customsCode: string;
  boxes: string;
  weight: string;
  volume: string;
  unitPrice: string;
  value: string;
}

const papers = [
  {
    type: "packingList",
    title: "Packing list",
    headings: ["Goods", "HS code", "Boxes", "Gross weight (kg)", "Volume (m³)"],
    cells: (line: Line) => [line.productName, line.customsCode, line.boxes, line.weight, line.volume],
  },
  {
    type: "invoice",
    title: "Commercial invoice",
    headings: ["Goods", "HS code", "Boxes", "Unit price", "Value"],
    cells: (line: Line) => [line.productName, line.customsCode, line.boxes, line.unitPrice, line.value],
  },
] as const;

/** Files packing lists and invoices of the newest consolidated shipments, as the customers would have sent them. */
export async function addDemoCargoFiles(db: Db, { companyId }: DemoCompany, files?: Files): Promise<void> {
  if (!files) return;
  const { rows } = await db.execute<Line>(sql`
    SELECT w.id AS "waybillId", w.house_number AS number, w.created_by AS "userId", w.created_by_name AS "userName",
      w.created_at + interval '20 minutes' AS "addedAt", i.product_name AS "productName", i.customs_code AS "customsCode",
      i.box_count::text AS boxes, i.weight::text AS weight, i.volume::text AS volume,
      trim_scale(i.unit_price)::text AS "unitPrice", i.item_value || ' ' || i.currency AS value
    FROM (SELECT * FROM waybill WHERE company_id = ${companyId} AND main_waybill_id IS NOT NULL AND voided_at IS NULL
        ORDER BY created_at DESC LIMIT ${shipments}) AS w
      JOIN waybill_item i ON i.company_id = w.company_id AND i.waybill_id = w.id
    ORDER BY w.created_at, i.line`);
  const filed: (typeof cargoFiles.$inferInsert)[] = [];
  for (const [waybillId, lines] of Map.groupBy(rows, (line) => line.waybillId)) {
    const [first] = lines;
    if (!first) continue;
    const { number, userId: createdBy, userName: createdByName, addedAt } = first;
    for (const { type, title, headings, cells } of papers) {
      const columns = headings.map((heading) => ({ heading, width: 20 }));
      const bytes = await buffer(writeSheet(lines.map(cells), columns, { sheetName: title }));
      const name = `${title} ${number}.xlsx`;
      const { id: fileId } = await files.save(db, { companyId, use: "cargoFile", name, bytes, createdBy });
      const belonging = { ownership: "customer", waybillId, waybillNumber: number } as const;
      const at = { createdAt: addedAt, createdBy, createdByName };
      filed.push({ companyId, id: randomUUIDv7(), fileId, fileName: name, type, ...belonging, ...at });
    }
  }
  await insertRows(db, cargoFiles, filed);
  await logFiled(db, companyId);
}

async function logFiled(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO operation_log (company_id, id, entity, entity_id, entity_number, action, user_id, user_name, ip, changes, created_at)
    SELECT company_id, gen_random_uuid(), 'cargoFile', id, file_name, 'add', created_by, created_by_name, '127.0.0.1',
      jsonb_build_array(jsonb_build_object('field', 'file', 'before', NULL, 'after', file_name),
        jsonb_build_object('field', 'waybillNumber', 'before', NULL, 'after', waybill_number)), created_at
    FROM cargo_file WHERE company_id = ${companyId}`);
}
