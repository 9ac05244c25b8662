import type { Call } from "#core";
import { paymentInvoiceChangingCalls } from "./change-calls.ts";
import { paymentInvoiceReadingCalls } from "./list-calls.ts";

export * from "./change-calls.ts";
export * from "./field-texts.ts";
export * from "./list-calls.ts";
export * from "./menu.ts";
export * from "./number-key.ts";
export * from "./records.ts";
export * from "./refusals.ts";
export * from "./words.ts";

export const paymentInvoiceCalls: readonly Call[] = [...paymentInvoiceReadingCalls, ...paymentInvoiceChangingCalls];
