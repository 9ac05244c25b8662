import {
  waivingPage,
  writeOffRefusals as refusals,
  type editWriteOffSettings,
  type getWriteOffSettings,
} from "@lading/contract/write-off";
import { plainAmount } from "@lading/contract/charge-item";
import { checkDecimals, refuse, refuseField } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { settlementOf } from "#currency";
import type { Line } from "./fill.ts";
import type { OpenRecord } from "./open.ts";

/** How much of one bill may be waived, in the settlement currency: nothing until it is set. */
async function limitOf(db: Db, companyId: string) {
  const currency = await settlementOf(db, companyId);
  const { rows } = await db.execute<{ limit: string }>(
    sql`SELECT waiver_limit::text AS limit FROM write_off_setting WHERE company_id = ${companyId}`,
  );
  return { waiverLimit: plainAmount(rows[0]?.limit ?? "0", currency), currency };
}

export async function showSettings({ db, session }: Context<typeof getWriteOffSettings>) {
  return await limitOf(db, session.companyId);
}

/** Sets the limit; who did it from what to what stands in the log. */
export async function changeSettings(context: Context<typeof editWriteOffSettings>) {
  const { db, session, input } = context;
  const { companyId } = session;
  const { waiverLimit: before, currency } = await limitOf(db, companyId);
  checkDecimals("waiverLimit", input.waiverLimit, currency);
  await db.execute(sql`INSERT INTO write_off_setting (company_id, waiver_limit) VALUES (${companyId}, ${input.waiverLimit})
    ON CONFLICT (company_id) DO UPDATE SET waiver_limit = excluded.waiver_limit`);
  const change = { field: "waiverLimit", before, after: plainAmount(input.waiverLimit, currency) };
  const operation = { id: companyId, number: "", changes: [change] };
  await logOperations(db, doerOf(context), { entity: "writeOffSetting", action: "edit" }, [operation]);
  return {};
}

interface Waiving {
  lines: readonly Line[];
  records: ReadonlyMap<string, OpenRecord>;
  reason: string;
}

/** Refuses to waive without the right, without a reason, or beyond the limit for one bill, all that was waived of it before counted. */
export async function mayWaive(
  { db, session }: { db: Db; session: StaffSession },
  { lines, records, reason }: Waiving,
): Promise<void> {
  if (!session.rights.has(`${waivingPage}:approve`)) throw refuse(refusals.noWaiving);
  if (reason === "") throw refuseField("waiverReason", refusals.waiverReason);
  const { waiverLimit: limit, currency } = await limitOf(db, session.companyId);
  for (const [place, { recordId, waived }] of lines.entries()) {
    const record = records.get(recordId);
    if (!record || new Big(waived).eq(0)) continue;
    const { rows } = await db.execute<{ earlier: string }>(sql`
      SELECT coalesce(sum(waived), 0)::text AS earlier FROM write_off_line
      WHERE company_id = ${session.companyId} AND record_id = ${recordId} AND standing = 'posted'`);
    const worth = new Big(waived).plus(rows[0]?.earlier ?? "0").times(record.rate);
    if (worth.gt(limit)) throw refuseField(`lines.${place}.waived`, refusals.waiverLimit, { limit, currency });
  }
}
