export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./menu.ts";
export * from "./preset-items.ts";
export * from "./charges.ts";
