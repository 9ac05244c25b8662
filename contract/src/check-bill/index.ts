import type { Call } from "#core";
import { checkBillChangingCalls } from "./change-calls.ts";
import { checkBillReadingCalls } from "./list-calls.ts";

export * from "./change-calls.ts";
export * from "./field-texts.ts";
export * from "./list-calls.ts";
export * from "./menu.ts";
export * from "./records.ts";
export * from "./refusals.ts";
export * from "./words.ts";

export const checkBillCalls: readonly Call[] = [...checkBillReadingCalls, ...checkBillChangingCalls];
