import { hitCalls } from "./hit-calls.ts";
import { listCalls } from "./list-calls.ts";
import { restrictedCalls } from "./restricted-calls.ts";
import { screeningCalls } from "./screening-calls.ts";

/** Every call about whom not to deal with. */
export const marketRiskCalls = [...listCalls, ...screeningCalls, ...hitCalls, ...restrictedCalls];
