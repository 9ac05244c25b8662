export * from "./menu.ts";
