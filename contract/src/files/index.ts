export * from "./kinds.ts";
export * from "./refusals.ts";
export * from "./routes.ts";
export * from "./uses.ts";
