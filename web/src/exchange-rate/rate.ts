import type { AnswerOf } from "@lading/contract/core";
import type { fetchExchangeRates, getExchangeRateList, getExchangeRateLogList } from "@lading/contract/exchange-rate";
import type { RowOf } from "#ui";

/** One of the company's exchange rates. */
export type Rate = RowOf<typeof getExchangeRateList>;
/** What was done to a rate. */
export type LogEntry = RowOf<typeof getExchangeRateLogList>;
/** What became of the published rates. */
export type Fetched = AnswerOf<typeof fetchExchangeRates>;
