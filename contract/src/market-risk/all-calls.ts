import type { Call } from "#core";
import { hitCalls } from "./hit-calls.ts";
import { listCalls } from "./list-calls.ts";
import { restrictedCalls } from "./restricted-calls.ts";
import { screeningCalls } from "./screening-calls.ts";

/** Every call about whom not to deal with. */
export const marketRiskCalls: readonly Call[] = [...listCalls, ...screeningCalls, ...hitCalls, ...restrictedCalls];
