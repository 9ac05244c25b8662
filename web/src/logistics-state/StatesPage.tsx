import {
  deleteLogisticsState,
  exportLogisticsStateList,
  logisticsStateFields,
  logisticsStateListByPage,
  logisticsStateTitles,
  noPhaseText,
  phaseTexts,
  stateUseField,
} from "@lading/contract/logistics-state";
import { Button } from "antd";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import {
  DeleteButton,
  type ListColumn,
  type ListFilter,
  ListPage,
  Note,
  searchFilter,
  Select,
  StatusTag,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
} from "#ui";
import type { State } from "./state.ts";
import "./states.css";
import { StateForm } from "./StateForm.tsx";

const page = "/logisticsManagement/LogisticsStatus";
const inOrder = { sort: "sortNumber", order: "asc" } as const;
const shown = { ...logisticsStateFields, used: stateUseField };
const tonesOfUse = { true: "active", false: "neutral" } as const;

/** /logisticsManagement/LogisticsStatus */
export default function StatesPage() {
  const { search } = usePage();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportLogisticsStateList);
  const editing = useEditing<State>({
    page,
    words: useEditingWords(logisticsStateTitles.one),
    form: (state, onClose) => <StateForm state={state} onClose={onClose} />,
  });

  return (
    <>
      <WithoutPhase />
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

/** Says how many own states have no phase, with the way to them: the company would not notice otherwise. */
function WithoutPhase() {
  const { t } = useTexts("logistics-state");
  const navigate = useNavigate();
  const { search } = usePage();
  const { data } = useRead(logisticsStateListByPage, { phase: "none", pageSize: 1 }, { quiet: true, ownErrors: true });
  if (!data || data.total === 0) return null;
  return (
    <Note
      type="warning"
      className="states-without-phase"
      title={t("withoutPhase", { count: data.total })}
      description={t("withoutPhaseHint")}
      action={
        search.get("phase") === "none" ? null : (
          <Button onClick={() => void navigate(`${page}?phase=none`)}>{t("showThem")}</Button>
        )
      }
    />
  );
}

function NoPhase({ proposed }: { proposed: State["proposedPhase"] }) {
  const { t, language } = useTexts("logistics-state");
  return (
    <>
      <StatusTag tone="warning">{noPhaseText[language]}</StatusTag>{" "}
      {proposed !== null && (
        <span className="muted">{t("proposed", { phase: phaseTexts[proposed]?.[language] ?? "" })}</span>
      )}
    </>
  );
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("logistics-state");
  const filter = useFieldFilters(logisticsStateFields);
  return useMemo(() => {
    const options = [["none", noPhaseText] as const, ...Object.entries(phaseTexts)].map(([value, text]) => ({
      value,
      label: text[language],
    }));
    return [searchFilter(t("search")), filter("phase", <Select allowClear options={options} />)];
  }, [t, language, filter]);
}

function useColumns(): ListColumn<State>[] {
  const { language } = useTexts("logistics-state");
  const column = useFieldColumns(shown);
  return [
    column("sortNumber", { sort: "sortNumber", width: 90 }),
    column("chineseDescription"),
    column("englishDescription"),
    column("arabicDescription"),
    column("phase", {
      card: "tag",
      render: ({ phase, proposedPhase }) =>
        phase === null ? <NoPhase proposed={proposedPhase} /> : <bdi>{phaseTexts[phase]?.[language]}</bdi>,
    }),
    column("abbreviation"),
    column("used", { tones: tonesOfUse }),
  ];
}
