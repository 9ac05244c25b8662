export { checkCode, codeRules, issueCode, removeOldCodes, takeCode } from "./codes.ts";
export type { CodePurpose } from "./codes.ts";
