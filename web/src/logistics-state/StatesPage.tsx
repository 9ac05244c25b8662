import {
  deleteLogisticsState,
  exportLogisticsStateList,
  logisticsStateListByPage,
} from "@lading/contract/logistics-state";
import { Input } from "antd";
import { useMemo } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, StatusTag, useEditing, type ListColumn, type ListFilter } from "#ui";
import type { State } from "./state.ts";
import { StateForm } from "./StateForm.tsx";

const inOrder = { sort: "sortNumber", order: "asc" } as const;
const page = "/logisticsManagement/LogisticsStatus";

/** /logisticsManagement/LogisticsStatus */
export default function StatesPage() {
  const { t } = useTexts("logistics-state");
  const may = useMay();
  const { search } = usePage();
  const columns = useColumns();
  const filters = useMemo<ListFilter[]>(
    () => [{ name: "search", label: t("search"), field: <Input allowClear maxLength={80} /> }],
    [t],
  );
  const exporting = useExport(exportLogisticsStateList);
  const remove = useCall(deleteLogisticsState);
  const editing = useEditing<State>({
    page,
    words: { add: t("add"), addTitle: t("addTitle"), editTitle: t("editTitle") },
    form: (state, onClose) => <StateForm state={state} onClose={onClose} />,
  });

  async function removeAll(states: readonly State[]): Promise<void> {
    const { deleted } = await remove.mutateAsync({ ids: states.map(({ id }) => id) });
    notify.success(t("deleted", { count: deleted }));
  }

  return (
    <>
      <ListPage
        call={logisticsStateListByPage}
        columns={columns}
        filters={filters}
        // Without a choice of the person's, in the order of a shipment's way.
        {...(!search.has("sort") && { fixed: inOrder })}
        toolbar={editing.addButton}
        rowActions={(state) => (
          <>
            {editing.editButton(state)}
            {may(`${page}:delete`) && !state.used && <ConfirmButton type="link" onConfirm={() => removeAll([state])} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
    </>
  );
}

function useColumns(): ListColumn<State>[] {
  const { t } = useTexts("logistics-state");
  return [
    { key: "sortNumber", title: t("sortNumber"), sort: "sortNumber", width: 90 },
    { key: "chineseDescription", title: t("chineseDescription") },
    { key: "englishDescription", title: t("englishDescription") },
    { key: "arabicDescription", title: t("arabicDescription") },
    { key: "abbreviation", title: t("abbreviation") },
    {
      key: "used",
      title: t("use"),
      render: ({ used }) => <StatusTag tone={used ? "active" : "neutral"}>{used ? t("used") : t("unused")}</StatusTag>,
    },
  ];
}
