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
import { exportAirlineMessages } from "./airline-messages/export.ts";
import { showWaybill } from "./detail/detail.ts";
import { listEvents, moveWaybills, withdrawEvent } from "./events/events.ts";
import { orderCustomerExport, orderExport, orderLogExport, registerExports } from "./export/export.ts";
import { loadWaybill } from "./form/load.ts";
import { listCustomersOwn } from "./list/customer-list.ts";
import { listWaybills } from "./list/list.ts";
import { listLog } from "./log/log.ts";
import type { WaybillNeighbours, WaybillReading } from "./neighbours.ts";
import { printLabels, printWaybills, showLabel } from "./print/print.ts";
import { writingJobs, writingRoutes } from "./writing.ts";

export {
  addDemoConsolidations,
  demoShipmentsOf,
  loadDemoShipments,
  rememberDemoParties,
  shareDemoEvents,
} from "./demo/index.ts";
export { refuseBlocked, type PartyQuestion } from "./parties/blocked-party.ts";
export { make as makeWaybillRow, waybillKinds } from "./make.ts";
export { logoName, measure, type Forwarder } from "./documents/index.ts";
export { readForwarder } from "./print/read.ts";
export { makeWaybill } from "./build/create.ts";
export { addEvents } from "./events/add-events.ts";
export { takeBackEvent } from "./events/events.ts";
export { mergeCustomerOfWaybills } from "./parties/merge-customer.ts";
export { waybillUserUse } from "./parties/named-users.ts";
export { stockParties, waybillParties } from "./parties/source.ts";
export type { Gates, NamedContainers, ReceivedGoods, ReceivedOf, RegroupedHouse, Regrouping } from "./neighbours.ts";
export type { ValueTexts, WaybillContainers, WaybillNeighbours, WaybillUse } from "./neighbours.ts";
export { hasWrongNumber, readForHandOver } from "./hand-over/hand-over.ts";
export type { ForHandOver, HandedWaybill, OwnWaybill } from "./hand-over/hand-over.ts";
export { takeOver } from "./hand-over/take-over.ts";
export type { HandedOver, TakenOver } from "./hand-over/take-over.ts";
export { waybillFinder } from "./list/find.ts";
export { iso } from "./list/rows.ts";
export {
  keepPaymentStatus,
  openAccounts,
  tellAccounts,
  type AccountWaybill,
  type JobLock,
  type SignedJobs,
} from "./account.ts";
export { waybills } from "./tables.ts";
export { trackingNumbers } from "./tracking/tables.ts";
export { firstOf, keepTogether, type WaybillKey } from "./tracking/hand-overs.ts";
export { houseOfAirlinePiece } from "./print/airline-pieces.ts";
export { waybillHits } from "./list/pages.ts";
export { meantByPieces, meantSearch } from "./tracking/numbers.ts";
export { routesByNumber } from "./tracking/routes.ts";
export { lockWaybills, visibleWaybills } from "./visible.ts";

/**
 * Waybills of all five types: their numbers, goods, people, events, documents and history. `neighbours` is what
 * other modules have to say: about the parties, and when houses come under a main waybill or leave it.
 */
export function waybillModule(neighbours: WaybillNeighbours = {}): ServerModule {
  return {
    name: "waybill",
    routes: [...readingRoutes(neighbours), ...writingRoutes(neighbours)],
    jobs: [writingJobs(neighbours), registerExports(neighbours)],
  };
}

const readingRoutes = (neighbours: WaybillReading) => [
  on(wayBillListByPage, listWaybills(neighbours)),
  on(getCustomerWayBillList, listCustomersOwn(neighbours)),
  on(loadWayBillInfo, loadWaybill),
  on(wayBillDetail, showWaybill),
  on(editWayBillLogisticsStatus, moveWaybills),
  on(historyDeliveryDetails, listEvents),
  on(withdrawWayBillLogisticsStatus, withdrawEvent),
  on(exportAirWaybillMessages, exportAirlineMessages),
  on(exportWayBillList, orderExport),
  on(exportCustomerWayBillList, orderCustomerExport),
  on(getWayBillOperationLog, listLog(neighbours)),
  on(exportWayBillOperationLog, orderLogExport),
  onWithoutTransaction(createBarCodePdf, printLabels(neighbours)),
  onWithoutTransaction(createWayBillPdf, printWaybills(neighbours)),
  on(getWayBillShippingLabelPrintInfoByWbNumber, showLabel),
];
