import {
  deleteCargoFile,
  editCargoFile,
  getCargoFileArchiveLink,
  getCargoFileLogList,
  getCargoTransportFileDetail,
  getWayBillByPrimaryFileList,
  saveCargoFile,
  saveWayBillByPrimaryFile,
  saveWayBillFile,
  sendFileDetailsEmail,
} from "@lading/contract/cargo-file";
import type { RecordKind } from "#core/testing";

export const cargoFileKinds: readonly RecordKind[] = [
  {
    name: "cargoUpload",
    fields: ["fileId"],
    only: [saveCargoFile, saveWayBillByPrimaryFile, saveWayBillFile],
    make: ({ upload }) => upload("cargoFile"),
  },
  // Papers of a main waybill are saved with it only.
  { name: "mainWaybill", fields: ["waybillId"], only: [getWayBillByPrimaryFileList, saveWayBillByPrimaryFile] },
  {
    name: "cargoFile",
    calls: [
      deleteCargoFile,
      editCargoFile,
      getCargoFileArchiveLink,
      getCargoFileLogList,
      getCargoTransportFileDetail,
      sendFileDetailsEmail,
    ],
    make: async ({ ask, idOf, newestIn, word }) => {
      const files = [{ fileId: await idOf("cargoUpload"), type: "invoice" as const }];
      await ask(saveCargoFile, { files, jobNumber: word });
      return await newestIn("cargo_file");
    },
  },
];
