export * from "./hit-calls.ts";
export * from "./kinds.ts";
export * from "./list-calls.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
export * from "./restricted-calls.ts";
export * from "./screening-calls.ts";
export * from "./titles.ts";
export { marketRiskCalls } from "./all-calls.ts";
