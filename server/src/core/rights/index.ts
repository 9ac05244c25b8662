export { checkAccess, isExpired, nameRight } from "./rights.ts";
