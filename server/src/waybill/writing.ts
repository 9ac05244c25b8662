import {
  addAwbStock,
  addWayBill,
  addWayBillAirTransport,
  addWayBillByPrimary,
  addWayBillMainNumber,
  addWayBillShipping,
  addWayBillShippingByNew,
  deleteWayBillInfo,
  editAwbStock,
  editWayBill,
  editWayBillAirTransport,
  editWayBillByPrimary,
  editWayBillCodStatus,
  editWayBillShipping,
  editWayBillShippingByNew,
  getAwbNumberList,
  getAwbStockList,
  getDepartureExpressList,
  getWayBillAddressHistoryList,
  getWayBillCabinetTypeListByClassId,
  saveDepartureExpressNumbers,
  takeAwbNumber,
  takeOutOfMainWayBill,
  voidAwbNumber,
  getWayBillImportTemplate,
  getWayBillListByNumbers,
  importAirWaybillMessages,
  mergeWayBillByMainNumber,
  getMarkedWayBillImport,
  previewWayBillImport,
  readAirWaybillMessages,
  startWayBillImport,
  voidWayBill,
  unvoidWayBill,
  editWayBillBatch,
} from "@lading/contract/waybill";
import { on, onWithoutTransaction, type Route, type Services } from "#core/http";
import { importAirlineMessages } from "./airline-messages/import.ts";
import { readAirlineMessages } from "./airline-messages/read.ts";
import { createWaybill } from "./build/create.ts";
import { setCodStatus } from "./cod-status.ts";
import { consolidateHouses, giveMainNumber } from "./consolidate/consolidate.ts";
import { takeHousesOut } from "./consolidate/take-out.ts";
import { deleteWaybills } from "./delete.ts";
import { listDeparture, saveDeparture } from "./departure.ts";
import { editWaybill } from "./form/edit.ts";
import { listAddresses, listCabinetTypes } from "./form/lookups.ts";
import { makeTemplate, markImport, previewImport, startImport } from "./import/import.ts";
import { importJob, runImport } from "./import/job.ts";
import { listByNumbers } from "./list/by-numbers.ts";
import { createMain, editMain } from "./main/main-waybill.ts";
import type { Gates, WaybillNeighbours } from "./neighbours.ts";
import { editMany } from "./many.ts";
import { addStock, editStock, listNumbers, listStock, takeNumber, voidNumber } from "./stock/stock.ts";
import { unvoidWaybills } from "./unvoid.ts";
import { voidWaybills } from "./void.ts";

/** Everything that makes or changes a waybill, and what its forms choose from. */
export const writingRoutes = (neighbours: WaybillNeighbours): readonly Route[] => [
  on(addWayBillAirTransport, createWaybill(neighbours)),
  on(addWayBillShipping, createWaybill(neighbours)),
  on(addWayBillShippingByNew, createWaybill(neighbours)),
  on(addWayBill, createWaybill(neighbours)),
  on(editWayBillAirTransport, editWaybill(neighbours)),
  on(editWayBillShipping, editWaybill(neighbours)),
  on(editWayBillShippingByNew, editWaybill(neighbours)),
  on(editWayBill, editWaybill(neighbours)),
  on(addWayBillByPrimary, createMain(neighbours, neighbours.screen)),
  on(editWayBillByPrimary, editMain(neighbours, neighbours.screen)),
  on(addWayBillMainNumber, giveMainNumber),
  on(mergeWayBillByMainNumber, consolidateHouses(neighbours, neighbours.screen)),
  on(takeOutOfMainWayBill, takeHousesOut(neighbours)),
  on(getWayBillListByNumbers, listByNumbers),
  on(deleteWayBillInfo, deleteWaybills(neighbours.usedBy ?? [])),
  on(voidWayBill, voidWaybills(neighbours)),
  on(unvoidWayBill, unvoidWaybills(neighbours)),
  on(editWayBillBatch, editMany),
  on(editWayBillCodStatus, setCodStatus),
  on(getDepartureExpressList, listDeparture),
  on(saveDepartureExpressNumbers, saveDeparture),
  on(getAwbStockList, listStock),
  on(addAwbStock, addStock),
  on(editAwbStock, editStock),
  on(takeAwbNumber, takeNumber),
  on(getAwbNumberList, listNumbers),
  on(voidAwbNumber, voidNumber),
  on(getWayBillCabinetTypeListByClassId, listCabinetTypes),
  on(getWayBillAddressHistoryList, listAddresses),
  on(getWayBillImportTemplate, makeTemplate),
  onWithoutTransaction(previewWayBillImport, previewImport(neighbours)),
  onWithoutTransaction(getMarkedWayBillImport, markImport(neighbours)),
  on(startWayBillImport, startImport),
  on(readAirWaybillMessages, readAirlineMessages(neighbours)),
  on(importAirWaybillMessages, importAirlineMessages(neighbours, neighbours)),
];

/** Work in the background that makes waybills. */
export function writingJobs(gates: Gates): (services: Services) => Promise<void> {
  return (services) => {
    services.jobs.handle(importJob, (run) => runImport(run, services, gates));
    return Promise.resolve();
  };
}
