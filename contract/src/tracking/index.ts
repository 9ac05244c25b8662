export * from "./calls.ts";
export * from "./dcsa.ts";
export * from "./dcsa-codes.ts";
