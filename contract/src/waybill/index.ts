import type { Call } from "#core";
import { airlineMessageCalls } from "./airline-message-calls.ts";
import { airlineMessageImportCalls } from "./airline-message-import-calls.ts";
import { consolidationCalls } from "./consolidation-calls.ts";
import { formCalls } from "./form-calls.ts";
import { importCalls } from "./import-calls.ts";
import { listCalls } from "./list-calls.ts";
import { logCalls } from "./log-calls.ts";
import { lookupCalls } from "./lookup-calls.ts";
import { mainCalls } from "./main-calls.ts";
import { manyCalls } from "./many-calls.ts";
import { printCalls } from "./print-calls.ts";
import { recordCalls } from "./record-calls.ts";
import { stockCalls } from "./stock-calls.ts";

export * from "./account-refusals.ts";
export * from "./check-digits.ts";
export * from "./consolidation-calls.ts";
export * from "./consolidation-refusals.ts";
export * from "./field-texts.ts";
export * from "./fields.ts";
export * from "./form-calls.ts";
export * from "./forms.ts";
export * from "./import-calls.ts";
export * from "./airline-message-calls.ts";
export * from "./airline-message-refusals.ts";
export * from "./job-titles.ts";
export * from "./kinds.ts";
export * from "./list-calls.ts";
export * from "./party-fields.ts";
export * from "./log-calls.ts";
export * from "./log-texts.ts";
export * from "./lookup-calls.ts";
export * from "./main-calls.ts";
export * from "./many-calls.ts";
export * from "./measures.ts";
export * from "./airline-message-import-calls.ts";
export * from "./airline-message-import-texts.ts";
export * from "./menu.ts";
export * from "./notify-name.ts";
export * from "./piece-code.ts";
export * from "./print-calls.ts";
export * from "./record-calls.ts";
export * from "./goods-refusals.ts";
export * from "./refusals.ts";
export * from "./stock-calls.ts";

export const waybillCalls: readonly Call[] = [
  ...formCalls,
  ...mainCalls,
  ...consolidationCalls,
  ...listCalls,
  ...recordCalls,
  ...manyCalls,
  ...logCalls,
  ...printCalls,
  ...importCalls,
  ...stockCalls,
  ...lookupCalls,
  ...airlineMessageCalls,
  ...airlineMessageImportCalls,
];
