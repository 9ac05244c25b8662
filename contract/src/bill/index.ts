import type { Call } from "#core";
import { recordCalls } from "./calls.ts";
import { sendingCalls } from "./sending-calls.ts";

export * from "./bills.ts";
export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./refusals.ts";
export * from "./tax-invoiced.ts";
export * from "./sending-calls.ts";

export const billCalls: readonly Call[] = [...recordCalls, ...sendingCalls];
export * from "./job-titles.ts";
