import { useMay } from "#core/menu";

const builds = "/logisticsManagement/buildWayBillNo";
const checks = "/logisticsManagement/checkWayBill";

/** The signed-in person's rights on waybills. */
export interface WaybillRights {
  readonly adds: boolean;
  readonly seesStock: boolean;
  readonly edits: boolean;
  /** Adds events and enters departures. */
  readonly addsEvents: boolean;
  readonly consolidates: boolean;
  /** Packs houses into containers. */
  readonly packs: boolean;
  readonly deletes: boolean;
  readonly voids: boolean;
  readonly exports: boolean;
  /** Enters what a waybill costs and what is billed for it. */
  readonly bills: boolean;
  readonly seesJobs: boolean;
  /** Makes pre-alerts of waybills. */
  readonly alerts: boolean;
}

export function useWaybillRights(): WaybillRights {
  const may = useMay();
  return {
    adds: may(`${builds}:add`),
    seesStock: may(`${builds}:view`),
    edits: may(`${checks}:edit`),
    addsEvents: may(`${checks}/events:add`),
    consolidates: may(`${checks}/consolidation:edit`),
    packs: may(`${checks}/packing:edit`),
    deletes: may(`${checks}:delete`),
    voids: may(`${checks}/voiding:delete`),
    exports: may(`${checks}:export`),
    bills: may("/logisticsManagement/jobSummary:add"),
    seesJobs: may("/logisticsManagement/jobSummary:view"),
    alerts: may("/logisticsManagement/preAlertList:add"),
  };
}
