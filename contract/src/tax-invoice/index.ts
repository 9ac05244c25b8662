import type { Call } from "#core";
import { taxInvoiceChangingCalls } from "./change-calls.ts";
import { taxInvoiceReadingCalls } from "./list-calls.ts";

export * from "./change-calls.ts";
export * from "./field-texts.ts";
export * from "./list-calls.ts";
export * from "./menu.ts";
export * from "./records.ts";
export * from "./refusals.ts";
export * from "./rules.ts";
export * from "./words.ts";

export const taxInvoiceCalls: readonly Call[] = [...taxInvoiceReadingCalls, ...taxInvoiceChangingCalls];
