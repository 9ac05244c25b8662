import { checkBillRefusals as refusals, type CheckBillType, type LineKind } from "@lading/contract/check-bill";
import { plainAmount } from "@lading/contract/charge-item";
import {
  checkDecimals,
  coreRefusals,
  currency as anyCurrency,
  minorUnits,
  refuse,
  refuseField,
} from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { waybillNumber } from "#supplier-cost";
import { visibleWaybills } from "#waybill";
import { linkFirms } from "./linked-firms.ts";

/** A chosen bill or cost; the empty amount takes all of its balance. */
export interface Chosen {
  kind: LineKind;
  recordId: string;
  amount: string;
}

interface Found extends Record<string, unknown> {
  id: string;
  number: string;
  waybill_number: string;
  customer_id: string | null;
  supplier_id: string | null;
  day: string;
  due_date: string | null;
  currency: string;
  amount: string;
  balance: string;
}

/** A gathered bill or cost. */
export interface Gathered {
  kind: LineKind;
  found: Found;
  /** So much of it, with the currency's minor units. */
  amount: string;
}

/** Whom a check bill is with; a hedge may name the supplier that its customer is as well. */
export interface Party {
  customerId: string | null;
  supplierId: string | null;
}

export interface Gathering extends Party {
  lines: Gathered[];
  currency: (typeof anyCurrency)["_output"];
  /** Receivables less payables of a hedge, else the sum. */
  amount: string;
}

interface Asked {
  type: CheckBillType;
  chosen: readonly Chosen[];
  /** The check bill that is changed: its own lines may stay. */
  except?: string;
  /** Confirms that the customer and the supplier of a hedge are one firm. */
  oneFirm?: boolean;
}

/** Locks the chosen bills and costs that the user sees and checks that they can stand on one check bill together. */
export async function gather(db: Db, session: StaffSession, asked: Asked): Promise<Gathering> {
  const { type, chosen, except } = asked;
  const bills = await lockBills(db, session, idsOf(chosen, "bill"));
  const costs = await lockCosts(db, session, idsOf(chosen, "cost"));
  const lines = chosen.map(({ kind, recordId, amount }, place): Gathered => {
    const found = (kind === "bill" ? bills : costs).get(recordId);
    if (!found) throw refuse(coreRefusals.notFound);
    return { kind, found, amount: partOf(found, amount, place) };
  });
  checkKinds(type, lines);
  await checkFree(db, session.companyId, lines, except);
  const [first] = lines;
  if (!first) throw refuse(refusals.empty);
  const { currency } = first.found;
  if (lines.some(({ found }) => found.currency !== currency)) throw refuse(refusals.mixedCurrency);
  const party = await partyOf(db, session, lines, asked.oneFirm === true);
  const total = lines.reduce(
    (sum, { kind, amount }) => (type === "hedge" && kind === "cost" ? sum.minus(amount) : sum.plus(amount)),
    new Big(0),
  );
  return { ...party, lines, currency: anyCurrency.parse(currency), amount: total.toFixed(minorUnits(currency)) };
}

const idsOf = (chosen: readonly Chosen[], kind: LineKind) =>
  chosen.filter((one) => one.kind === kind).map(({ recordId }) => recordId);

async function lockBills(db: Db, session: StaffSession, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Found>(sql`
    SELECT b.id, b.bill_number AS number, ${waybillNumber} AS waybill_number, b.customer_id, NULL::uuid AS supplier_id,
      b.bill_date::text AS day, b.due_date::text AS due_date, b.currency, b.amount::text AS amount,
      CASE WHEN b.voided_at IS NULL THEN b.amount - b.written_off - b.waived ELSE 0 END::text AS balance
    FROM collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
    WHERE b.company_id = ${session.companyId} AND (${await visibleWaybills(db, session)})
      AND b.id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY b.id FOR UPDATE OF b`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function lockCosts(db: Db, session: StaffSession, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Found>(sql`
    SELECT c.id, c.bill_refer_no AS number, ${waybillNumber} AS waybill_number, c.customer_id, c.supplier_id,
      c.cost_date::text AS day, NULL::text AS due_date, c.currency, c.amount::text AS amount,
      (c.amount - c.written_off - c.waived)::text AS balance
    FROM supplier_cost c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    WHERE c.company_id = ${session.companyId} AND (${await visibleWaybills(db, session)})
      AND c.id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY c.id FOR UPDATE OF c`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A bill or cost as a person calls it: a cost without a supplier's number by its waybill. */
const calledBy = ({ number, waybill_number }: Found) => (number === "" ? waybill_number : number);

/** So much of a line's balance as was asked for. */
function partOf(found: Found, asked: string, place: number): string {
  const { balance, currency } = found;
  if (new Big(balance).lte(0)) throw refuse(refusals.nothingOpen, { invoiceNo: calledBy(found) });
  const field = `lines.${place}.amount`;
  checkDecimals(field, asked, currency);
  const part = new Big(asked === "" ? balance : asked);
  if (part.gt(balance)) throw refuseField(field, refusals.tooMuch);
  return plainAmount(part.toFixed(), currency);
}

function checkKinds(type: CheckBillType, lines: readonly Gathered[]): void {
  const kinds = new Set(lines.map(({ kind }) => kind));
  const isRight = { receipt: !kinds.has("cost"), payment: !kinds.has("bill"), hedge: kinds.size === 2 }[type];
  if (!isRight) throw refuse(refusals.wrongKind);
}

/** A line stands on one open check bill. */
async function checkFree(db: Db, companyId: string, lines: readonly Gathered[], except?: string): Promise<void> {
  const ids = lines.map(({ found }) => found.id);
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    SELECT l.record_id AS id, a.number FROM check_bill_line l
    JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
    WHERE l.company_id = ${companyId} AND l.open AND l.record_id = ANY(${sql.param(ids)}::uuid[])
      AND a.id IS DISTINCT FROM ${except ?? null}::uuid LIMIT 1`);
  const [taken] = rows;
  const line = taken && lines.find(({ found }) => found.id === taken.id);
  if (taken && line) throw refuse(refusals.standsOn, { invoiceNo: calledBy(line.found), number: taken.number });
}

/** The one customer or supplier of all lines; of a hedge between two entries of one firm, both. */
async function partyOf(db: Db, session: StaffSession, lines: readonly Gathered[], oneFirm: boolean): Promise<Party> {
  const customerId = only(lines.map(({ found }) => found.customer_id));
  const supplierId = only(lines.map(({ found }) => found.supplier_id));
  if (customerId !== null && supplierId !== null) {
    // A supplier's costs beside a customer's own: of costs alone they are two parties.
    const payees = lines.filter(({ kind }) => kind === "cost");
    if (payees.some(({ found }) => found.supplier_id === null)) throw refuse(refusals.mixedParty);
    await linkFirms(db, session, { customerId, supplierId, confirmed: oneFirm });
  }
  return { customerId, supplierId };
}

/** The one value that is there, null where none is; several are several parties. */
function only(values: readonly (string | null)[]): string | null {
  const there = new Set(values.filter((value) => value !== null));
  if (there.size > 1) throw refuse(refusals.mixedParty);
  return [...there][0] ?? null;
}
