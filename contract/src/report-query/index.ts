export * from "./calls.ts";
export * from "./definition.ts";
export * from "./field-texts.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
export * from "./sources.ts";
