export * from "./entries.ts";
export * from "./menu.ts";
