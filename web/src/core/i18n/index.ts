export * from "./language.ts";
export * from "./texts.ts";
