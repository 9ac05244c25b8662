import type { ListedWaybill } from "@lading/contract/waybill";
import { Dropdown, type MenuProps } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { WaybillRights } from "../rights.ts";
import type { WorkKind } from "./WorkDialog.tsx";

function entry(key: string, label: string, onClick: () => void) {
  return { key, label, onClick };
}

interface RowActionsProps {
  row: ListedWaybill;
  rights: WaybillRights;
  onWork: (kind: WorkKind) => void;
}

/** What can be done with one waybill: the two things done all day, and the rest in a menu. */
export function RowActions({ row, rights, onWork }: RowActionsProps) {
  const { t } = useTexts("waybill");
  const navigate = useNavigate();
  const edits = rights.edits && !row.voided;
  const { deletes } = rights;
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
        <button type="button" onClick={() => onWork("events")}>
          {t("list.event")}
        </button>
      )}
      <button type="button" onClick={() => onWork("label")}>
        {t("list.label")}
      </button>
      <More items={items} />
    </span>
  );
}

/** The rest of what can be done. Only a menu that was asked for is made: 200 of them would hold up the list. */
function More({ items }: { items: MenuProps["items"] }) {
  const { t } = useTexts("waybill");
  const [open, setOpen] = useState<boolean>();
  const button = (
    <button
      type="button"
      aria-label={t("list.more")}
      aria-haspopup="menu"
      title={t("list.more")}
      onClick={() => setOpen(true)}
    >
      <Icon name="down" />
    </button>
  );
  if (open === undefined) return button;
  return (
    <Dropdown menu={{ items }} trigger={["click"]} open={open} onOpenChange={setOpen} destroyOnHidden>
      {button}
    </Dropdown>
  );
}
