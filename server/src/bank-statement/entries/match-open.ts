import type { matchBankEntries } from "@lading/contract/bank-statement";
import type { Currency } from "@lading/contract/core";
import { plainAmount } from "@lading/contract/charge-item";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { OpenContext } from "#core/http";
import { matchReceipts } from "../match/matching.ts";
import type { MatchGround } from "../match/matcher.ts";
import type { Proposal, Receipt } from "../match/receipt.ts";
import { readGround, type Reading } from "./ground.ts";

const perPart = 500;
const patienceMs = 300_000;

/** Matches all credits that wait. Work that is cut off leaves what it has stored; asked again, it does all anew. */
export async function matchEntries({ session, services }: OpenContext<typeof matchBankEntries>) {
  const { companyId } = session;
  return await matchOpen(companyId, {
    reading: (work) => inTransaction(services.database, { companyId, readOnly: true }, work),
    writing: (work) => inTransaction(services.database, { companyId }, work),
  });
}

/** A credit that waits, as it is matched. */
interface Waiting {
  readonly id: string;
  readonly receipt: Receipt;
}

/** Proposes a customer and bills for each credit of a company that waits, by its open bills of now. */
export async function matchOpen(
  companyId: string,
  { reading, writing }: { reading: Reading; writing: Reading },
): Promise<{ matched: number; proposed: number; sure: number }> {
  const sums = { matched: 0, proposed: 0, sure: 0 };
  for (const [currency, waiting] of await waitingOf(reading, companyId)) {
    const ground = await readGround(reading, companyId, currency);
    const receipts = waiting.map(({ receipt }) => receipt);
    const found = await matchReceipts(ground, receipts, AbortSignal.timeout(patienceMs));
    const proposals = withoutTwice(found, ground);
    for (let from = 0; from < waiting.length; from += perPart) {
      const part = waiting.slice(from, from + perPart).map(({ id }, place) => {
        const [first, ...others] = proposals[from + place] ?? [];
        const all = first ? [first, ...others] : [];
        return { id, proposals: all, sure: first ? first.isSure : null, score: first ? percent(first.score) : null };
      });
      await writing((db) =>
        db.execute(sql`
          UPDATE bank_payment p SET proposals = f.proposals, sure = f.sure, score = f.score, matched_at = now()
          FROM jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
            AS f (id uuid, proposals jsonb, sure boolean, score smallint)
          WHERE p.company_id = ${companyId} AND p.id = f.id AND p.status = 'open'`),
      );
    }
    sums.matched += waiting.length;
    sums.proposed += proposals.filter((one) => one.length > 0).length;
    sums.sure += proposals.filter(([first]) => first?.isSure === true).length;
  }
  return sums;
}

/** A score of 0 to 1 in whole per cent. */
export const percent = (score: number): number => Math.round(score * 100);

interface Row extends Record<string, unknown> {
  id: string;
  currency: Currency;
  amount: string;
  counterparty: string;
  counterpartyAccount: string;
  text: string;
  endToEndId: string;
  charges: string;
  instructed: { amount: string; currency: string } | null;
  isReturn: boolean;
}

/** Credits that wait, by their currency, the oldest first. */
async function waitingOf(reading: Reading, companyId: string): Promise<ReadonlyMap<Currency, Waiting[]>> {
  const byCurrency = new Map<Currency, Waiting[]>();
  for (let after = { day: "0001-01-01", id: "00000000-0000-0000-0000-000000000000" }; ;) {
    const { rows } = await reading((db) =>
      db.execute<Row & { day: string }>(sql`
        SELECT p.id, p.booked_on::text AS day, a.currency, p.amount::text AS amount, p.counterparty,
          p.counterparty_account AS "counterpartyAccount", p.text, p.end_to_end_id AS "endToEndId", p.charges, p.instructed,
          p.is_return AS "isReturn"
        FROM bank_payment p JOIN collection_account a ON a.company_id = p.company_id AND a.id = p.account_id
        WHERE p.company_id = ${companyId} AND p.status = 'open' AND p.amount > 0
          AND (p.booked_on, p.id) > (${after.day}::date, ${after.id}::uuid)
        ORDER BY p.booked_on, p.id LIMIT ${perPart}`),
    );
    for (const row of rows) {
      const there = byCurrency.get(row.currency);
      if (there) there.push(waitingFrom(row));
      else byCurrency.set(row.currency, [waitingFrom(row)]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < perPart) return byCurrency;
    after = { day: last.day, id: last.id };
  }
}

function waitingFrom(row: Row): Waiting {
  const { id, currency, amount, counterparty, counterpartyAccount, text, endToEndId, charges, instructed } = row;
  return {
    id,
    receipt: {
      amount: plainAmount(amount, currency),
      currency,
      charges: charges.replace("-", ""),
      instructed: instructed?.currency === currency ? instructed.amount.replace("-", "") : "",
      remitter: counterparty,
      remitterAccount: counterpartyAccount,
      text: [text, endToEndId].filter(Boolean).join(" "),
      isReturn: row.isReturn,
    },
  };
}

/**
 * The first that is sure of a bill has it; whoever would pay it once more is looked at by a person: both may be true payments,
 * but only one is this bill's.
 */
function withoutTwice(found: readonly (readonly Proposal[])[], { bills }: MatchGround): Proposal[][] {
  const left = new Map(bills.map(({ id, open }) => [id, open]));
  return found.map(([first, ...others]) => {
    if (!first) return [];
    if (!first.isSure) return [first, ...others];
    const isLeft = first.bills.every(({ billId, amount }) => new Big(amount).lte(left.get(billId) ?? "0"));
    if (!isLeft)
      return [{ ...first, isSure: false, reasons: [...first.reasons, { is: "alike", others: 1 }] }, ...others];
    for (const { billId, amount } of first.bills)
      left.set(billId, new Big(left.get(billId) ?? "0").minus(amount).toFixed());
    return [first, ...others];
  });
}
