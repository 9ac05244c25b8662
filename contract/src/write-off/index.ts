export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./menu.ts";
export * from "./opening-calls.ts";
export * from "./records.ts";
export * from "./refusals.ts";
export * from "./words.ts";
