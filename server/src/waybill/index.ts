import { getCustomerWayBillList, wayBillListByPage } from "@lading/contract/waybill";
import { on, type ServerModule } from "#core/http";
import { listCustomersOwn } from "./customer-list.ts";
import { listWaybills } from "./list.ts";
import { writingJobs, writingRoutes } from "./writing.ts";

export { portLabel } from "./ports.ts";
export { waybills } from "./tables.ts";

/** Waybills of all five types: their numbers, goods, people, events, documents and history. */
export const waybillModule: ServerModule = {
  name: "waybill",
  routes: [on(wayBillListByPage, listWaybills), on(getCustomerWayBillList, listCustomersOwn), ...writingRoutes],
  jobs: [writingJobs],
};
