export * from "./audit-calls.ts";
export * from "./calls.ts";
export * from "./menu.ts";
export * from "./records.ts";
export * from "./refusals.ts";
export * from "./settings-calls.ts";
export * from "./words.ts";
