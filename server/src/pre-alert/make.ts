import {
  createArrivalNoticePdf,
  createPreAlertPdf,
  createWorkOrderByPreAlert,
  deletePreAlert,
  editPreAlertInfo,
  editPreAlertState,
  getArrivalNoticeDetail,
  getPreAlertInfo,
  getPreAlertMailDraft,
  ladingInternaPush,
  savePreAlertInfo,
  sendArrivalNotice,
  sendMailByPreAlertFile,
} from "@lading/contract/pre-alert";
import type { RecordKind } from "#core/testing";

export const preAlertKinds: readonly RecordKind[] = [
  {
    name: "preAlert",
    fields: ["preAlertId"],
    calls: [
      createArrivalNoticePdf,
      createPreAlertPdf,
      createWorkOrderByPreAlert,
      deletePreAlert,
      editPreAlertInfo,
      editPreAlertState,
      getArrivalNoticeDetail,
      getPreAlertInfo,
      getPreAlertMailDraft,
      ladingInternaPush,
      sendArrivalNotice,
      sendMailByPreAlertFile,
    ],
    make: async ({ ask, idOf, word }) => {
      const preAlert = { ...savePreAlertInfo.example, waybillIds: [await idOf("waybill")], originAgent: word };
      return (await ask(savePreAlertInfo, preAlert)).id;
    },
  },
];
