import { coreRefusals, refuse, Refused, type InputOf } from "@lading/contract/core";
import { creditRight, type getCustomerCredit, type loadContractSettings } from "@lading/contract/customer-contract";
import { exchangeRateRefusals } from "@lading/contract/exchange-rate";
import { and, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { visibleCustomers, type OpenBills } from "#customer";
import { settlementOf } from "#currency";
import { rateOn } from "#exchange-rate";
import { readStanding } from "./standing.ts";

/** How the credit of a customer stands whom the user sees, for the form that is about to give it more. */
export function showCredit(openBills: OpenBills) {
  return async ({ db, input, session, language }: Context<typeof getCustomerCredit>) => {
    const { customerId, customerNumber, exceptBillId } = input;
    const one =
      customerId === undefined ? sql`customer.customer_number = ${customerNumber}` : sql`customer.id = ${customerId}`;
    const which = sql`${and(await visibleCustomers(db, session), one)}`;
    const coming = await comingOf(db, session.companyId, input);
    const standing = await readStanding(db, openBills, session.companyId, { language, which, exceptBillId, coming });
    if (!standing) throw refuse(coreRefusals.notFound);
    return { ...standing, mayPass: session.rights.has(creditRight) };
  };
}

/** The currency of credit, and whether the user may release it. */
export async function loadSettings({ db, session }: Context<typeof loadContractSettings>) {
  const currency = await settlementOf(db, session.companyId);
  return { currency, mayRelease: session.rights.has(creditRight) };
}

/** The bill that is being written, where there is a rate for it. */
async function comingOf(db: Db, companyId: string, { amount, currency, date }: InputOf<typeof getCustomerCredit>) {
  if (amount === "" || currency === undefined || date === "") return null;
  try {
    return { amount, rate: (await rateOn(db, companyId, currency, date)).rate };
  } catch (error) {
    if (error instanceof Refused && error.refusal === exchangeRateRefusals.none) return null;
    throw error;
  }
}
