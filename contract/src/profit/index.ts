export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./menu.ts";
