import { randomUUIDv7 } from "node:crypto";
import {
  approvalEvent,
  approvalRefusals as refusals,
  chainKindTexts,
  type ApprovalSubject,
  type ChainKind,
} from "@lading/contract/approval";
import { worthOf } from "@lading/contract/charge-item";
import { refuse, type Currency, type Language } from "@lading/contract/core";
import { Big } from "big.js";
import { and, eq, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import { toPerson, type Events } from "#core/events";
import type { Jobs } from "#core/jobs";
import type { StaffSession } from "#core/session";
import { heldSettlementOf } from "#currency";
import { rateOn } from "#exchange-rate";
import { ownToday } from "#user";
import { deciderOf } from "./authority.ts";
import { levelsOf, type ChainLevel } from "./chain.ts";
import { orderLetters } from "./letters.ts";
import { approvalChains, approvalLevels, approvalPersons, approvals } from "./tables.ts";

/** A request as it is submitted. */
export interface Submission {
  /** Chain that it takes; payroll takes the operating one unless it has its own. */
  chain: ChainKind;
  subject: ApprovalSubject;
  subjectId: string;
  number: string;
  department: string;
  title: string;
  payee: string;
  currency: Currency;
  amount: string;
  /** Seen by its applicant and its chain alone. */
  secret: boolean;
}

/** Services by which people are told that it is their turn. */
export interface Telling {
  db: Db;
  services: { events: Pick<Events, "publish">; jobs: Pick<Jobs, "enqueue"> };
}

interface Submitting extends Telling {
  session: StaffSession;
  language: Language;
}

/** Begins a request's way through its chain, which is taken as it is now: what is set later changes nothing of it. */
export async function submit(context: Submitting, submission: Submission): Promise<void> {
  const { db, session } = context;
  const { companyId, userId: applicantId, userName: applicantName } = session;
  const settlementCurrency = await heldSettlementOf(db, companyId);
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${ownToday}::text AS today`);
  const { rate } = await rateOn(db, companyId, submission.currency, rows[0]?.today ?? "");
  const exact = new Big(submission.amount).times(rate);
  const chain = await chainOf(context, submission.chain, settlementCurrency);
  const levels = chain.levels.filter(({ fromAmount }) => fromAmount === "" || exact.gte(fromAmount));
  const { isAlone } = await deciderOf(db, session);
  const id = randomUUIDv7();
  const worth = worthOf([{ amount: submission.amount, rate }], settlementCurrency);
  const row = { ...submission, companyId, id, applicantId, applicantName, worth, settlementCurrency };
  await db.insert(approvals).values({ ...row, chain: chain.kind });
  const ofApproval = levels.map(({ positionName, approvers }, place) => {
    const able = approvers.filter(({ userId }) => isAlone || userId !== applicantId);
    if (able.length === 0) throw refuse(refusals.onlyYourself, { position: positionName });
    return { level: place + 1, positionName, approvers: able };
  });
  await insertRows(
    db,
    approvalLevels,
    ofApproval.map(({ level, positionName }) => ({
      companyId,
      approvalId: id,
      level,
      positionName,
      result: level === 1 ? ("replying" as const) : ("pendingReply" as const),
    })),
  );
  const persons = ofApproval.flatMap(({ level, approvers }) =>
    approvers.map(({ userId: approverId }) => ({ companyId, approvalId: id, level, approverId, turn: level === 1 })),
  );
  await insertRows(db, approvalPersons, persons);
  await tellTurn(context, companyId, [id]);
}

/** The chain that a request takes, held until the transaction ends; without one nothing is submitted. */
async function chainOf(
  { db, session, language }: Submitting,
  wanted: ChainKind,
  settlement: Currency,
): Promise<{ kind: ChainKind; levels: ChainLevel[] }> {
  const { companyId } = session;
  await db
    .select({ id: approvalChains.id })
    .from(approvalChains)
    .where(eq(approvalChains.companyId, companyId))
    .orderBy(approvalChains.id)
    .for("share");
  const levels = await levelsOf(db, companyId, settlement);
  const kinds: ChainKind[] = wanted === "payroll" ? ["payroll", "operating"] : [wanted];
  const kind = kinds.find((one) => levels(one).length > 0);
  if (kind === undefined) throw refuse(refusals.noChain, { chain: chainKindTexts[wanted][language] });
  return { kind, levels: levels(kind) };
}

/** Tells those whose turn it is at these submissions: their open pages at once, by e-mail in a moment. */
export async function tellTurn(
  { db, services }: Telling,
  companyId: string,
  approvalIds: readonly string[],
): Promise<void> {
  if (approvalIds.length === 0) return;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT p.approver_id AS id FROM approval_person p
    WHERE p.company_id = ${companyId} AND p.turn AND p.approval_id = ANY(${sql.param([...approvalIds])}::uuid[])`);
  await tellMenus(
    { db, services },
    companyId,
    rows.map(({ id }) => id),
  );
  await orderLetters({ db, services }, companyId, { approvalIds });
}

/** Has the menus of these people count anew and their open pages read again, and of who is their substitute today. */
export async function tellMenus(
  { db, services }: { db: Db; services: Pick<Telling["services"], "events"> },
  companyId: string,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const ids = sql`${sql.param([...new Set(people)])}::uuid[]`;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT unnest(${ids}) AS id UNION SELECT s.substitute_id FROM approval_substitute s
    WHERE s.company_id = ${companyId} AND s.approver_id = ANY(${ids}) AND ${ownToday} BETWEEN s.from_day AND s.to_day`);
  for (const { id } of rows)
    for (const kind of ["menu.changed", approvalEvent])
      await services.events.publish(db, toPerson(companyId, id), { kind, data: {} });
}

/** Ends the standing submission of a record that was withdrawn or changed: its decisions count no more. */
export async function endStanding(
  { db, services }: Telling,
  companyId: string,
  { subjectId, outcome }: { subjectId: string; outcome: "withdrawn" | "voided" },
): Promise<void> {
  const standing = sql`${approvals.outcome} IN ('pending', 'agreed')`;
  const of = and(eq(approvals.companyId, companyId), eq(approvals.subjectId, subjectId), standing);
  const [ended] = await db
    .update(approvals)
    .set({ outcome, endedAt: sql`now()`, updatedAt: sql`now()`, version: sql`${approvals.version} + 1` })
    .where(of)
    .returning({ id: approvals.id });
  if (!ended) return;
  const { rows } = await db.execute<{ id: string }>(sql`
    UPDATE approval_person SET turn = false WHERE company_id = ${companyId} AND approval_id = ${ended.id} AND turn
    RETURNING approver_id AS id`);
  await tellMenus(
    { db, services },
    companyId,
    rows.map(({ id }) => id),
  );
}
