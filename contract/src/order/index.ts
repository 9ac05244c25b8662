import type { Call } from "#core";
import { customerOrderCalls } from "./customer-calls.ts";
import { staffOrderCalls } from "./staff-calls.ts";

export * from "./customer-calls.ts";
export * from "./field-texts.ts";
export * from "./fields.ts";
export * from "./filters.ts";
export * from "./kinds.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
export * from "./rows.ts";
export * from "./staff-calls.ts";

export const orderCalls: readonly Call[] = [...staffOrderCalls, ...customerOrderCalls];
