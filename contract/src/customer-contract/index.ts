import type { Call } from "#core";
import {
  addContract,
  deleteContract,
  editContract,
  exportContractList,
  getContractList,
  getContractLogList,
  loadContractInfo,
} from "./calls.ts";
import { getCustomerCredit, loadContractSettings } from "./credit.ts";

export * from "./calls.ts";
export * from "./credit.ts";
export * from "./kinds.ts";
export * from "./menu.ts";
export * from "./refusals.ts";

export const customerContractCalls: readonly Call[] = [
  getContractList,
  exportContractList,
  loadContractInfo,
  addContract,
  editContract,
  deleteContract,
  getContractLogList,
  getCustomerCredit,
  loadContractSettings,
];
