export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./refusals.ts";
