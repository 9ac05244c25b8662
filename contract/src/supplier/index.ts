import type { Call } from "#core";
import { agentCalls } from "./agent-calls.ts";
import { importCalls } from "./import-calls.ts";
import { infoCalls } from "./info-calls.ts";
import { offerCalls } from "./offer-calls.ts";
import { serviceCalls } from "./service-calls.ts";

export * from "./agent-calls.ts";
export * from "./field-texts.ts";
export * from "./import-calls.ts";
export * from "./info-calls.ts";
export * from "./kinds.ts";
export * from "./log-texts.ts";
export * from "./menu.ts";
export * from "./offer-calls.ts";
export * from "./option-calls.ts";
export * from "./service-calls.ts";
export { serviceRow } from "./service-fields.ts";
export * from "./service-kinds.ts";
export { infoPage as supplierPage, supplierFields } from "./fields.ts";
export { supplierRefusals } from "./refusals.ts";

export const supplierCalls: readonly Call[] = [
  ...infoCalls,
  ...importCalls,
  ...serviceCalls,
  ...agentCalls,
  ...offerCalls,
];
