import { randomUUIDv7 } from "node:crypto";
import {
  writeOffRefusals as refusals,
  type addNuclearAccountRecord,
  type editNuclearAccountRecord,
  type generateNuclearAccountNumber,
  type lockNuclearAccountRecord,
  type postNuclearAccountRecord,
  type takeBackNuclearAccountRecord,
  type unlockNuclearAccountRecord,
  type writeOffActions,
} from "@lading/contract/write-off";
import { coreRefusals, refuse, type Call } from "@lading/contract/core";
import { Big } from "big.js";
import { and, eq, sql } from "drizzle-orm";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { insertRows, lockForEdit, lockOne, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { reverse } from "#core/ledger";
import type { StaffSession } from "#core/session";
import { openToday } from "#period";
import { fill } from "./fill.ts";
import type { FundSources } from "./funds.ts";
import { takeNumber } from "./numbers.ts";
import { lockRecords } from "./open.ts";
import { change, fundsOf, giveBack, linesOf, postLines, type Working } from "./post.ts";
import { visibleWriteOffs } from "./read.ts";
import { findParty, useSource } from "./sources.ts";
import { writeOffs } from "./tables.ts";

type WriteOff = typeof writeOffs.$inferSelect;
/** A call as it is worked on; the demo has no more of one than this. */
export type Asked<C extends Call> = Pick<Context<C>, "db" | "session" | "input" | "ip"> & { funds?: FundSources };

/** Begins a record with its number; one that the person began and left is given again. */
export async function begin(context: Asked<typeof generateNuclearAccountNumber>) {
  const { db, session } = context;
  const { companyId, userId, userName } = session;
  const own = and(eq(writeOffs.companyId, companyId), eq(writeOffs.createdBy, userId), eq(writeOffs.status, "begun"));
  // Two windows of one person begin one after the other.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`write-off ${userId}`}, 0))`);
  const [left] = await db.select().from(writeOffs).where(own);
  if (left) return { id: left.id, creditReferenceNumber: left.number, version: left.version };
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId, "writeOff");
  await insertRows(db, writeOffs, [{ companyId, id, number, createdBy: userId, createdByName: userName }]);
  await log(context, "begin", { id, number }, []);
  return { id, creditReferenceNumber: number, version: 1 };
}

/** Fills in a record that was begun. */
export async function fillIn(context: Asked<typeof addNuclearAccountRecord>) {
  const before = await lockSeen(context, context.input);
  if (before.status !== "begun" || before.createdBy !== context.session.userId) throw refuse(refusals.numberFirst);
  return await store(context, before, "add");
}

/** Changes a record that waits. */
export async function changeRecord(context: Asked<typeof editNuclearAccountRecord>) {
  const before = await lockSeen(context, context.input);
  checkFree(before);
  if (before.status !== "pending") throw refuse(refusals.notPending, { number: before.number });
  const { type, partyKind, partyId, currency } = context.input;
  await findParty(context.db, context.session.companyId, context.input);
  const party = before.partyKind === "customer" ? before.customerId : before.supplierId;
  const isSame =
    before.type === type && before.partyKind === partyKind && party === partyId && before.currency === currency;
  if (!isSame) throw refuse(refusals.wrongLines);
  return await store(context, before, "edit");
}

async function store(
  context: Asked<typeof addNuclearAccountRecord> | Asked<typeof editNuclearAccountRecord>,
  before: WriteOff,
  action: "add" | "edit",
) {
  const filled = await fill(context, before);
  const stored = await storeEdit(context.db, writeOffs, before, filled);
  await log(context, action, before, [
    { field: "partyName", before: before.partyName === "" ? null : before.partyName, after: filled.partyName },
    { field: "amount", before: saidOf(before), after: saidOf(filled) },
    ...(filled.waiverReason === "" ? [] : [{ field: "waiverReason", before: null, after: filled.waiverReason }]),
  ]);
  return stored;
}

const saidOf = ({ amount, currency }: { amount: string | null; currency: string | null }) =>
  amount === null ? null : `${amount} ${currency ?? ""}`;

/** Writes a pending record off, dated today. */
export async function post(context: Asked<typeof postNuclearAccountRecord>) {
  const before = await lockSeen(context, context.input);
  checkFree(before);
  if (before.status !== "pending") throw refuse(refusals.notPending, { number: before.number });
  const day = await openToday(context.db, context.session.companyId);
  await postLines(context, before, day);
  const stored = await storeEdit(context.db, writeOffs, before, { status: "writtenOff", postedOn: day });
  await log(context, "post", before, [{ field: "postedOn", before: null, after: day }]);
  return stored;
}

/** Takes a record back: a reversing transaction of today, both sides open again; the number is kept. */
export async function takeBack(context: Asked<typeof takeBackNuclearAccountRecord>) {
  const { db, session, input } = context;
  const { companyId, userName } = session;
  const before = await lockSeen(context, input);
  checkFree(before);
  if (before.status !== "pending" && before.status !== "writtenOff")
    throw refuse(refusals.notStanding, { number: before.number });
  const lines = await linesOf(db, companyId, before.id);
  await lockRecords(context, lines, before.id);
  const taken = new Big(before.amount ?? "0").times(-1);
  if (before.sourceId !== null) await useSource(db, companyId, { id: before.sourceId, change: taken });
  if (before.fundId !== null && before.status === "pending")
    await fundsOf(context).hold(db, companyId, { fundId: before.fundId, change: taken });
  if (before.status === "writtenOff") {
    const day = await openToday(db, companyId);
    const reversing = await reverse(db, { companyId, ofRecord: before.id, day, userName });
    await change(context, lines, -1);
    await giveBack(context, before, { day, reversing });
  }
  await db.execute(sql`UPDATE write_off_line SET standing = 'free'
    WHERE company_id = ${companyId} AND write_off_id = ${before.id}`);
  const stored = await storeEdit(db, writeOffs, before, { status: "takenBack" });
  await log(context, "takeBack", before, [{ field: "reason", before: null, after: input.reason }]);
  return stored;
}

/** Locks a record: it does not change until it is unlocked. */
export async function lock(context: Asked<typeof lockNuclearAccountRecord>) {
  const before = await lockSeen(context, context.input);
  checkFree(before);
  const stored = await storeEdit(context.db, writeOffs, before, { lockedAt: sql`now()` });
  await log(context, "lock", before, []);
  return stored;
}

/** Unlocks a record, with a reason. */
export async function unlock(context: Asked<typeof unlockNuclearAccountRecord>) {
  const before = await lockSeen(context, context.input);
  if (before.lockedAt === null) throw refuse(refusals.notLocked, { number: before.number });
  const stored = await storeEdit(context.db, writeOffs, before, { lockedAt: null });
  await log(context, "unlock", before, [{ field: "reason", before: null, after: context.input.reason }]);
  return stored;
}

function checkFree({ number, lockedAt }: WriteOff): void {
  if (lockedAt !== null) throw refuse(refusals.locked, { number });
}

/** A record that the user sees, locked, of the version that it was read with. */
async function lockSeen(
  { db, session }: { db: Db; session: StaffSession },
  { id, version }: { id: string; version: number },
): Promise<WriteOff> {
  const { companyId } = session;
  await lockOne(db, writeOffs, { companyId, id });
  const seen = await db.execute(
    sql`SELECT FROM write_off o WHERE ${await visibleWriteOffs(db, session)} AND o.id = ${id}`,
  );
  if (seen.rows.length === 0) throw refuse(coreRefusals.notFound);
  return await lockForEdit(db, writeOffs, { companyId, id, version }, ({ remark }) => ({ remark }));
}

async function log(
  context: Working,
  action: (typeof writeOffActions)[number],
  { id, number }: Pick<WriteOff, "id" | "number">,
  changes: FieldChange[],
): Promise<void> {
  await logOperations(context.db, doerOf(context), { entity: "writeOff", action }, [{ id, number, changes }]);
}
