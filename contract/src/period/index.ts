export * from "./calls.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
export * from "./words.ts";
