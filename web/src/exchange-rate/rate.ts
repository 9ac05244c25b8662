import type { AnswerOf } from "@lading/contract/core";
import type { fetchExchangeRates, getExchangeRateList, getExchangeRateLogList } from "@lading/contract/exchange-rate";
import type { RowOf } from "#ui";

/** An exchange rate of the company. */
export type Rate = RowOf<typeof getExchangeRateList>;
/** An operation on a rate. */
export type LogEntry = RowOf<typeof getExchangeRateLogList>;
/** The outcome of fetching published rates. */
export type Fetched = AnswerOf<typeof fetchExchangeRates>;
