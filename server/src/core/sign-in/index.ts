export { customerSignInName, signInName } from "./names.ts";
export { countWrong, forgetWrong, mustWait, removeOldAttempts } from "./attempts.ts";
export { signIns } from "./tables.ts";
