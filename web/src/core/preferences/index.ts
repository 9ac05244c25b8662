export * from "./preferences.ts";
