import {
  addReportQueryCondition,
  deleteReportQueryCondition,
  editReportQueryCondition,
  getReportQueryConditionLog,
  loadReportQueryCondition,
} from "@lading/contract/report-query";
import type { RecordKind } from "#core/testing";

export const reportQueryKinds: readonly RecordKind[] = [
  {
    name: "reportQuery",
    calls: [deleteReportQueryCondition, editReportQueryCondition, getReportQueryConditionLog, loadReportQueryCondition],
    make: async ({ ask, word }) =>
      (await ask(addReportQueryCondition, { ...addReportQueryCondition.example, name: word })).id,
  },
];
