export * from "./calls.ts";
export * from "./menu.ts";
export * from "./phases.ts";
export * from "./preset-states.ts";
