import { randomUUIDv7 } from "node:crypto";
import { containerCheckDigit } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";

const boxes = [
  {
    owner: "CSQU",
    serial: "305438",
    cabinetClass: "40HQ",
    cabinetType: "45G1",
    seals: "CN478120, CN478121",
    tare: "3900",
  },
  { owner: "MSKU", serial: "712093", cabinetClass: "20", cabinetType: "22G1", seals: "CN478155", tare: "2230" },
] as const;

/** The sea consolidation in two containers: all but the last house, the one in the middle in both; the last waits. */
export async function packDemoContainers(db: Db, { companyId }: DemoCompany): Promise<void> {
  const houses = await housesBySea(db, companyId);
  const mainId = houses[0]?.mainId;
  if (mainId === undefined) return;
  const ids = boxes.map(() => randomUUIDv7());
  for (const [place, { owner, serial, ...box }] of boxes.entries()) {
    const containerNumber = `${owner}${serial}${containerCheckDigit(owner, serial)}`;
    // oxlint-disable-next-line eslint/no-await-in-loop -- two of them
    await db.execute(sql`
      INSERT INTO container (company_id, id, waybill_id, container_number, cabinet_class, cabinet_type, seal_number, tare_weight)
      VALUES (${companyId}, ${ids[place]}, ${mainId}, ${containerNumber}, ${box.cabinetClass}, ${box.cabinetType}, ${box.seals}, ${box.tare})`);
  }
  const waiting = 1;
  const middle = Math.floor((houses.length - waiting) / 2);
  const parts = houses.slice(0, -waiting).flatMap(({ id }, place) => {
    if (place < middle) return [{ id, container: ids[0], share: "all" }];
    if (place > middle) return [{ id, container: ids[1], share: "all" }];
    return [
      { id, container: ids[0], share: "half" },
      { id, container: ids[1], share: "rest" },
    ];
  });
  await db.execute(sql`
    INSERT INTO container_packing (company_id, container_id, waybill_id, pieces, weight, volume)
    SELECT w.company_id, p.container, w.id, amount.pieces,
      CASE p.share WHEN 'all' THEN w.weight WHEN 'half' THEN half.weight ELSE w.weight - half.weight END,
      CASE p.share WHEN 'all' THEN w.volume WHEN 'half' THEN half.volume ELSE w.volume - half.volume END
    FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS p (id uuid, container uuid, share text)
    JOIN waybill w ON w.company_id = ${companyId} AND w.id = p.id,
    LATERAL (SELECT w.pieces / 2 AS pieces, round(w.weight * (w.pieces / 2) / w.pieces, 3) AS weight,
      round(w.volume * (w.pieces / 2) / w.pieces, 3) AS volume) AS half,
    LATERAL (SELECT CASE p.share WHEN 'all' THEN w.pieces WHEN 'half' THEN half.pieces ELSE w.pieces - half.pieces END
      AS pieces) AS amount
    WHERE amount.pieces > 0`);
}

/** The houses of the company's newest sea consolidation, the newest first. */
async function housesBySea(db: Db, companyId: string): Promise<{ id: string; mainId: string }[]> {
  const { rows } = await db.execute<{ id: string; mainId: string }>(sql`
    SELECT id, main_waybill_id AS "mainId" FROM waybill WHERE company_id = ${companyId} AND main_waybill_id =
      (SELECT id FROM waybill WHERE company_id = ${companyId} AND is_main AND type IN (2, 4) ORDER BY created_at DESC LIMIT 1)
    ORDER BY created_at DESC`);
  return rows;
}
