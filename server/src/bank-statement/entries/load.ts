import {
  entryDoubtTexts,
  returnReasonTexts,
  type getBankEntryLog,
  type loadBankEntry,
  bankEntryActions,
} from "@lading/contract/bank-statement";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, fill, refuse, type Language } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { shownLog } from "#core/audit";
import { nameInSql, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import type { Proposal } from "../match/receipt.ts";
import { undoneBy, type PaymentSides } from "../match/returned.ts";
import type { EntryDoubt } from "../read/statement.ts";
import { entryColumns, entryTables, shownEntry, type EntryRow } from "./list.ts";
import { shownProposals } from "./proposals.ts";

interface WholeRow extends EntryRow {
  valueDate: string;
  endToEndId: string;
  charges: string;
  instructed: { amount: string; currency: string } | null;
  returnReason: string;
  isReturn: boolean;
  doubts: EntryDoubt[];
  fileName: string;
  setAsideReason: string;
  receiptId: string | null;
  left: string | null;
  likeId: string | null;
  accountId: string;
  proposals: Proposal[] | null;
}

/** A whole payment: its facts, its proposals, or the receipts that it could undo. */
export async function loadEntry({ db, input, session, language }: Context<typeof loadBankEntry>) {
  const { companyId } = session;
  const { rows } = await db.execute<WholeRow>(sql`
    SELECT ${entryColumns(language)}, e.value_date AS "valueDate", p.end_to_end_id AS "endToEndId", p.charges, p.instructed,
      p.return_reason AS "returnReason", p.is_return AS "isReturn", e.doubts, s.file_name AS "fileName",
      p.set_aside_reason AS "setAsideReason", m.id AS "receiptId",
      CASE WHEN m.taken_back_on IS NULL THEN m.amount - m.used END::text AS left, e.like_id AS "likeId", p.account_id AS "accountId",
      CASE WHEN p.status = 'open' THEN p.proposals END AS proposals
    FROM ${await entryTables(db, session)} JOIN bank_statement s ON s.company_id = e.company_id AND s.id = e.statement_id
    WHERE p.company_id = ${companyId} AND p.id = ${input.id}`);
  const [row] = rows;
  if (!row) throw refuse(coreRefusals.notFound);
  const { instructed, left, currency, likeId, proposals, doubts, ...facts } = row;
  const reader = { language, currency };
  return {
    ...shownEntry({ ...facts, currency }, language),
    instructed: instructed ? `${instructed.amount} ${instructed.currency}` : "",
    left: left === null ? null : plainAmount(left, currency),
    doubts: doubts.map((one) => fill(entryDoubtTexts[one][language], { text: facts.valueDate })),
    writeOffs: facts.receiptId === null ? [] : await standing(db, companyId, facts.receiptId),
    like: likeId === null ? null : await likeOf(db, companyId, likeId),
    undoes: row.status === "toReturn" ? await undoableBy(db, session, { ...row, language }) : [],
    proposals: await shownProposals(db, session, { proposals: proposals ?? [], reader }),
  };
}

/** Write-offs that stand on a receipt. */
export async function standing(db: Db, companyId: string, sourceId: string) {
  const { rows } = await db.execute<{ id: string; number: string; version: number }>(sql`
    SELECT id, number, version FROM write_off
    WHERE company_id = ${companyId} AND source_id = ${sourceId} AND status IN ('pending', 'writtenOff') ORDER BY number`);
  return rows;
}

async function likeOf(db: Db, companyId: string, id: string) {
  const { rows } = await db.execute<{
    id: string;
    bookedOn: string;
    counterparty: string;
    text: string;
    fileName: string;
  }>(sql`
    SELECT p.id, p.booked_on::text AS "bookedOn", p.counterparty, p.text, s.file_name AS "fileName"
    FROM bank_entry e JOIN bank_payment p ON p.company_id = e.company_id AND p.entry_id = e.id AND p.line = 1
    JOIN bank_statement s ON s.company_id = e.company_id AND s.id = e.statement_id
    WHERE e.company_id = ${companyId} AND e.id = ${id}`);
  return rows[0] ?? null;
}

interface Candidate extends Record<string, unknown>, Omit<PaymentSides, "amount"> {
  id: string;
  version: number;
  receipt: string;
  partyName: string;
}

/** How long after it came a payment is looked for among those that could be sent back. */
const mostDays = 90;
const mostCandidates = 200;
const mostShown = 10;

/** Credits of the same account and amount that a payment sent back could undo, the likeliest first. */
async function undoableBy(db: Db, { companyId }: StaffSession, row: WholeRow & { language: Language }) {
  const { id, accountId, amount, bookedOn, language, counterparty, counterpartyAccount, endToEndId, text } = row;
  const found = await db.execute<Candidate>(sql`
    SELECT p.id, p.version, coalesce(m.number, '') AS receipt, p.booked_on::text AS "bookedOn", p.counterparty,
      p.counterparty_account AS "counterpartyAccount", p.end_to_end_id AS "endToEndId", e.bank_reference AS "bankReference", p.text,
      coalesce(${sql.raw(nameInSql("k.customer_name", "k.company_name_en", language))}, '') AS "partyName"
    FROM bank_payment p JOIN bank_entry e ON e.company_id = p.company_id AND e.id = p.entry_id
    LEFT JOIN money_source m ON m.company_id = p.company_id AND m.id = p.source_id
    LEFT JOIN customer k ON k.company_id = m.company_id AND k.id = m.customer_id
    WHERE p.company_id = ${companyId} AND p.account_id = ${accountId} AND p.id <> ${id} AND p.status IN ('matched', 'open')
      AND p.amount = -(${amount}::numeric) AND p.booked_on BETWEEN ${bookedOn}::date - ${mostDays}::int AND ${bookedOn}::date
    ORDER BY p.booked_on DESC, p.id LIMIT ${mostCandidates}`);
  const plain = amount.replace("-", "");
  const sentBack = {
    amount: plain,
    bookedOn,
    counterparty,
    counterpartyAccount,
    endToEndId,
    bankReference: row.bankReference,
    text,
  };
  const receipts = found.rows.map((one) => ({ ...one, amount: plain }));
  return undoneBy(sentBack, receipts)
    .slice(0, mostShown)
    .flatMap(({ receipt: place, reasons, isSure }) => {
      const one = receipts[place];
      if (!one) return [];
      return [
        {
          id: one.id,
          version: one.version,
          receipt: one.receipt,
          bookedOn: one.bookedOn,
          counterparty: one.counterparty,
          partyName: one.partyName,
          sure: isSure,
          reasons: reasons.map((reason) => returnReasonTexts[reason][language]),
        },
      ];
    });
}

/** A payment's log, newest first. */
export async function showLog({ db, input, session }: Context<typeof getBankEntryLog>) {
  const { companyId } = session;
  const { rows } = await db.execute(sql`SELECT FROM bank_payment WHERE company_id = ${companyId} AND id = ${input.id}`);
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  return await shownLog(db, { companyId, entity: "bankEntry", id: input.id }, bankEntryActions);
}
