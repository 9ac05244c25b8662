import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { join } from "node:path";
import { randomUUIDv7 } from "node:crypto";
import { addOpeningRecord, getPartlyPaidList, settlePartlyPaid } from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { differences } from "./verify.ts";
import { openWritingOff, type WritingOff } from "./writing-off.stage.ts";

let stage: WritingOff;
beforeAll(async () => {
  stage = await openWritingOff();
});
afterAll(() => stage.house.app.close());

const listed = async () => (await stage.house.app.call(getPartlyPaidList, {}, stage.asks)).Content.rows;
const enter = (billId: string, amount: string) =>
  stage.house.app.call(addOpeningRecord, { billId, amount }, stage.asks);

test("Waybills that were marked as partly paid by hand wait for finance, which enters what was paid", async () => {
  const { house, waybillId } = stage;
  const { companyId, administrator } = house.company;
  const { recordId } = await stage.bill();
  const other = await house.addWaybill("GULFA260000009");
  const logged = (id: string, after: string, minute: number) =>
    house.inCompany((db) =>
      db.execute(sql`INSERT INTO operation_log (company_id, id, entity, entity_id, entity_number, action, user_id, user_name, ip, changes, created_at)
        VALUES (${companyId}, ${randomUUIDv7()}, 'waybill', ${id}, 'X', 'payment', ${administrator.userId}, 'Huda', '', ${JSON.stringify([{ field: "paymentStatus", before: null, after }])}::jsonb,
          now() + ${minute} * interval '1 minute')`),
    );
  await logged(waybillId, "unpaid", 0);
  await logged(waybillId, "partlyPaid", 1);
  await logged(other, "partlyPaid", 0);
  await logged(other, "unpaid", 1);
  const folder = join(import.meta.dirname, "../../migrations");
  const [file = ""] = globSync("*_partly-paid-marks.sql", { cwd: folder });
  const owner = new Pool({ connectionString: house.app.ownerUrl });
  try {
    for (const statement of (await readFile(join(folder, file), "utf8")).split("--> statement-breakpoint"))
      if (statement.includes("INSERT INTO")) await owner.query(statement);
  } finally {
    await owner.end();
  }
  expect(await listed()).toMatchObject([{ id: recordId, waybillId, balance: "100.00", markedByName: "Huda" }]);
  expect((await enter(recordId, "100.01")).StatusCode).toBe(422);
  expect((await enter(recordId, "40")).Content).toEqual({ balance: "60.00" });
  expect(await listed()).toMatchObject([{ balance: "60.00" }]);
  expect(await house.inCompany((db) => differences(db))).toEqual([]);
  const status = await house.inCompany((db) =>
    db.execute(sql`SELECT payment_status AS status FROM waybill WHERE id = ${waybillId}`),
  );
  expect(status.rows).toEqual([{ status: "partlyPaid" }]);
  expect((await stage.house.app.call(settlePartlyPaid, { waybillId }, stage.asks)).StatusCode).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await enter(recordId, "1")).StatusCode).toBe(404);
});
