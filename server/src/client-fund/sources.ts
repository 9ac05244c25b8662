import { plainAmount } from "@lading/contract/charge-item";
import type { FundClass } from "@lading/contract/client-fund";
import { sql } from "drizzle-orm";
import type { FundMove, FundSources } from "#write-off";
import { changeHeld, lockedFund, lockFunds } from "./ledger/funds.ts";
import { postBack, postOut, type FundStep } from "./ledger/post.ts";

interface Row extends Record<string, unknown> {
  id: string;
  fundClass: FundClass;
  left: string;
}

const stepOf = ({ fundId, amount, recordId, number }: FundMove): FundStep => ({
  fundId,
  amount,
  recordId,
  number,
  fundType: "writeOff",
  kind: "writeOff",
  note: "",
});

/** Customers' funds as write-offs use them. */
export const fundSources: FundSources = {
  available: async (db, { companyId, customerId, currency, recordId }) => {
    const { rows } = await db.execute<Row>(sql`
      SELECT f.id, f.fund_class AS "fundClass", (f.balance - f.held + coalesce(o.amount, 0))::text AS left
      FROM client_fund f LEFT JOIN write_off o ON o.company_id = f.company_id AND o.id = ${recordId}::uuid
        AND o.fund_id = f.id AND o.status = 'pending'
      WHERE f.company_id = ${companyId} AND f.customer_id = ${customerId} AND f.currency = ${currency}
        AND f.merged_into IS NULL AND f.balance - f.held + coalesce(o.amount, 0) > 0 ORDER BY f.fund_class`);
    return rows.map((row) => ({ ...row, left: plainAmount(row.left, currency) }));
  },
  hold: async (db, companyId, { fundId, change, owner }) => {
    const fund = lockedFund(await lockFunds(db, companyId, [fundId]), fundId);
    if (owner && (owner.customerId !== fund.customerId || owner.currency !== fund.currency)) return "notIts";
    if (change.gt(fund.available)) return { available: plainAmount(fund.available, fund.currency) };
    await changeHeld(db, { companyId, fundId }, change);
    return "held";
  },
  spend: async (db, move) => {
    await lockFunds(db, move.companyId, [move.fundId]);
    await postOut(db, move, stepOf(move), { release: move.amount });
  },
  giveBack: async (db, move) => {
    await lockFunds(db, move.companyId, [move.fundId]);
    await postBack(db, move, stepOf(move));
  },
};
