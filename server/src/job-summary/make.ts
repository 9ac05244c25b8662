import { createJobSummaryPdf, exportJobSummary, signJobSummary, withdrawJobSign } from "@lading/contract/job-summary";
import type { RecordKind } from "#core/testing";

/** A job is a waybill. */
export const jobSummaryKinds: readonly RecordKind[] = [
  { name: "waybill", calls: [createJobSummaryPdf, exportJobSummary, signJobSummary, withdrawJobSign] },
];
