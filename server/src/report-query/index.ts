import {
  addReportQueryCondition,
  deleteReportQueryCondition,
  editReportQueryCondition,
  exportReportQueryCondition,
  exportReportQueryConditionList,
  getReportQueryConditionList,
  getReportQueryConditionLog,
  loadReportQueryCondition,
  runReportQueryCondition,
} from "@lading/contract/report-query";
import { on, type ServerModule } from "#core/http";
import { exportReport } from "./export.ts";
import { changeQuery, createQuery, deleteQueries, exportQueries, listQueries, loadQuery, showLog } from "./keep.ts";
import { runReport } from "./run.ts";

export { reportQueryKinds } from "./make.ts";

/** Reports that people put together over bills, costs, write-offs and earnings. */
export const reportQueryModule: ServerModule = {
  name: "report-query",
  routes: [
    on(getReportQueryConditionList, listQueries),
    on(exportReportQueryConditionList, exportQueries),
    on(loadReportQueryCondition, loadQuery),
    on(addReportQueryCondition, createQuery),
    on(editReportQueryCondition, changeQuery),
    on(deleteReportQueryCondition, deleteQueries),
    on(runReportQueryCondition, runReport),
    on(exportReportQueryCondition, exportReport),
    on(getReportQueryConditionLog, showLog),
  ],
};
