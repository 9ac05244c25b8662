export * from "./calls.ts";
export * from "./fetch-calls.ts";
export * from "./log-calls.ts";
export * from "./menu.ts";
export * from "./rates.ts";
export * from "./refusals.ts";
export { exchangeRateCalls } from "./all-calls.ts";
