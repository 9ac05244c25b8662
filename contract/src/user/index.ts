import type { Call } from "#core";
import { administrationCalls } from "./administration.ts";
import { companyCalls } from "./company.ts";
import { firstStepCalls } from "./first-steps.ts";
import { invoiceTitleCalls } from "./invoice-titles.ts";
import { personCalls } from "./person.ts";
import { shareCalls } from "./share.ts";
import { walletCalls } from "./wallet.ts";

export * from "./administration.ts";
export * from "./company.ts";
export * from "./field-texts.ts";
export * from "./first-steps.ts";
export * from "./invoice-titles.ts";
export * from "./menu.ts";
export * from "./own-company.ts";
export * from "./person.ts";
export * from "./refusals.ts";
export * from "./share.ts";
export * from "./wallet.ts";
export const userCalls: readonly Call[] = [
  ...personCalls,
  ...firstStepCalls,
  ...shareCalls,
  ...walletCalls,
  ...companyCalls,
  ...administrationCalls,
  ...invoiceTitleCalls,
];
