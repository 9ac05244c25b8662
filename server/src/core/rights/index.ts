export { checkAccess, isExpired } from "./rights.ts";
export type { NameRight } from "./rights.ts";
