import type { Call } from "#core";
import { clientFundEntryCalls } from "./entry-calls.ts";
import { clientFundReadingCalls } from "./fund-calls.ts";
import { clientFundMovementCalls } from "./movement-calls.ts";
import { receiptPreRecordCalls } from "./receipts.ts";

export * from "./entries.ts";
export * from "./entry-calls.ts";
export * from "./field-texts.ts";
export * from "./fund-calls.ts";
export * from "./funds.ts";
export * from "./menu.ts";
export * from "./movement-calls.ts";
export * from "./movements.ts";
export * from "./receipts.ts";
export * from "./refusals.ts";
export * from "./words.ts";

export const clientFundCalls: readonly Call[] = [
  ...clientFundEntryCalls,
  ...receiptPreRecordCalls,
  ...clientFundMovementCalls,
  ...clientFundReadingCalls,
];
