export * from "./calls.ts";
export * from "./preset-states.ts";
