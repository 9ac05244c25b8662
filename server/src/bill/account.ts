import type { getCargoTransportationAccount, ListedBill } from "@lading/contract/bill";
import { amountLeft, sumOfAmounts, worthOf } from "@lading/contract/charge-item";
import { coreRefusals, currencies, refuse } from "@lading/contract/core";
import type { SupplierCost } from "@lading/contract/supplier-cost";
import { paymentStatusNames } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { costsOfWaybills, waybillNumber } from "#supplier-cost";
import { visibleWaybills, type SignedJobs } from "#waybill";
import { billsOfWaybills } from "./read.ts";

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  mainNumber: string;
  isMain: boolean;
  customerNumber: string;
  customerName: string;
  loadingPort: string;
  destinationPort: string;
  pieces: number;
  chargeableWeight: string;
  shippingDate: string;
  paymentStatus: (typeof paymentStatusNames)[number];
  voided: boolean;
}

/**
 * A waybill's whole account. A main waybill's sums are those of its job: its own charges and those of the houses under it
 * that the user sees, as the job summary has them.
 */
export function showAccount(signed: SignedJobs | undefined) {
  return async (context: Context<typeof getCargoTransportationAccount>) => {
    const { db, input, session, language } = context;
    const { rows } = await db.execute<Row>(sql`
    SELECT id, ${waybillNumber} AS number, main_number AS "mainNumber", is_main AS "isMain",
      customer_number AS "customerNumber", ${customerNameIn("waybill", language)} AS "customerName", loading_port AS "loadingPort",
      destination_port AS "destinationPort", pieces, trim_scale(chargeable_weight)::text AS "chargeableWeight",
      shipping_date::text AS "shippingDate", payment_status AS "paymentStatus", voided_at IS NOT NULL AS voided
    FROM waybill WHERE ${await visibleWaybills(db, session)} AND waybill.id = ${input.waybillId}`);
    const [waybill] = rows;
    if (!waybill) throw refuse(coreRefusals.notFound);
    const houses = waybill.isMain ? await housesOf(context, waybill.id) : [];
    const ids = [waybill.id, ...houses];
    const [costs, bills, jobs] = await Promise.all([
      costsOfWaybills(db, session, ids, language),
      billsOfWaybills(db, session, ids, language),
      signed?.(db, session.companyId, [waybill.id]),
    ]);
    return {
      waybill: { ...waybill, jobSigned: jobs?.has(waybill.id) ?? false },
      costs: costs.filter(({ waybillId }) => waybillId === waybill.id),
      bills: bills.filter(({ waybillId }) => waybillId === waybill.id),
      houses: houses.length,
      totals: totalsOf(costs, bills),
      settlement: settlementOf(costs, bills),
    };
  };
}

/** The houses under a main waybill that the user sees. */
async function housesOf({ db, session }: Pick<Context, "db"> & { session: StaffSession }, mainId: string) {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM waybill WHERE ${await visibleWaybills(db, session)} AND waybill.main_waybill_id = ${mainId}`);
  return rows.map(({ id }) => id);
}

/** Sums in each currency that occurs, in the order that the trade names them. */
function totalsOf(costs: readonly SupplierCost[], bills: readonly ListedBill[]) {
  return currencies
    .filter((currency) => [...costs, ...bills].some((row) => row.currency === currency))
    .map((currency) => withProfit(currency, sumIn(currency, bills), sumIn(currency, costs)));
}

function sumIn(currency: string, rows: readonly { currency: string; amount: string }[]): string {
  const amounts = rows.filter((row) => row.currency === currency).map(({ amount }) => amount);
  return sumOfAmounts(amounts, currency);
}

/** All in the settlement currency; in two only where the company has changed it since. */
function settlementOf(costs: readonly SupplierCost[], bills: readonly ListedBill[]) {
  return currencies
    .filter((currency) => [...costs, ...bills].some((row) => row.settlementCurrency === currency))
    .map((currency) => withProfit(currency, worthIn(currency, bills), worthIn(currency, costs)));
}

function worthIn(
  currency: string,
  rows: readonly { settlementCurrency: string; amount: string; rate: string }[],
): string {
  const own = rows.filter((row) => row.settlementCurrency === currency);
  return worthOf(own, currency);
}

function withProfit<C extends string>(currency: C, sales: string, costs: string) {
  return { currency, sales, costs, profit: amountLeft(sales, costs) };
}
