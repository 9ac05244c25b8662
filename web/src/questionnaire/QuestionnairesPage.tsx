import {
  deleteQuestionnaire,
  exportQuestionnaireList,
  getQuestionnaireList,
  questionnaireFieldTexts,
  questionnaireStateNames,
  questionnaireStates,
} from "@lading/contract/questionnaire";
import { Button, Input } from "antd";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useCall } from "#core/api";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ConfirmButton, type ListColumn, type ListFilter, ListPage, type RowOf, Select } from "#ui";
import { rights, StateTag } from "./labels.tsx";
import { days, numbers } from "./range-filters.tsx";

type Row = RowOf<typeof getQuestionnaireList>;

/** The company's questionnaires. */
export function QuestionnairesPage() {
  const { t, word } = useTexts("questionnaire");
  const may = useMay();
  const navigate = useNavigate();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportQuestionnaireList);
  return (
    <>
      <ListPage
        call={getQuestionnaireList}
        columns={columns}
        filters={filters}
        toolbar={
          may(`${rights}:add`) && (
            <Button type="primary" onClick={() => void navigate("/answerDetail?new=1")}>
              {t("add")}
            </Button>
          )
        }
        rowActions={(row) => (
          <>
            {may(`${rights}:edit`) && (
              <Button type="link" onClick={() => void navigate(`/answerDetail?edit=${row.id}`)}>
                {word("edit")}
              </Button>
            )}
            {may(`${rights}:delete`) && row.answered === 0 && <DeleteButton row={row} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
    </>
  );
}

function DeleteButton({ row: { id, title } }: { row: Row }) {
  const { t } = useTexts("questionnaire");
  const remove = useCall(deleteQuestionnaire);
  return (
    <ConfirmButton
      type="link"
      question={t("deleteQuestion", { title })}
      onConfirm={async () => {
        await remove.mutateAsync({ ids: [id] });
        notify.success(t("deleted"));
      }}
    />
  );
}

function useColumns(): ListColumn<Row>[] {
  const field = useFieldTexts(questionnaireFieldTexts);
  return [
    {
      key: "title",
      title: field("title"),
      sort: "title",
      render: ({ id, title }) => (
        <Link to={`/answerDetail?id=${id}`}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { key: "state", card: "tag", title: field("state"), render: ({ state }) => <StateTag state={state} /> },
    { key: "closesAt", title: field("closesAt"), sort: "closesAt", render: ({ closesAt }) => formatMoment(closesAt) },
    { key: "questions", title: field("questions"), sort: "questions", align: "end" },
    { key: "invited", title: field("invited"), sort: "invited", align: "end" },
    { key: "opened", title: field("opened"), sort: "opened", align: "end" },
    { key: "answered", title: field("answered"), sort: "answered", align: "end" },
    { key: "createdByName", title: field("createdByName") },
    {
      key: "createdAt",
      title: field("createdAt"),
      sort: "createdAt",
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { language } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  return useMemo(() => {
    const states = questionnaireStateNames.map((value) => ({ value, label: questionnaireStates[value][language] }));
    return [
      { name: "search", label: field("title"), field: <Input allowClear maxLength={80} /> },
      { name: "state", label: field("state"), field: <Select allowClear options={states} /> },
      days("closes", field("closesAt")),
      ...(["questions", "invited", "opened", "answered"] as const).map((name) => numbers(name, field(name))),
      { name: "createdByName", label: field("createdByName"), field: <Input allowClear maxLength={60} /> },
      days("created", field("createdAt")),
    ];
  }, [field, language]);
}
