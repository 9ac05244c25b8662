export * from "./field-texts.ts";
export * from "./language.ts";
export { PageShown } from "./page-shown.ts";
export * from "./texts.ts";
