export * from "./calls.ts";
export * from "./menu.ts";
export * from "./preset-states.ts";
