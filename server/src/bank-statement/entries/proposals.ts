import type { BankProposal } from "@lading/contract/bank-statement";
import { plainAmount } from "@lading/contract/charge-item";
import type { Language } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { nameInSql, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleCustomers } from "#customer";
import { visibleWaybills } from "#waybill";
import type { Proposal } from "../match/receipt.ts";
import { percent } from "./match-open.ts";
import { reasonText } from "./reasons.ts";

/** An allocation to a bill: what is written off, and what is let go as charges. */
export interface ProposedLine {
  recordId: string;
  amount: string;
  waived: string;
}

/** The allocations of a proposal: charges that were taken off on the way are let go of the last bills. */
export function linesOf({ bills, charges }: Proposal): ProposedLine[] {
  let left = new Big(charges === "" ? "0" : charges);
  const scale = (charges.split(".")[1] ?? "").length;
  return bills
    .toReversed()
    .map(({ billId, amount }) => {
      const waived = left.lt(amount) ? left : new Big(amount);
      left = left.minus(waived);
      return { recordId: billId, amount: new Big(amount).minus(waived).toFixed(scale), waived: waived.toFixed(scale) };
    })
    .toReversed();
}

interface Bill extends Record<string, unknown> {
  id: string;
  number: string;
  date: string;
  balance: string;
}

/** Proposals with their customers and bills as they are now; without those that name what the user does not see. */
export async function shownProposals(
  db: Db,
  session: StaffSession,
  { proposals, reader }: { proposals: readonly Proposal[]; reader: { language: Language; currency: string } },
): Promise<BankProposal[]> {
  if (proposals.length === 0) return [];
  const customers = await customersOf(db, session, { proposals, language: reader.language });
  const bills = await billsOf(db, session, proposals);
  return proposals.flatMap((proposal) => {
    const customer = customers.get(proposal.customerId);
    const lines = linesOf(proposal).flatMap((line) => {
      const bill = bills.get(line.recordId);
      if (!bill) return [];
      const balance = plainAmount(bill.balance, reader.currency);
      return [{ ...line, invoiceNo: bill.number, billDate: bill.date, balance }];
    });
    if (!customer || lines.length !== proposal.bills.length) return [];
    const { customerId: partyId, score, isSure: sure, reasons, charges, rest } = proposal;
    const said = reasons.map((one) => reasonText(one, reader));
    return [{ partyId, ...customer, score: percent(score), sure, reasons: said, charges, rest, lines }];
  });
}

async function customersOf(
  db: Db,
  session: StaffSession,
  { proposals, language }: { proposals: readonly Proposal[]; language: Language },
) {
  const ids = sql.param(proposals.map(({ customerId }) => customerId));
  const { rows } = await db.execute<{ id: string; partyNumber: string; partyName: string }>(sql`
    SELECT id, customer_number AS "partyNumber",
      ${sql.raw(nameInSql("customer.customer_name", "customer.company_name_en", language))} AS "partyName"
    FROM customer WHERE id = ANY(${ids}::uuid[]) AND ${await visibleCustomers(db, session)}`);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

async function billsOf(
  db: Db,
  session: StaffSession,
  proposals: readonly Proposal[],
): Promise<ReadonlyMap<string, Bill>> {
  const ids = sql.param(proposals.flatMap(({ bills }) => bills.map(({ billId }) => billId)));
  const { rows } = await db.execute<Bill>(sql`
    SELECT b.id, b.bill_number AS number, b.bill_date::text AS date,
      CASE WHEN b.voided_at IS NULL THEN b.amount - b.written_off - b.waived ELSE 0 END::text AS balance
    FROM collection_bill b JOIN waybill ON waybill.id = b.waybill_id AND ${await visibleWaybills(db, session)}
    WHERE b.company_id = ${session.companyId} AND b.id = ANY(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
