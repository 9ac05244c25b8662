import {
  deleteLogisticsState,
  exportLogisticsStateList,
  logisticsStateFields,
  logisticsStateListByPage,
  logisticsStateTitles,
  stateUseField,
} from "@lading/contract/logistics-state";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import {
  DeleteButton,
  ListPage,
  searchFilter,
  useEditing,
  useEditingWords,
  useFieldColumns,
  type ListColumn,
} from "#ui";
import type { State } from "./state.ts";
import { StateForm } from "./StateForm.tsx";

const inOrder = { sort: "sortNumber", order: "asc" } as const;
const shown = { ...logisticsStateFields, used: stateUseField };
const tonesOfUse = { true: "active", false: "neutral" } as const;

/** /logisticsManagement/LogisticsStatus */
export default function StatesPage() {
  const { t } = useTexts("logistics-state");
  const { search } = usePage();
  const columns = useColumns();
  const filters = useMemo(() => [searchFilter(t("search"))], [t]);
  const exporting = useExport(exportLogisticsStateList);
  const editing = useEditing<State>({
    page: "/logisticsManagement/LogisticsStatus",
    words: useEditingWords(logisticsStateTitles.one),
    form: (state, onClose) => <StateForm state={state} onClose={onClose} />,
  });

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
            {!state.used && <DeleteButton call={deleteLogisticsState} input={{ ids: [state.id] }} />}
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
  const column = useFieldColumns(shown);
  return [
    column("sortNumber", { sort: "sortNumber", width: 90 }),
    column("chineseDescription"),
    column("englishDescription"),
    column("arabicDescription"),
    column("phase"),
    column("abbreviation"),
    column("used", { tones: tonesOfUse }),
  ];
}
