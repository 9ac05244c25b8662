import {
  deleteCargoFile,
  editCargoFile,
  exportCargoFileCentersList,
  getCargoFileArchiveLink,
  getCargoFileCentersList,
  getCargoFileLogList,
  getCargoTransportFileDetail,
  getWayBillByPrimaryFileList,
  getWayBillFileList,
  saveCargoFile,
  saveWayBillByPrimaryFile,
  saveWayBillFile,
  sendFileDetailsEmail,
} from "@lading/contract/cargo-file";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { archiveRoute, linkArchive } from "./archive.ts";
import { editFile } from "./edit.ts";
import { exportFiles } from "./export.ts";
import { listFiles, listOfMain, listOfWaybill, showFile } from "./list.ts";
import { listFileLog } from "./log.ts";
import { addFiles, addFilesOfMain, addFilesOfWaybill, deleteFiles } from "./save.ts";
import { sendFiles } from "./send.ts";

export { cargoFileKinds } from "./make.ts";
export { addDemoCargoFiles } from "./demo.ts";
export { cargoFileValues } from "./log.ts";
export { filesOfCustomer } from "./of-customer.ts";
export { addPapers } from "./papers.ts";
export { opensCargoFile, papersOfWaybill, seenCargoFile, seesCargoFile } from "./read.ts";

/** The cargo file centre: papers of jobs, waybills and warehouses. */
export const cargoFileModule: ServerModule = {
  name: "cargo-file",
  routes: [
    on(saveCargoFile, addFiles),
    on(getCargoFileCentersList, listFiles),
    on(exportCargoFileCentersList, exportFiles),
    on(getCargoTransportFileDetail, showFile),
    on(getCargoFileLogList, listFileLog),
    on(getCargoFileArchiveLink, linkArchive),
    on(editCargoFile, editFile),
    on(deleteCargoFile, deleteFiles),
    onWithoutTransaction(sendFileDetailsEmail, sendFiles),
    on(getWayBillFileList, listOfWaybill),
    on(saveWayBillFile, addFilesOfWaybill),
    on(getWayBillByPrimaryFileList, listOfMain),
    on(saveWayBillByPrimaryFile, addFilesOfMain),
  ],
  plugin: archiveRoute,
};
