import { isAir } from "@lading/contract/waybill";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { LateMenu } from "../list/LateMenu.tsx";
import type { WorkKind } from "../list/WorkDialog.tsx";
import { useWaybillRights } from "../rights.ts";
import type { Detail } from "./detail.ts";

interface ActionsProps {
  waybill: Detail["waybill"];
  onWork: (kind: WorkKind) => void;
  onEdit: () => void;
}

/** Actions on a waybill; a voided waybill does not change any more. */
export function Actions({ waybill, onWork, onEdit }: ActionsProps) {
  const { t, word } = useTexts("waybill");
  const rights = useWaybillRights();
  const navigate = useNavigate();
  const edits = rights.edits && !waybill.voided;
  const { deletes, voids } = rights;
  const departs = rights.addsEvents && !waybill.voided;
  const takesOut = rights.consolidates && !waybill.voided && waybill.mainWaybillId !== null;
  const entry = (kind: WorkKind, label: string) => ({ key: kind, label, onClick: () => onWork(kind) });
  const link = (key: string, label: string, path: string) => ({ key, label, onClick: () => void navigate(path) });
  const items = [
    ...(waybill.isMain && isAir(waybill.type) && !waybill.voided ? [entry("messages", t("messages.action"))] : []),
    ...(departs ? [link("departure", t("list.departure"), `/departureTrackingNo/${waybill.id}`)] : []),
    ...(edits ? [entry("status", t("list.status"))] : []),
    ...(takesOut ? [entry("takeOut", t("consolidate.takeOut"))] : []),
    ...(rights.adds ? [link("copy", t("list.copy"), `/logisticsManagement/buildWayBillNo?copy=${waybill.id}`)] : []),
    ...(rights.seesJobs ? [link("job", t("list.job"), `/logisticsManagement/jobSummary?id=${waybill.id}`)] : []),
    ...(rights.alerts && waybill.isMain && !waybill.voided
      ? [link("alert", t("list.preAlert"), `/preAlertDetail?waybills=${waybill.id}`)]
      : []),
    ...(voids && waybill.voided ? [entry("unvoid", t("list.unvoid"))] : []),
    ...(voids && !waybill.voided ? [entry("void", t("list.void"))] : []),
    ...(deletes ? [{ ...entry("delete", word("delete")), danger: true }] : []),
  ];
  return (
    <>
      {edits && (
        <Button type="primary" onClick={onEdit}>
          {word("edit")}
        </Button>
      )}
      <Button onClick={() => onWork("label")}>{t("list.printLabel")}</Button>
      <Button onClick={() => onWork("a4")}>{t("list.printA4")}</Button>
      {items.length > 0 && (
        <LateMenu
          items={items}
          button={(press) => (
            <Button icon={<Icon name="down" />} iconPlacement="end" {...press}>
              {t("list.more")}
            </Button>
          )}
        />
      )}
    </>
  );
}
