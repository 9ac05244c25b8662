export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./job-steps.ts";
export * from "./lines.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
export * from "./summary.ts";
export * from "./sums.ts";
