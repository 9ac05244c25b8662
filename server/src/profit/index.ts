import { exportProfitStatisticsList, getProfitStatisticsList } from "@lading/contract/profit";
import { on, type ServerModule } from "#core/http";
import { exportProfit, listProfit } from "./list.ts";
import { registerProfitSums } from "./sum-again.ts";

export { profitEntries } from "./entries.ts";
export { profitDifferences } from "./verify.ts";

/** The earnings of shipments, by job, customer, person and company. It keeps sums of them, which a job makes anew. */
export const profitModule: ServerModule = {
  name: "profit",
  routes: [on(getProfitStatisticsList, listProfit), on(exportProfitStatisticsList, exportProfit)],
  jobs: [registerProfitSums],
};
