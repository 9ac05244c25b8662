export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./fields.ts";
export * from "./refusals.ts";
