import { sumOfAmounts } from "@lading/contract/charge-item";
import { checkDecimals, minorUnits, type Currency } from "@lading/contract/core";
import {
  invoiceNumberKey,
  mostMissing,
  type InvoiceCost,
  type MatchedReference,
  type MatchState,
  type matchPaymentInvoiceCosts,
} from "@lading/contract/payment-invoice";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { visibleCosts } from "#supplier-cost";
import { costColumns, costTables, differenceOf, readInvoiceCosts, shownCost, type CostRow } from "./costs.ts";
import { numberKeyOf } from "./number-key.ts";
import { isPayee, readPayee } from "./payee.ts";

/** Costs that are looked at for one statement: many more than it can name. */
const mostFound = 5000;

/** A cost with the keys of its numbers. */
interface Candidate {
  cost: InvoiceCost;
  /** It stands on another invoice than the one that is changed. */
  taken: boolean;
  keys: readonly string[];
}

/** Matches the numbers of a statement with the payee's costs, and names those that the statement leaves out. */
export async function matchCosts({ db, input, session, language }: Context<typeof matchPaymentInvoiceCosts>) {
  const { customerNumber, currency, references, id } = input;
  for (const [place, { amount }] of references.entries()) checkDecimals(`references.${place}.amount`, amount, currency);
  const payee = await readPayee(db, session.companyId, customerNumber);
  const own = sql`${await visibleCosts(db, session)} AND ${isPayee("c", payee)}`;
  const keys = references.map(({ reference }) => invoiceNumberKey(reference));
  const jobs = references.map(({ reference }) => reference.replaceAll(/\s/g, "").toUpperCase());
  const candidates = await candidatesOf(db, { own: sql`${own} AND ${named(keys, jobs)}`, id, language });
  const used = new Set<string>();
  const rows = references.map(({ reference, amount }, place): MatchedReference => {
    const key = keys[place] ?? "";
    const found = candidates.filter(({ cost, keys: all }) => !used.has(cost.id) && all.includes(key));
    return matchedOf({ reference, amount, currency }, found, used);
  });
  const chosen = rows.flatMap(({ costs }) => costs.map((cost) => cost.id));
  const missing = sql`${own} AND c.currency = ${currency} AND (l.cost_id IS NULL OR a.id = ${id}::uuid)
    AND c.id <> ALL(${sql.param(chosen)}::uuid[])`;
  const order = sql`c.cost_date, c.id`;
  return { rows, missing: await readInvoiceCosts(db, missing, { language, order, limit: mostMissing }) };
}

/** A number is the one that was entered with a cost, or its job's house or master number, which are kept as they are. */
function named(keys: readonly string[], jobs: readonly string[]) {
  const job = sql`ANY(${sql.param([...jobs])}::text[])`;
  return sql`(waybill.house_number = ${job} OR waybill.main_number = ${job}
    OR ${numberKeyOf(sql`c.bill_refer_no`)} = ANY(${sql.param([...keys])}::text[]))`;
}

interface Wanted {
  own: ReturnType<typeof sql>;
  id: string | null;
  language: Context["language"];
}

async function candidatesOf(db: Db, { own, id, language }: Wanted): Promise<Candidate[]> {
  const { rows } = await db.execute<CostRow & { house: string; main: string }>(sql`
    SELECT ${costColumns(language)}, coalesce(waybill.house_number, '') AS house, coalesce(waybill.main_number, '') AS main
    FROM ${costTables} WHERE ${own} ORDER BY c.cost_date, c.id LIMIT ${mostFound}`);
  return rows.map(({ house, main, ...row }) => ({
    cost: shownCost(row),
    taken: row.paymentInvoiceId !== null && row.paymentInvoiceId !== id,
    keys: [row.billReferNo, house, main].map(invoiceNumberKey),
  }));
}

/** A number with its costs, or why it has none; the costs that it takes are used. */
function matchedOf(
  { reference, amount, currency }: { reference: string; amount: string; currency: Currency },
  found: readonly Candidate[],
  used: Set<string>,
): MatchedReference {
  const inCurrency = found.filter(({ cost }) => cost.currency === currency);
  const free = inCurrency.filter(({ taken }) => !taken).map(({ cost }) => cost);
  const none = (state: MatchState, paymentInvoiceNo = "") => ({ reference, state, costs: [], paymentInvoiceNo });
  const [taken] = inCurrency;
  if (free.length === 0 && taken) return none("onInvoice", taken.cost.paymentInvoiceNo);
  if (free.length === 0) return none(found.length > 0 ? "otherCurrency" : "notFound");
  for (const { id } of free) used.add(id);
  const costs = shareInvoiced(free, amount, currency);
  const differs = costs.some(({ difference }) => difference !== null && /[1-9]/.test(difference));
  return { reference, state: differs ? "differs" : "matched", costs, paymentInvoiceNo: "" };
}

/**
 * Spreads what a supplier invoiced under one number over its costs: each as expected, and what differs stands with the
 * largest, as long as that stays above 0. The empty amount is all of them as expected.
 */
export function shareInvoiced(costs: readonly InvoiceCost[], invoiced: string, currency: Currency): InvoiceCost[] {
  const expected = sumOfAmounts(
    costs.map((cost) => cost.expected),
    currency,
  );
  const difference = new Big(invoiced === "" ? expected : invoiced).minus(expected);
  const largest = costs.reduce<InvoiceCost | undefined>(
    (most, cost) => (most && new Big(most.expected).gte(cost.expected) ? most : cost),
    undefined,
  );
  return costs.map((cost) => {
    const share = cost === largest ? new Big(cost.expected).plus(difference) : new Big(cost.expected);
    const amount = (share.gt(0) ? share : new Big(cost.expected)).toFixed(minorUnits(currency));
    return { ...cost, amount, difference: differenceOf(amount, cost.expected, currency) };
  });
}
