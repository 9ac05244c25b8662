import type { getWayBillOperationLog } from "@lading/contract/waybill";
import type { RowOf } from "#ui";

/** An operation on a waybill: who, when, from where, and each field before and after. */
export type LogEntry = RowOf<typeof getWayBillOperationLog>;
