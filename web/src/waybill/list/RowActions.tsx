import type { ListedWaybill } from "@lading/contract/waybill";
import { Button, Dropdown, type MenuProps } from "antd";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Icon } from "#ui/light";
import type { WorkKind } from "./WorkDialog.tsx";

function entry(key: string, label: string, onClick: () => void) {
  return { key, label, onClick };
}

interface RowActionsProps {
  row: ListedWaybill;
  onWork: (kind: WorkKind) => void;
}

/** What can be done with one waybill: the two things done all day, and the rest in a menu. */
export function RowActions({ row, onWork }: RowActionsProps) {
  const { t } = useTexts("waybill");
  const may = useMay();
  const navigate = useNavigate();
  const edits = may("/logisticsManagement/checkWayBill:edit") && !row.voided;
  const deletes = may("/logisticsManagement/checkWayBill:delete");
  const go = (path: string) => () => void navigate(path);
  const items: MenuProps["items"] = [
    entry("a4", t("list.printA4"), () => onWork("a4")),
    ...(edits
      ? [
          entry("edit", t("list.edit"), go(`/waybillDetails/${row.id}?edit=true`)),
          entry("departure", t("list.departure"), go(`/departureTrackingNo/${row.id}`)),
          entry("status", t("list.status"), () => onWork("status")),
        ]
      : []),
    ...(deletes && !row.voided ? [entry("void", t("list.void"), () => onWork("void"))] : []),
    ...(deletes ? [{ ...entry("delete", t("list.delete"), () => onWork("delete")), danger: true }] : []),
  ];
  return (
    <span className="waybill-actions">
      {edits && (
        <Button type="link" onClick={() => onWork("events")}>
          {t("list.event")}
        </Button>
      )}
      <Button type="link" onClick={() => onWork("label")}>
        {t("list.label")}
      </Button>
      <Dropdown menu={{ items }} trigger={["click"]}>
        <Button type="link" icon={<Icon name="down" />} aria-label={t("list.more")} title={t("list.more")} />
      </Dropdown>
    </span>
  );
}
