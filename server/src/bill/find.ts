import { voidedMark } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { finding } from "#core/db";
import { customerNameIn, customerNameLike } from "#customer";
import { about, type RecordFinder } from "#record-search";
import { waybillNumber } from "#supplier-cost";
import { waybillHits } from "#waybill";
import { visibleBills } from "./read.ts";

type Row = { id: string; number: string; isVoided: boolean; names: string[] } & Record<string, unknown>;

/** So many of the waybills that hold the text are looked up for their bills. */
const mostWaybills = 500;

/** Bills by their own number, their customer's number or name, or what leads to their waybill. */
export const billFinder: RecordFinder = {
  right: "/logisticsManagement/jobSummary:view",
  find: async ({ db, session, search, most, language }) => {
    const pattern = finding(search);
    const { rows } = await db.execute<Row>(sql`
      SELECT b.id, b.bill_number AS number, b.voided_at IS NOT NULL AS "isVoided",
        ARRAY[${customerNameIn("b", language)}, ${waybillNumber}, b.customer_number, b.customer_name] AS names
      FROM collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
      WHERE ${await visibleBills(db, session)} AND (b.bill_number ILIKE ${pattern} OR b.customer_number ILIKE ${pattern}
        OR ${customerNameLike("b", pattern)}
        OR b.waybill_id = ANY(ARRAY(SELECT id FROM ${waybillHits(search, sql`${mostWaybills}::int`)} AS hit (id))))
      ORDER BY position(upper(${search}) IN upper(b.bill_number)) = 1 DESC, b.voided_at IS NOT NULL, b.created_at DESC, b.id
      LIMIT ${most}`);
    return rows.map(({ id, number, isVoided, names }) => ({
      kind: "bill",
      id,
      number,
      about: [...(isVoided ? [voidedMark[language]] : []), ...about(search, names.slice(0, 2), names)],
    }));
  },
};
