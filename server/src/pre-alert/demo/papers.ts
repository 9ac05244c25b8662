import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Files } from "#core/files";
import { writeSheet } from "#core/sheets";
import type { HandedWaybill } from "#waybill";
import { preAlertFiles } from "../tables.ts";

interface Made {
  alert: { companyId: string; id: string; mainNumber: string; mainWaybill?: HandedWaybill };
  houses: readonly { waybill: HandedWaybill }[];
}

const headings = ["HAWB / HBL", "Shipper", "Consignee", "Goods", "Packages", "Gross weight (kg)", "Volume (m³)"];

/** Each pre-alert of a main waybill gets the manifest of its houses as a file. */
export async function addManifests(db: Db, files: Files, made: readonly Made[]): Promise<void> {
  for (const { alert, houses } of made) {
    if (!alert.mainWaybill) continue;
    const { companyId, id: preAlertId, mainNumber } = alert;
    const file = await files.save(db, {
      companyId,
      use: "preAlertFile",
      name: `Manifest ${mainNumber}.xlsx`,
      bytes: await manifestOf(houses),
      createdBy: null,
    });
    await insertRows(db, preAlertFiles, [{ companyId, preAlertId, fileId: file.id, place: 1 }]);
  }
}

async function manifestOf(houses: Made["houses"]): Promise<Uint8Array> {
  const rows = houses.map(({ waybill }) => [
    waybill.houseNumber,
    waybill.shipperName,
    waybill.consigneeName,
    waybill.productName,
    String(waybill.pieces),
    waybill.weight,
    waybill.volume,
  ]);
  const columns = headings.map((heading) => ({ heading, width: 22 }));
  return await buffer(writeSheet(rows, columns, { sheetName: "Manifest" }));
}

/** Log entries of each pre-alert of a company that lead to its state, at times that fit. */
export async function logDemoAlerts(db: Db, companyId: string, partner: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO operation_log (company_id, id, entity, entity_id, entity_number, action, user_id, user_name, ip, changes, created_at)
    SELECT a.company_id, gen_random_uuid(), 'preAlert', a.id, a.alert_number, step.action,
      coalesce(a.created_by, a.source_company_id), a.created_by_name,
      CASE WHEN a.created_by IS NULL THEN '' ELSE '127.0.0.1' END, step.changes, least(now(), a.created_at + step.later)
    FROM pre_alert a, LATERAL (VALUES
      (a.direction = 'sent', 'add', interval '0', jsonb_build_array(
        jsonb_build_object('field', 'mainNumber', 'before', NULL, 'after', a.main_number),
        jsonb_build_object('field', 'packages', 'before', NULL, 'after', a.packages))),
      (a.direction = 'sent', 'push', interval '4 minutes', jsonb_build_array(
        jsonb_build_object('field', 'partners', 'before', NULL, 'after', ${partner}::text),
        jsonb_build_object('field', 'outcome', 'before', NULL, 'after', 'arrived'))),
      (a.direction = 'received', 'receive', interval '4 minutes', jsonb_build_array(
        jsonb_build_object('field', 'mainNumber', 'before', NULL, 'after', a.main_number)))
    ) AS step (applies, action, later, changes)
    WHERE a.company_id = ${companyId} AND step.applies AND NOT EXISTS (
      SELECT FROM operation_log l WHERE l.company_id = a.company_id AND l.entity = 'preAlert' AND l.entity_id = a.id
        AND l.action = step.action)`);
}
