export * from "./calls.ts";
export * from "./lines.ts";
export * from "./refusals.ts";
export * from "./summary.ts";
export * from "./sums.ts";
