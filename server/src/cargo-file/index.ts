import {
  deleteCargoFile,
  editCargoFile,
  exportCargoFileCentersList,
  getCargoFileArchiveLink,
  getCargoFileCentersList,
  getCargoFileLogList,
  getCargoTransportFileDetail,
  getWayBillByPrimaryFileList,
  saveCargoFile,
  saveWayBillByPrimaryFile,
  sendFileDetailsEmail,
} from "@lading/contract/cargo-file";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { archiveRoute, linkArchive } from "./archive.ts";
import { exportFiles } from "./export.ts";
import { listFiles, listOfMain, showFile } from "./list.ts";
import { listFileLog } from "./log.ts";
import { addFiles, addFilesOfMain, deleteFiles, editFile } from "./save.ts";
import { sendFiles } from "./send.ts";

export { opensCargoFile, seesCargoFile } from "./read.ts";
export { cargoFiles } from "./tables.ts";

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
    on(getWayBillByPrimaryFileList, listOfMain),
    on(saveWayBillByPrimaryFile, addFilesOfMain),
  ],
  plugin: archiveRoute,
};
