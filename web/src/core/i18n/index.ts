export * from "./field-texts.ts";
export * from "./language.ts";
export * from "./texts.ts";
