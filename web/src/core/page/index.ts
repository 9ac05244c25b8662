export * from "./late.ts";
export * from "./named-record.ts";
export * from "./page-context.ts";
export * from "./page.ts";
