export { checkAccess, holdsAny, isExpired } from "./rights.ts";
export type { NameRight } from "./rights.ts";
