import {
  editWayBillLogisticsStatus,
  historyDeliveryDetails,
  withdrawWayBillLogisticsStatus,
} from "@lading/contract/logistics-state";
import { getCustomerWayBillList, loadWayBillInfo, wayBillDetail, wayBillListByPage } from "@lading/contract/waybill";
import { on, type ServerModule } from "#core/http";
import { listCustomersOwn } from "./customer-list.ts";
import { showWaybill } from "./detail.ts";
import { listEvents, moveWaybills, withdrawEvent } from "./events.ts";
import { listWaybills } from "./list.ts";
import { loadWaybill } from "./load.ts";
import { writingJobs, writingRoutes } from "./writing.ts";

export { portLabel } from "./ports.ts";
export { waybills } from "./tables.ts";

/** Waybills of all five types: their numbers, goods, people, events, documents and history. */
export const waybillModule: ServerModule = {
  name: "waybill",
  routes: [
    on(wayBillListByPage, listWaybills),
    on(getCustomerWayBillList, listCustomersOwn),
    on(loadWayBillInfo, loadWaybill),
    on(wayBillDetail, showWaybill),
    on(editWayBillLogisticsStatus, moveWaybills),
    on(historyDeliveryDetails, listEvents),
    on(withdrawWayBillLogisticsStatus, withdrawEvent),
    ...writingRoutes,
  ],
  jobs: [writingJobs],
};
