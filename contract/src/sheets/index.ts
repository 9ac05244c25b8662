export * from "./checked-import.ts";
export * from "./refusals.ts";
