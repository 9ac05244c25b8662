export * from "./calls.ts";
export * from "./fields.ts";
export * from "./kinds.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
