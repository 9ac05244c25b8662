import type { Call } from "#core";
import { recordCalls } from "./calls.ts";
import { fetchExchangeRates } from "./fetch-calls.ts";
import { rateLogCalls } from "./log-calls.ts";

/** Every call of exchange rates. */
export const exchangeRateCalls: readonly Call[] = [...recordCalls, fetchExchangeRates, ...rateLogCalls];
