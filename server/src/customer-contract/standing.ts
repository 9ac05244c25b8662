import { plainAmount } from "@lading/contract/charge-item";
import { currency as anyCurrency, minorUnits, type Currency, type Language } from "@lading/contract/core";
import type { CreditStanding } from "@lading/contract/customer-contract";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";
import { ownCustomerNameIn, type OpenBills } from "#customer";
import { companyToday } from "#user";

/** A bill that is being written, with its rate to the settlement currency. */
interface Coming {
  amount: string;
  rate: string;
}

interface Asked {
  /** In which the customer is named. */
  language: Language;
  /** Which customer: a condition on `customer`. */
  which: SQL;
  /** A stored bill that the coming one takes the place of. */
  exceptBillId?: string | undefined;
  coming?: Coming | null | undefined;
}

/** Today where the company of a contract `c` is. */
export const today = companyToday(sql`c.company_id`);
/** Of a contract `c`: its first day has begun. */
export const begun = sql`c.valid_from <= ${today}`;

/**
 * The contract whose terms hold for a customer: of those in force with terms of credit the one that began last, else the
 * one that ended last. An end alone lifts no limit.
 */
const terms = sql`
  SELECT c.id, c.contract_number, c.valid_to, c.credit_days, c.credit_amount,
    coalesce(c.credit_limit, c.credit_amount) AS credit_limit
  FROM customer_contract c
  WHERE c.company_id = customer.company_id AND c.customer_id = customer.id AND ${begun}
    AND (c.credit_days IS NOT NULL OR c.credit_amount IS NOT NULL OR c.credit_limit IS NOT NULL)
  ORDER BY c.valid_to >= ${today} DESC, CASE WHEN c.valid_to >= ${today} THEN c.valid_from ELSE c.valid_to END DESC,
    c.created_at DESC
  LIMIT 1`;

/** Days that the contract in force gives a customer to pay a bill; null where none was agreed. */
export async function creditDaysOf(db: Db, companyId: string, customerId: string): Promise<number | null> {
  const { rows } = await db.execute<{ days: number | null }>(sql`
    SELECT t.credit_days AS days FROM customer CROSS JOIN LATERAL (${terms}) t
    WHERE customer.company_id = ${companyId} AND customer.id = ${customerId}`);
  return rows[0]?.days ?? null;
}

/** The amounts left of customers' limits, in the settlement currency; those without a limit are not in it. */
export type CreditLeft = (
  db: Db,
  companyId: string,
  customerIds: readonly string[],
) => Promise<ReadonlyMap<string, { creditBalance: string; creditCurrency: Currency }>>;

/** See {@link CreditLeft}, by the open bills that the module above hands in. */
export const creditLeftBy =
  (openBills: OpenBills): CreditLeft =>
  async (db, companyId, customerIds) => {
    const ids = [...new Set(customerIds)];
    if (ids.length === 0) return new Map();
    const rows = await runNamed<{ id: string; left: string; settlement: string }>(
      db,
      sql`
      SELECT customer.id, company.settlement_currency AS settlement, (t.credit_limit - coalesce((
          SELECT sum(b.amount * b.rate) FROM ${openBills} b
          WHERE b.company_id = customer.company_id AND b.customer_id = customer.id), 0))::text AS left
      FROM customer JOIN company ON company.company_id = customer.company_id CROSS JOIN LATERAL (${terms}) t
      WHERE customer.company_id = ${companyId} AND customer.id = ANY(${sql.param(ids)}::uuid[]) AND t.credit_limit IS NOT NULL`,
    );
    return new Map(
      rows.map(({ id, left, settlement }) => {
        const creditCurrency = anyCurrency.parse(settlement);
        return [id, { creditBalance: plainAmount(left, creditCurrency), creditCurrency }];
      }),
    );
  };

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  name: string;
  settlement: string;
  contract_id: string | null;
  contract_number: string | null;
  ends_on: string | null;
  ended: boolean | null;
  credit_days: number | null;
  credit_amount: string | null;
  credit_limit: string | null;
  used: string;
  overdue: string;
  bills: number;
  days: number;
}

export type Standing = Omit<CreditStanding, "mayPass">;

/**
 * How a customer's credit stands: its open bills at the rates that they keep, against the terms that hold. A bill is
 * overdue when its date and the contract's credit days have passed; its own due date does not lengthen them. Rounded once,
 * half up.
 */
export async function readStanding(
  db: Db,
  openBills: OpenBills,
  companyId: string,
  { language, which, exceptBillId, coming }: Asked,
): Promise<Standing | undefined> {
  const { rows } = await db.execute<Row>(sql`
    SELECT customer.id, customer.customer_number AS number, ${ownCustomerNameIn(language)} AS name,
      company.settlement_currency AS settlement, t.id AS contract_id, t.contract_number, t.valid_to::text AS ends_on,
      t.valid_to < ${companyToday(companyId)} AS ended, t.credit_days, t.credit_amount::text, t.credit_limit::text,
      o.used::text, o.overdue::text, o.bills, o.days
    FROM customer JOIN company ON company.company_id = customer.company_id
    LEFT JOIN LATERAL (${terms}) t ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(worth), 0) AS used, coalesce(sum(worth) FILTER (WHERE late > 0), 0) AS overdue,
        count(*) FILTER (WHERE late > 0)::int AS bills, coalesce(max(late) FILTER (WHERE late > 0), 0) AS days
      FROM (
        SELECT b.amount * b.rate AS worth, ${companyToday(companyId)} - b.bill_date - t.credit_days AS late
        FROM ${openBills} b
        WHERE b.company_id = customer.company_id AND b.customer_id = customer.id AND b.amount > 0
          AND b.id IS DISTINCT FROM ${exceptBillId ?? null}::uuid
      ) AS open
    ) o
    WHERE customer.company_id = ${companyId} AND ${which}`);
  const [row] = rows;
  return row && standingOf(row, coming ?? null);
}

function standingOf(row: Row, coming: Coming | null): Standing {
  const currency = anyCurrency.parse(row.settlement);
  const scale = minorUnits(currency);
  const money = (amount: Big) => amount.round(scale, Big.roundHalfUp).toFixed(scale);
  const own = new Big(row.used);
  const used = coming ? own.plus(new Big(coming.amount).times(coming.rate)) : own;
  const limit = row.credit_limit === null ? null : new Big(row.credit_limit);
  const isBeyond = (most: Big) => (coming ? used.round(scale, Big.roundHalfUp).gt(most) : used.gte(most));
  const overLimit = limit !== null && isBeyond(limit);
  const holds: Standing["holds"] = [];
  if (overLimit) holds.push("limit");
  if (row.days > 0) holds.push("overdue");
  return {
    customerId: row.id,
    customerNumber: row.number,
    customerName: row.name,
    contract:
      row.contract_id === null
        ? null
        : {
            id: row.contract_id,
            contractNumber: row.contract_number ?? "",
            ended: row.ended === true,
            endsOn: row.ends_on ?? "",
          },
    currency,
    creditDays: row.credit_days,
    creditAmount: row.credit_amount === null ? null : money(new Big(row.credit_amount)),
    creditLimit: limit && money(limit),
    used: money(used),
    available: limit && money(limit.minus(used)),
    overdueAmount: money(new Big(row.overdue)),
    overdueBills: row.bills,
    overdueDays: row.days,
    warned: !overLimit && row.credit_amount !== null && used.gt(row.credit_amount),
    holds,
  };
}
