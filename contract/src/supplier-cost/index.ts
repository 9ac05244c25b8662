export * from "./calls.ts";
export * from "./refusals.ts";
