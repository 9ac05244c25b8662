import { jobSteps } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { demoReader, type DemoCompany } from "#core/demo";
import { keepSignOff } from "./sign.ts";
import { readJob } from "./summary.ts";

/** How far the oldest jobs that are billed have come: steps that are signed of each. */
const signed = [4, 2] as const;

/** Signs some jobs off, each step by somebody whose work it is. */
export async function addDemoSignOffs(db: Db, company: DemoCompany): Promise<void> {
  const { companyId, customerService, marketing, sales, operators } = company;
  const signers = [customerService, marketing, sales, operators].map(([one]) => one);
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT w.id FROM waybill w JOIN collection_bill b ON b.company_id = w.company_id AND b.waybill_id = w.id AND b.voided_at IS NULL
    WHERE w.company_id = ${companyId} AND w.main_waybill_id IS NULL AND w.voided_at IS NULL
    ORDER BY w.created_at LIMIT ${signed.length}`);
  for (const [place, { id }] of rows.entries()) {
    const read = await readJob(db, { session: demoReader(companyId), language: "en", id });
    for (const [turn, { id: userId, userName }] of signers.slice(0, signed[place]).entries()) {
      const step = jobSteps[turn];
      if (step === undefined) continue;
      await keepSignOff(db, { companyId, userId, userName, ip: "127.0.0.1" }, { ...read, step, remark: "" });
    }
  }
}
