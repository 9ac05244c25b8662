import {
  createArrivalNoticePdf,
  createPreAlertPdf,
  createWorkOrderByPreAlert,
  deletePreAlert,
  editPreAlertInfo,
  editPreAlertState,
  exportPreAlertList,
  getArrivalNoticeDetail,
  getPreAlertHouseList,
  getPreAlertInfo,
  getPreAlertList,
  getPreAlertMailDraft,
  getPreAlertTarget,
  getPreAlertWaybillRecordFileList,
  getPreAlterOperationLogList,
  ladingInternaPush,
  loadPreAlertInfo,
  savePreAlertInfo,
  sendArrivalNotice,
  sendMailByPreAlertFile,
} from "@lading/contract/pre-alert";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import type { PartyQuestion } from "#waybill";
import { listHouses } from "./houses.ts";
import { exportAlerts, listAlerts, showAlert } from "./list.ts";
import { listLog } from "./log.ts";
import { draftMail, sendAlert } from "./mail.ts";
import { mailNotice } from "./notice-mail.ts";
import { printNotice, printSheet, showNotice } from "./papers.ts";
import { listWaybillFiles, loadPrefilled } from "./prefill.ts";
import { pushAlert, showTarget } from "./push.ts";
import { addAlert, deleteAlerts, editAlert } from "./save.ts";
import { setState } from "./state.ts";
import { makeWorkOrder } from "./work-order.ts";

export { preAlertKinds } from "./make.ts";
export { addDemoPreAlerts, type DemoPlace, type DemoSide } from "./demo/index.ts";
export { preAlertFinder } from "./find.ts";
export { preAlertParties } from "./parties.ts";
export { preAlertBadge } from "./count.ts";
export { opensPreAlert, seesPreAlertFile } from "./read.ts";

interface PreAlertNeighbours {
  /** Asked about the parties before waybills are made of a pre-alert. */
  screen?: PartyQuestion;
}

/**
 * Pre-alerts: what is on its way, told to the agent at the destination, by e-mail or straight into the other company's
 * Lading, where it becomes waybills.
 */
export function preAlertModule({ screen }: PreAlertNeighbours): ServerModule {
  return {
    name: "pre-alert",
    routes: [
      on(getPreAlertList, listAlerts),
      on(exportPreAlertList, exportAlerts),
      on(loadPreAlertInfo, loadPrefilled),
      on(getPreAlertWaybillRecordFileList, listWaybillFiles),
      on(savePreAlertInfo, addAlert),
      on(getPreAlertInfo, showAlert),
      on(getPreAlertHouseList, listHouses),
      on(editPreAlertInfo, editAlert),
      on(editPreAlertState, setState),
      on(deletePreAlert, deleteAlerts),
      on(createWorkOrderByPreAlert, makeWorkOrder(screen)),
      on(getPreAlterOperationLogList, listLog),
      on(getPreAlertTarget, showTarget),
      on(ladingInternaPush, pushAlert),
      on(getPreAlertMailDraft, draftMail),
      onWithoutTransaction(sendMailByPreAlertFile, sendAlert),
      on(getArrivalNoticeDetail, showNotice),
      onWithoutTransaction(createArrivalNoticePdf, printNotice),
      onWithoutTransaction(sendArrivalNotice, mailNotice),
      onWithoutTransaction(createPreAlertPdf, printSheet),
    ],
  };
}
