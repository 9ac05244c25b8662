import type { FundClass } from "@lading/contract/client-fund";
import type { Currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { book } from "#core/ledger";
import { openToday } from "#period";
import type { Merging } from "#customer";
import { moveFundOfRecords } from "#write-off";
import { openFund } from "./ledger/funds.ts";
import { postIn, postOut } from "./ledger/post.ts";

interface Fund extends Record<string, unknown> {
  id: string;
  balance: string;
  held: string;
}

/**
 * Two entries of a customer became one: each fund's balance goes by a transfer to the fund of the one that stays, with what
 * waits for a decision. The emptied fund keeps its postings, as the customer's that stays.
 */
export async function mergeCustomerOfFunds(db: Db, { doer, stays, goes }: Merging): Promise<number> {
  const { companyId, userName } = doer;
  const { rows } = await db.execute<{ id: string; fundClass: FundClass; currency: Currency }>(sql`
    SELECT id, fund_class AS "fundClass", currency FROM client_fund
    WHERE company_id = ${companyId} AND customer_id = ${goes.id} AND merged_into IS NULL ORDER BY id`);
  const day = await openToday(db, companyId);
  for (const { id, fundClass, currency } of rows) {
    const to = await openFund(db, { companyId, customerId: stays.id, fundClass, currency });
    const locked = await db.execute<Fund>(sql`
      SELECT id, balance::text AS balance, held::text AS held FROM client_fund
      WHERE company_id = ${companyId} AND id = ANY(${sql.param([id, to])}::uuid[]) ORDER BY id FOR UPDATE`);
    const fund = locked.rows.find((one) => one.id === id);
    if (!fund) throw new Error("A fund that was read is there");
    await moveFund(db, { companyId, userName, day }, { ...fund, currency, to, from: goes.customerName });
  }
  const { rowCount } = await db.execute(
    sql`UPDATE client_fund SET customer_id = ${stays.id} WHERE company_id = ${companyId} AND customer_id = ${goes.id}`,
  );
  return rowCount ?? 0;
}

interface Moved {
  id: string;
  to: string;
  from: string;
  currency: Currency;
  balance: string;
  held: string;
}

async function moveFund(
  db: Db,
  by: { companyId: string; userName: string; day: string },
  { id, to, from, currency, balance, held }: Moved,
): Promise<void> {
  const { companyId } = by;
  // All that waits is held there from now on; a reversal finds its money gone, and is refused when it is confirmed.
  await db.execute(
    sql`UPDATE client_fund_lot SET kept = false WHERE company_id = ${companyId} AND fund_id = ${id} AND kept`,
  );
  if (/[1-9]/.test(balance)) {
    const transactionId = await book(db, { ...by, kind: "fundMerge", ofRecord: id }, [
      { account: "clientFund", recordId: id, currency, amount: balance },
      { account: "clientFund", recordId: to, currency, amount: `-${balance}` },
    ]);
    const step = { amount: balance, kind: "merge" as const, number: "", note: from };
    const side = { ...by, transactionId };
    await postOut(db, side, { ...step, fundId: id, fundType: "expenditure", recordId: to }, { release: held });
    await postIn(db, side, { ...step, fundId: to, fundType: "income", recordId: id });
    await db.execute(
      sql`UPDATE client_fund SET held = held + ${held}::numeric WHERE company_id = ${companyId} AND id = ${to}`,
    );
  }
  await db.execute(sql`UPDATE client_fund_movement SET fund_id = ${to}
    WHERE company_id = ${companyId} AND fund_id = ${id} AND status = 'pending'`);
  await moveFundOfRecords(db, companyId, { from: id, to });
  await db.execute(sql`UPDATE client_fund SET merged_into = ${to} WHERE company_id = ${companyId} AND id = ${id}`);
}
