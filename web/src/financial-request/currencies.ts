import type { Currency } from "@lading/contract/core";
import { getRequestCurrencyList } from "@lading/contract/financial-request";
import { useRead } from "#core/api";

const none: readonly Currency[] = [];

/** The currencies that requests may be in; none while they are read. */
export function useRequestCurrencies(): { rows: readonly Currency[]; settlementCurrency: Currency | undefined } {
  const { data } = useRead(getRequestCurrencyList, {}, { quiet: true, ownErrors: true });
  return { rows: data?.rows ?? none, settlementCurrency: data?.settlementCurrency };
}
