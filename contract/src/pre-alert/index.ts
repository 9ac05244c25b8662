import type { Call } from "#core";
import {
  createWorkOrderByPreAlert,
  deletePreAlert,
  editPreAlertInfo,
  editPreAlertState,
  exportPreAlertList,
  getPreAlertInfo,
  getPreAlertList,
  getPreAlertWaybillRecordFileList,
  loadPreAlertInfo,
  savePreAlertInfo,
} from "./calls.ts";
import {
  createArrivalNoticePdf,
  createPreAlertPdf,
  getArrivalNoticeDetail,
  getPreAlertMailDraft,
  getPreAlertTarget,
  ladingInternaPush,
  sendArrivalNotice,
  sendMailByPreAlertFile,
} from "./leaving-calls.ts";

import { getPreAlertHouseList } from "./house-call.ts";
import { getPreAlterOperationLogList } from "./log-call.ts";

export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./fields.ts";
export * from "./house-call.ts";
export * from "./kinds.ts";
export * from "./leaving-calls.ts";
export * from "./log-call.ts";
export * from "./log-texts.ts";
export * from "./menu.ts";
export * from "./refusals.ts";

export const preAlertCalls: readonly Call[] = [
  getPreAlertList,
  exportPreAlertList,
  loadPreAlertInfo,
  getPreAlertWaybillRecordFileList,
  savePreAlertInfo,
  getPreAlertInfo,
  getPreAlertHouseList,
  editPreAlertInfo,
  editPreAlertState,
  deletePreAlert,
  createWorkOrderByPreAlert,
  getPreAlterOperationLogList,
  getPreAlertTarget,
  ladingInternaPush,
  getPreAlertMailDraft,
  sendMailByPreAlertFile,
  getArrivalNoticeDetail,
  createArrivalNoticePdf,
  sendArrivalNotice,
  createPreAlertPdf,
];
