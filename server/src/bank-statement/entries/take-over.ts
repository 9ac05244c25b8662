import {
  bankStatementRefusals as refusals,
  chargesWaiverText,
  type takeOverBankEntry,
  type takeOverSureBankEntries,
} from "@lading/contract/bank-statement";
import { coreRefusals, refuse, Refused, say } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import type { Context, OpenContext } from "#core/http";
import { visibleCustomers } from "#customer";
import { beginWriteOff, enterSource, fillInWriteOff, findParty, postWriteOff } from "#write-off";
import type { Proposal } from "../match/receipt.ts";
import {
  change,
  checkRights,
  checkStatus,
  factsOf,
  lockNewest,
  lockPayment,
  type Payment,
  type Working,
} from "./payment.ts";
import { linesOf, type ProposedLine } from "./proposals.ts";

interface Taking {
  partyId: string;
  lines: readonly ProposedLine[];
  waiverReason: string;
}

/** Makes a receipt of a credit, and writes the chosen bills off with it. */
export async function takeOver(context: Context<typeof takeOverBankEntry>) {
  const payment = await lockPayment(context, context.input);
  return await receive(context, payment, context.input);
}

/** The receipt, and its write-off by that module's own doors: number first, filled in, posted; its rules refuse in their words. */
async function receive(context: Working, payment: Payment, { partyId, lines, waiverReason }: Taking) {
  const { db, session } = context;
  checkStatus(payment, "open");
  const { rows } = await db.execute(
    sql`SELECT FROM customer WHERE id = ${partyId} AND ${await visibleCustomers(db, session)}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  const { currency, amount, reference } = await factsOf(context, payment);
  const total = lines.reduce((sum, line) => sum.plus(line.amount), new Big(0));
  if (total.gt(amount)) throw refuse(refusals.tooMuch);
  const source = { amount, day: payment.bookedOn, reference };
  const party = { partyKind: "customer" as const, partyId };
  const sourceId =
    lines.length === 0
      ? await enterSource(db, session, {
          kind: "receipt",
          currency,
          ...source,
          party: await findParty(db, session.companyId, party),
        })
      : await writeOff(context, { type: "receipt", ...party, currency, newSource: source, waiverReason }, lines);
  const { rows: made } = await db.execute<{ number: string }>(
    sql`SELECT number FROM money_source WHERE company_id = ${session.companyId} AND id = ${sourceId}`,
  );
  return await change(context, payment, {
    action: "takeOver",
    set: { status: "matched", sourceId },
    says: [{ field: "receipt", before: null, after: made[0]?.number ?? "" }],
  });
}

type Filling = Omit<
  Parameters<typeof fillInWriteOff>[0]["input"],
  "id" | "version" | "lines" | "sourceId" | "fundId" | "remark"
>;

async function writeOff(context: Working, filling: Filling, lines: readonly ProposedLine[]): Promise<string> {
  const { db, session } = context;
  checkRights(session, "add", "approve");
  const { id, version } = await beginWriteOff({ ...context, input: {} });
  const bills = lines.map((line) => ({ kind: "bill" as const, ...line }));
  const filled = await fillInWriteOff({
    ...context,
    input: { ...filling, id, version, lines: bills, sourceId: null, fundId: null, remark: "" },
  });
  await postWriteOff({ ...context, input: { id, version: filled.version } });
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT source_id AS id FROM write_off WHERE company_id = ${session.companyId} AND id = ${id}`,
  );
  const [source] = rows;
  if (!source) throw new Error("A write-off has its receipt");
  return source.id;
}

/** A call ends after so long, and the next goes on where it ended. */
const mostMs = 3_000;
const mostAtOnce = 100;

/** Makes receipts of sure credits, each in a transaction of its own: what is cut off has some done and the others as they were. */
export async function takeOverSure(context: OpenContext<typeof takeOverSureBankEntries>) {
  const { session, services, input } = context;
  checkRights(session, "add", "approve");
  const { companyId } = session;
  const within = <T>(work: (db: Db) => Promise<T>) => inTransaction(services.database, { companyId }, work);
  const { ids, left } = await within((db) => sureAfter(db, companyId, input.after));
  const begun = performance.now();
  const refused: SureRefused[] = [];
  let [asked, done] = [0, 0];
  for (const id of ids) {
    if (asked > 0 && performance.now() - begun > mostMs) break;
    asked += 1;
    const problem = await takeSure(context, id, within);
    if (problem === null) done += 1;
    else if (problem !== "gone") refused.push(problem);
  }
  const after = left - asked;
  return { done, refused, left: Math.max(0, after), next: after > 0 ? (ids[asked - 1] ?? null) : null };
}

interface SureRefused {
  id: string;
  counterparty: string;
  amount: string;
  message: string;
}

/** Credits that are sure, in the order of their ids. */
async function sureAfter(db: Db, companyId: string, after: string | null): Promise<{ ids: string[]; left: number }> {
  const which = sql`company_id = ${companyId} AND status = 'open' AND sure AND (${after}::uuid IS NULL OR id > ${after}::uuid)`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ id: string }>(sql`SELECT id FROM bank_payment WHERE ${which} ORDER BY id LIMIT ${mostAtOnce}`),
    db.execute<{ left: number }>(sql`SELECT count(*)::int AS left FROM bank_payment WHERE ${which}`),
  ]);
  return { ids: rows.map(({ id }) => id), left: counted.rows[0]?.left ?? 0 };
}

async function takeSure(
  context: OpenContext<typeof takeOverSureBankEntries>,
  id: string,
  within: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<SureRefused | "gone" | null> {
  const { language } = context;
  try {
    return await within(async (db) => {
      const working = { ...context, db };
      const payment = await lockNewest(working, id);
      const proposal = sureProposal(payment);
      // Another clerk was faster.
      if (!proposal) return "gone";
      await receive(working, payment, {
        partyId: proposal.customerId,
        lines: linesOf(proposal),
        waiverReason: /[1-9]/.test(proposal.charges) ? chargesWaiverText[language] : "",
      });
      return null;
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [field] = error.fields;
    const { refusal, values = {} } = field ?? error;
    const told = await within(async (db) => {
      const working = { ...context, db };
      const payment = await lockNewest(working, id);
      const { amount, currency } = await factsOf(working, payment);
      return { counterparty: payment.counterparty, amount: `${amount} ${currency}` };
    });
    return { id, ...told, message: say(refusal.text, language, values) };
  }
}

function sureProposal({ status, sure, proposals }: Payment): Proposal | undefined {
  return status === "open" && sure === true ? proposals?.[0] : undefined;
}
