import {
  editWayBillLogisticsStatus,
  historyDeliveryDetails,
  withdrawWayBillLogisticsStatus,
} from "@lading/contract/logistics-state";
import {
  createBarCodePdf,
  createWayBillPdf,
  exportAirWaybillMessages,
  exportCustomerWayBillList,
  exportWayBillList,
  exportWayBillOperationLog,
  getCustomerWayBillList,
  getWayBillOperationLog,
  getWayBillShippingLabelPrintInfoByWbNumber,
  loadWayBillInfo,
  wayBillDetail,
  wayBillListByPage,
} from "@lading/contract/waybill";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { listCustomersOwn } from "./customer-list.ts";
import { showWaybill } from "./detail.ts";
import { listEvents, moveWaybills, withdrawEvent } from "./events.ts";
import { orderCustomerExport, orderExport, orderLogExport, registerExports } from "./export.ts";
import { listWaybills } from "./list.ts";
import { loadWaybill } from "./load.ts";
import { listLog } from "./log.ts";
import { exportMessages } from "./messages.ts";
import { printLabels, printWaybills, showLabel } from "./print.ts";
import { writingJobs, writingRoutes } from "./writing.ts";

export { addressesOf, rememberAddresses } from "./address-history.ts";
export { countryCodeOf, countryName } from "./countries.ts";
export { mergeCustomerOfWaybills } from "./merge-customer.ts";
export { portLabel, unLocationCode } from "./ports.ts";
export { waybills } from "./tables.ts";
export { visibleWaybills } from "./visible.ts";

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
    on(exportAirWaybillMessages, exportMessages),
    on(exportWayBillList, orderExport),
    on(exportCustomerWayBillList, orderCustomerExport),
    on(getWayBillOperationLog, listLog),
    on(exportWayBillOperationLog, orderLogExport),
    onWithoutTransaction(createBarCodePdf, printLabels),
    onWithoutTransaction(createWayBillPdf, printWaybills),
    on(getWayBillShippingLabelPrintInfoByWbNumber, showLabel),
    ...writingRoutes,
  ],
  jobs: [writingJobs, registerExports],
};
