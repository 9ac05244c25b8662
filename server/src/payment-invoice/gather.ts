import { plainAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { checkDecimals, coreRefusals, refuse, refuseField, type Currency } from "@lading/contract/core";
import { paymentInvoiceRefusals as refusals } from "@lading/contract/payment-invoice";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleCosts, type Payee } from "#supplier-cost";
import { differenceOf } from "./costs.ts";

interface Gathering {
  payee: Payee | undefined;
  currency: Currency;
  amount: string;
  costs: readonly { costId: string; amount: string }[];
  differences: readonly { amount: string; reason: string }[];
  /** The invoice that is changed: its own costs may stay. */
  except: string | null;
}

/** A line as it is stored. */
export interface Line {
  costId: string | null;
  amount: string;
  reason: string;
}

export interface LockedCost extends Record<string, unknown> {
  id: string;
  called: string;
  customerId: string | null;
  supplierId: string | null;
  currency: string;
  amount: string;
}

/** Locks the chosen costs that the user sees, and checks that they and the differences come to the invoice's amount. */
export async function gather(db: Db, session: StaffSession, gathering: Gathering): Promise<Line[]> {
  const { payee, currency, costs, differences, except } = gathering;
  if (costs.length + differences.length === 0) throw refuse(refusals.empty);
  checkAmounts(gathering);
  const ids = costs.map(({ costId }) => costId);
  const found = await lockCosts(db, session, ids);
  for (const id of ids) {
    const cost = found.get(id);
    if (!cost) throw refuse(coreRefusals.notFound);
    checkOf(cost, { payee, currency });
  }
  await checkFree(db, session.companyId, { ids, found, except });
  return [
    ...costs.map(({ costId, amount }) => ({ costId, amount: plainAmount(amount, currency), reason: "" })),
    ...differences.map(({ amount, reason }) => ({ costId: null, amount: plainAmount(amount, currency), reason })),
  ];
}

function checkAmounts({ currency, amount, costs, differences }: Gathering): void {
  checkDecimals("amount", amount, currency);
  for (const [line, cost] of costs.entries()) checkDecimals(`costs.${line}.amount`, cost.amount, currency);
  for (const [line, one] of differences.entries())
    checkDecimals(`differences.${line}.amount`, one.amount.replace("-", ""), currency);
  const sum = sumOfAmounts(
    [...costs, ...differences].map((line) => line.amount),
    currency,
  );
  if (new Big(sum).eq(amount)) return;
  const said = { sum, amount: plainAmount(amount, currency), difference: differenceOf(amount, sum, currency) };
  throw refuseField("amount", refusals.sumDiffers, said);
}

/** Costs that the user sees, by their ids, locked in the order of their ids. */
export async function lockCosts(
  db: Db,
  session: StaffSession,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedCost>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<LockedCost>(sql`
    SELECT c.id, coalesce(nullif(c.bill_refer_no, ''), waybill.house_number, waybill.main_number) AS called,
      c.customer_id AS "customerId", c.supplier_id AS "supplierId", c.currency, c.amount::text AS amount
    FROM supplier_cost c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    WHERE ${await visibleCosts(db, session)} AND c.id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY c.id FOR UPDATE OF c`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Refuses a cost of another payee or currency than the invoice's. */
export function checkOf(
  { customerId, supplierId, currency, called: billReferNo }: LockedCost,
  of: { payee: Pick<Payee, "customerId" | "supplierId"> | undefined; currency: string },
): void {
  if (customerId !== of.payee?.customerId || supplierId !== of.payee.supplierId)
    throw refuse(refusals.otherSupplier, { billReferNo });
  if (currency !== of.currency) throw refuse(refusals.otherCurrency, { billReferNo });
}

interface Chosen {
  ids: readonly string[];
  found: ReadonlyMap<string, LockedCost>;
  except: string | null;
}

/** A cost stands on one invoice that is not voided. */
async function checkFree(db: Db, companyId: string, { ids, found, except }: Chosen): Promise<void> {
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    SELECT l.cost_id AS id, a.number FROM payment_invoice_line l
    JOIN payment_invoice a ON a.company_id = l.company_id AND a.id = l.payment_invoice_id
    WHERE l.company_id = ${companyId} AND l.open AND l.cost_id = ANY(${sql.param([...ids])}::uuid[])
      AND a.id IS DISTINCT FROM ${except}::uuid LIMIT 1`);
  const [taken] = rows;
  if (!taken) return;
  throw refuse(refusals.standsOn, { billReferNo: found.get(taken.id)?.called ?? "", number: taken.number });
}
