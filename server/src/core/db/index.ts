export * from "./errors.ts";
export * from "./insert-rows.ts";
export * from "./like.ts";
export * from "./list.ts";
export * from "./named.ts";
export * from "./pool.ts";
export * from "./transaction.ts";
export * from "./tables.ts";
