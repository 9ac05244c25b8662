export * from "./checked-import.ts";
export * from "./import-calls.ts";
export * from "./refusals.ts";
