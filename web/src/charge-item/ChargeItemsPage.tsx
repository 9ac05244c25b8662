import {
  deleteExpenseName,
  editExpenseName,
  exportExpenseNameList,
  getExpenseNameList,
} from "@lading/contract/charge-item";
import { Button, Input, Select } from "antd";
import { useMemo, type ReactNode } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, StatusTag, useEditing, type ListColumn, type ListFilter } from "#ui";
import type { ChargeItem } from "./charge-item.ts";
import { ChargeItemForm } from "./ChargeItemForm.tsx";

const page = "/financialBill/expenseNameManagement";
const nameIn = { zh: "chineseName", en: "englishName", ar: "arabicName" } as const;

/** /financialBill/expenseNameManagement */
export default function ChargeItemsPage() {
  const { t, language } = useTexts("charge-item");
  const may = useMay();
  const { search } = usePage();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportExpenseNameList);
  const editing = useEditing<ChargeItem>({
    page,
    words: { add: t("add"), edit: t("edit"), addTitle: t("addTitle"), editTitle: t("editTitle") },
    form: (item, onClose) => <ChargeItemForm item={item} onClose={onClose} />,
  });

  return (
    <>
      <ListPage
        call={getExpenseNameList}
        columns={columns}
        filters={filters}
        // Without a choice of the person's, by the names that they read.
        {...(!search.has("sort") && { fixed: { sort: nameIn[language], order: "asc" } })}
        toolbar={editing.addButton}
        rowActions={(item) => <RowActions item={item} editButton={editing.editButton(item)} />}
        {...(may(`${page}:export`) && { onExport: exporting.start })}
      />
      {exporting.card}
      {editing.modal}
    </>
  );
}

function RowActions({ item, editButton }: { item: ChargeItem; editButton: ReactNode }) {
  const { t } = useTexts("charge-item");
  const may = useMay();
  const change = useCall(editExpenseName);
  const remove = useCall(deleteExpenseName);
  const { id, version, chineseName, englishName, arabicName, enabled } = item;

  async function toggle(): Promise<void> {
    await change.mutateAsync({ id, version, chineseName, englishName, arabicName, enabled: !enabled });
    notify.success(enabled ? t("nowDisabled") : t("nowEnabled"));
  }
  async function removeIt(): Promise<void> {
    await remove.mutateAsync({ ids: [id] });
    notify.success(t("deleted"));
  }

  return (
    <>
      {editButton}
      {may(`${page}:edit`) && (
        <Button type="link" loading={change.isPending} onClick={() => void toggle().catch(() => undefined)}>
          {enabled ? t("disable") : t("enable")}
        </Button>
      )}
      {may(`${page}:delete`) && !item.used && <ConfirmButton type="link" onConfirm={removeIt} />}
    </>
  );
}

function useColumns(): ListColumn<ChargeItem>[] {
  const { t, language } = useTexts("charge-item");
  /** The person's own language first. */
  const names = [nameIn[language], ...Object.values(nameIn).filter((name) => name !== nameIn[language])];
  return [
    ...names.map((name) => ({ key: name, title: t(name), sort: name })),
    {
      key: "enabled",
      title: t("state"),
      render: ({ enabled }) => (
        <StatusTag tone={enabled ? "good" : "neutral"}>{enabled ? t("enabled") : t("disabled")}</StatusTag>
      ),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("charge-item");
  return useMemo(() => {
    const states = [
      { value: true, label: t("enabled") },
      { value: false, label: t("disabled") },
    ];
    return [
      { name: "search", label: t("name"), field: <Input allowClear maxLength={80} /> },
      { name: "enabled", kind: "yesNo", label: t("state"), field: <Select allowClear options={states} /> },
    ];
  }, [t]);
}
