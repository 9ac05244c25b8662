export * from "./copy.ts";
export * from "./notices.ts";
