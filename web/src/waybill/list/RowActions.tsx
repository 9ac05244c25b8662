import type { ListedWaybill } from "@lading/contract/waybill";
import type { MenuProps } from "antd";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { WaybillRights } from "../rights.ts";
import { LateMenu } from "./LateMenu.tsx";
import type { WorkKind } from "./WorkDialog.tsx";

function entry(key: string, label: string, onClick: () => void) {
  return { key, label, onClick };
}

interface RowActionsProps {
  row: ListedWaybill;
  rights: WaybillRights;
  onWork: (kind: WorkKind) => void;
}

/** Actions on a waybill: the two used all day, and the rest in a menu. */
export function RowActions({ row, rights, onWork }: RowActionsProps) {
  const { t, word } = useTexts("waybill");
  const navigate = useNavigate();
  const edits = rights.edits && !row.voided;
  const { deletes, voids } = rights;
  const addsEvents = rights.addsEvents && !row.voided;
  const takesOut = rights.consolidates && !row.voided && row.mainWaybillId !== null;
  const go = (path: string) => () => void navigate(path);
  const items: NonNullable<MenuProps["items"]> = [
    entry("a4", t("list.printA4"), () => onWork("a4")),
    ...(edits ? [entry("edit", word("edit"), go(`/waybillDetails/${row.id}?edit=true`))] : []),
    ...(addsEvents ? [entry("departure", t("list.departure"), go(`/departureTrackingNo/${row.id}`))] : []),
    ...(edits ? [entry("status", t("list.status"), () => onWork("status"))] : []),
    ...(takesOut ? [entry("takeOut", t("consolidate.takeOut"), () => onWork("takeOut"))] : []),
    ...(rights.adds ? [entry("copy", t("list.copy"), go(`/logisticsManagement/buildWayBillNo?copy=${row.id}`))] : []),
    ...(rights.bills && !row.voided
      ? [
          entry("costs", t("list.costs"), go(`/supplierCostEntry?waybill=${row.id}`)),
          entry("bill", t("list.bill"), go(`/billsReceivable?waybill=${row.id}`)),
        ]
      : []),
    ...(rights.seesJobs ? [entry("job", t("list.job"), go(`/logisticsManagement/jobSummary?id=${row.id}`))] : []),
    ...(rights.alerts && row.isMain && !row.voided
      ? [entry("alert", t("list.preAlert"), go(`/preAlertDetail?waybills=${row.id}`))]
      : []),
    ...(voids && row.voided ? [entry("unvoid", t("list.unvoid"), () => onWork("unvoid"))] : []),
    ...(voids && !row.voided ? [entry("void", t("list.void"), () => onWork("void"))] : []),
    ...(deletes ? [{ ...entry("delete", word("delete"), () => onWork("delete")), danger: true }] : []),
  ];
  return (
    <span className="waybill-actions">
      {addsEvents && (
        <button type="button" title={t("list.addEvent")} onClick={() => onWork("events")}>
          {t("list.event")}
        </button>
      )}
      <button type="button" title={t("list.printLabel")} onClick={() => onWork("label")}>
        {t("list.label")}
      </button>
      <LateMenu
        items={items}
        button={(press) => (
          <button type="button" aria-label={t("list.more")} title={t("list.more")} {...press}>
            <Icon name="down" />
          </button>
        )}
      />
    </span>
  );
}
