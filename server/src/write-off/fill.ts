import {
  fundText,
  writeOffRefusals as refusals,
  type addNuclearAccountRecord,
  type editNuclearAccountRecord,
} from "@lading/contract/write-off";
import { plainAmount } from "@lading/contract/charge-item";
import { checkDecimals, minorUnits, refuse, refuseField, type InputOf } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import type { FundSources } from "./funds.ts";
import { lockRecords, type OpenRecord } from "./open.ts";
import { enterSource, findParty, useSource, type Party } from "./sources.ts";
import { mayWaive } from "./settings.ts";
import { writeOffLines, type writeOffs } from "./tables.ts";

type Filling = InputOf<typeof addNuclearAccountRecord> | InputOf<typeof editNuclearAccountRecord>;
type WriteOff = typeof writeOffs.$inferSelect;

interface Asking {
  db: Db;
  session: StaffSession;
  funds?: FundSources;
}

/** A record's fields and lines, checked, its bills and costs and its source locked and held. */
export async function fill(context: Asking & { input: Filling }, before: WriteOff) {
  const { db, session, input } = context;
  const { companyId } = session;
  const { type, partyKind, currency, waiverReason, remark } = input;
  const party = await findParty(db, companyId, input);
  const records = await lockRecords(context, input.lines, before.id);
  const lines = input.lines.map((line, place) => checked(records, input, { line, place }));
  await checkSides(context, { input, party, records });
  const waived = lines.reduce((sum, line) => sum.plus(line.waived), new Big(0));
  if (waived.gt(0)) await mayWaive(context, { lines, records, reason: waiverReason });
  const amount = sumOf(lines, type === "hedge" ? "bill" : null);
  const sourceId = await holdSource(context, { input, party, amount, before });
  const fundId = await holdFund(context, { input, party, amount, before });
  await storeLines(db, { companyId, id: before.id }, lines);
  return {
    type,
    partyKind,
    ...party,
    currency,
    amount: plainAmount(amount.toFixed(), currency),
    waived: plainAmount(waived.toFixed(), currency),
    sourceId,
    fundId,
    waiverReason: waived.gt(0) ? waiverReason : "",
    remark,
    status: "pending" as const,
  };
}

export interface Line {
  kind: "bill" | "cost";
  recordId: string;
  amount: string;
  waived: string;
}

function checked(
  records: ReadonlyMap<string, OpenRecord>,
  { currency }: Filling,
  { line, place }: { line: Filling["lines"][number]; place: number },
): Line {
  const record = records.get(line.recordId);
  if (!record || record.kind !== line.kind || record.currency !== currency) throw refuse(refusals.wrongLines);
  const field = `lines.${place}.amount`;
  checkDecimals(field, line.amount, currency);
  checkDecimals(`lines.${place}.waived`, line.waived, currency);
  const waived = new Big(line.waived === "" ? "0" : line.waived);
  const whole = new Big(line.amount).plus(waived);
  if (whole.eq(0)) throw refuseField(field, refusals.empty);
  if (whole.gt(record.writable)) throw refuseField(field, refusals.tooMuch);
  return {
    kind: line.kind,
    recordId: line.recordId,
    amount: new Big(line.amount).toFixed(minorUnits(currency)),
    waived: waived.toFixed(minorUnits(currency)),
  };
}

function sumOf(lines: readonly Line[], kind: Line["kind"] | null): Big {
  return lines
    .filter((line) => kind === null || line.kind === kind)
    .reduce((sum, { amount }) => sum.plus(amount), new Big(0));
}

/** Bills are the customer's, costs the payee's; a hedge is with both sides of one firm, in the same sum. */
async function checkSides(
  { db, session }: Asking,
  { input, party, records }: { input: Filling; party: Party; records: ReadonlyMap<string, OpenRecord> },
): Promise<void> {
  const { type, lines, currency } = input;
  const kinds = new Set(lines.map(({ kind }) => kind));
  const isRight = { receipt: !kinds.has("cost"), payment: !kinds.has("bill"), hedge: kinds.size === 2 }[type];
  if (!isRight) throw refuse(refusals.wrongLines);
  const suppliers = new Set<string>();
  for (const { customerId, supplierId } of records.values()) {
    const isOwn = supplierId === null ? customerId === party.customerId : supplierId === party.supplierId;
    if (isOwn) continue;
    if (type !== "hedge" || supplierId === null) throw refuse(refusals.wrongLines);
    suppliers.add(supplierId);
  }
  if (suppliers.size > 0) {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT supplier_id AS id FROM linked_firm WHERE company_id = ${session.companyId} AND customer_id = ${party.customerId}
        AND supplier_id = ANY(${sql.param([...suppliers])}::uuid[])`);
    if (rows.length !== suppliers.size) throw refuse(refusals.wrongLines);
  }
  if (type !== "hedge") return;
  const side = (kind: Line["kind"]) =>
    sumOf(
      lines.map((line) => ({ ...line, waived: "0" })),
      kind,
    );
  if (!side("bill").eq(side("cost")))
    throw refuse(refusals.uneven, {
      receivable: plainAmount(side("bill").toFixed(), currency),
      payable: plainAmount(side("cost").toFixed(), currency),
    });
}

interface Holding {
  input: Filling;
  party: Party;
  amount: Big;
  before: WriteOff;
}

/** Holds the sum of the source, which may be entered now; what the record held before is free. */
async function holdSource({ db, session }: Asking, { input, party, amount, before }: Holding): Promise<string | null> {
  const { companyId } = session;
  const { type, currency, newSource } = input;
  const held = new Big(before.amount ?? "0");
  // Sources are locked in the order of their ids, so that two who change between the same never wait for each other.
  const free = before.sourceId !== null && before.sourceId !== input.sourceId;
  const steps: { id: string; change: Big }[] = [];
  if (free && before.sourceId !== null) steps.push({ id: before.sourceId, change: held.times(-1) });
  if (type === "hedge") {
    if (input.sourceId !== null || newSource !== null || input.fundId !== null) throw refuse(refusals.wrongLines);
  } else if (input.fundId !== null) {
    if (input.sourceId !== null || newSource !== null) throw refuse(refusals.wrongLines);
  } else if (newSource !== null) {
    checkDecimals("newSource.amount", newSource.amount, currency);
    if (amount.gt(newSource.amount)) throw refuseField("newSource.amount", refusals.tooMuch);
  } else if (input.sourceId === null) throw refuse(refusals.noneInCurrency);
  if (input.sourceId !== null)
    steps.push({ id: input.sourceId, change: before.sourceId === input.sourceId ? amount.minus(held) : amount });
  for (const { id, change } of steps.toSorted((one, other) => one.id.localeCompare(other.id)))
    await useSource(db, companyId, { id, change, ...(id === input.sourceId && { party, currency }) });
  if (type === "hedge" || newSource === null) return input.sourceId;
  const id = await enterSource(db, session, {
    kind: type,
    currency,
    party,
    ...newSource,
    dayField: "newSource.day",
  });
  await useSource(db, companyId, { id, change: amount });
  return id;
}

/** Holds the sum of the customer's fund; what the record held of another before is free. */
async function holdFund(
  { db, session, funds }: Asking,
  { input, party, amount, before }: Holding,
): Promise<string | null> {
  const { fundId, currency, type } = input;
  const { companyId } = session;
  const { customerId } = party;
  const held = new Big(before.amount ?? "0");
  const steps: { fundId: string; change: Big }[] = [];
  if (before.fundId !== null && before.fundId !== fundId) steps.push({ fundId: before.fundId, change: held.times(-1) });
  if (fundId !== null) steps.push({ fundId, change: before.fundId === fundId ? amount.minus(held) : amount });
  if (steps.length === 0) return null;
  if (type !== "receipt" || customerId === null || !funds) throw refuse(refusals.wrongLines);
  for (const step of steps.toSorted((one, other) => one.fundId.localeCompare(other.fundId))) {
    const owner = step.fundId === fundId && { owner: { customerId, currency } };
    const answer = await funds.hold(db, companyId, { ...step, ...owner });
    if (answer === "notIts") throw refuse(refusals.wrongLines);
    if (answer !== "held")
      throw refuse(refusals.tooMuchOfSource, { source: fundText, left: answer.available, currency });
  }
  return fundId;
}

async function storeLines(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  lines: readonly Line[],
): Promise<void> {
  await db.execute(sql`DELETE FROM write_off_line WHERE company_id = ${companyId} AND write_off_id = ${id}`);
  const rows = lines.map((line, place) => ({
    ...line,
    companyId,
    writeOffId: id,
    line: place + 1,
    billId: line.kind === "bill" ? line.recordId : null,
    standing: "held" as const,
  }));
  await insertRows(db, writeOffLines, rows);
}
