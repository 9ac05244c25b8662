export * from "./calls.ts";
