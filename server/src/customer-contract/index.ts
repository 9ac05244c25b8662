import {
  addContract,
  deleteContract,
  editContract,
  exportContractList,
  getContractList,
  getContractLogList,
  getCustomerCredit,
  loadContractInfo,
  loadContractSettings,
} from "@lading/contract/customer-contract";
import { on, type ServerModule } from "#core/http";
import type { OpenBills } from "#customer";
import { loadSettings, showCredit } from "./credit.ts";
import { exportContracts, listContracts } from "./list.ts";
import { listContractLog } from "./log.ts";
import { registerNotices } from "./notices.ts";
import { loadContract } from "./read.ts";
import { registerReminders } from "./reminders.ts";
import { changeContract, createContract, deleteContracts } from "./save.ts";

export { contractKinds } from "./make.ts";
export { addDemoContracts } from "./demo.ts";
export { creditGate } from "./gate.ts";
export { creditGiver, type CreditGate, type CreditGiver, type CreditPass } from "./giver.ts";
export { creditDaysOf, creditLeftBy, type CreditLeft } from "./standing.ts";
export { contractBadge, opensContract, seesContractFile } from "./read.ts";

/** Contracts with customers, and the credit that they give, measured by the open bills that `app.ts` hands in. */
export function customerContractModule({ openBills }: { openBills: OpenBills }): ServerModule {
  return {
    name: "customer-contract",
    routes: [
      on(getContractList, listContracts),
      on(exportContractList, exportContracts),
      on(loadContractInfo, loadContract),
      on(addContract, createContract),
      on(editContract, changeContract),
      on(deleteContract, deleteContracts),
      on(getContractLogList, listContractLog),
      on(getCustomerCredit, showCredit(openBills)),
      on(loadContractSettings, loadSettings),
    ],
    jobs: [registerReminders, registerNotices],
  };
}
