import {
  answerStateNames,
  answerStates,
  answerWays,
  exportAnswerList,
  getAnswerList,
  invitationViaTexts,
  questionnaireFieldTexts,
} from "@lading/contract/questionnaire";
import { Button, Input } from "antd";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { PageContext, usePage } from "#core/page";
import { useExport } from "#jobs";
import { type ListColumn, type ListFilter, ListPage, type RowOf, Select } from "#ui";
import { AnswerStateTag } from "./labels.tsx";
import { days, numbers } from "./range-filters.tsx";

type Row = RowOf<typeof getAnswerList>;

/** Who was asked, opened the questionnaire and answered. */
export function AnswerList({ questionnaireId }: { questionnaireId: string }) {
  const { t } = useTexts("questionnaire");
  const page = usePage();
  const navigate = useNavigate();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportAnswerList);
  const fixed = useMemo(() => ({ questionnaireId }), [questionnaireId]);
  // The list writes its own address; the questionnaire stays in it.
  const within = useMemo(
    () => ({
      ...page,
      replaceSearch: (search: URLSearchParams) => {
        search.set("id", questionnaireId);
        page.replaceSearch(search);
      },
    }),
    [page, questionnaireId],
  );
  const compareChosen = (rows: readonly Row[]) => {
    const chosen = rows.filter(({ state }) => state === "submitted").map(({ id }) => id);
    void navigate(`/answerDetail?id=${questionnaireId}&tab=compare&suppliers=${chosen.join(",")}`);
  };
  return (
    <PageContext value={within}>
      <ListPage
        call={getAnswerList}
        columns={columns}
        filters={filters}
        fixed={fixed}
        bulkActions={(rows) => (
          <Button disabled={!rows.some(({ state }) => state === "submitted")} onClick={() => compareChosen(rows)}>
            {t("compareChosen")}
          </Button>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
    </PageContext>
  );
}

function useColumns(): ListColumn<Row>[] {
  const { t, language } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  return [
    {
      key: "supplierName",
      title: field("supplier"),
      sort: "supplierName",
      render: ({ id, supplierName }) => (
        <Link to={`/answerDetail?answer=${id}`}>
          <bdi>{supplierName || t("unnamed")}</bdi>
        </Link>
      ),
    },
    { key: "state", card: "tag", title: field("state"), render: ({ state }) => <AnswerStateTag state={state} /> },
    { key: "contact", title: field("contact"), render: ({ contact }) => <bdi>{contact}</bdi> },
    { key: "email", title: field("email"), render: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    { key: "phone", title: field("phone"), hidden: true, render: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
    { key: "via", title: field("via"), render: ({ via }) => invitationViaTexts[via][language] },
    {
      key: "invitedAt",
      title: field("invitedAt"),
      sort: "invitedAt",
      render: ({ invitedAt }) => formatMoment(invitedAt),
    },
    {
      key: "openedAt",
      title: field("openedAt"),
      sort: "openedAt",
      hidden: true,
      render: ({ openedAt }) => formatMoment(openedAt),
    },
    {
      key: "savedAt",
      title: field("savedAt"),
      sort: "savedAt",
      hidden: true,
      render: ({ savedAt }) => formatMoment(savedAt),
    },
    {
      key: "submittedAt",
      title: field("submittedAt"),
      sort: "submittedAt",
      render: ({ submittedAt }) => formatMoment(submittedAt),
    },
    { key: "submissions", title: field("submissions"), sort: "submissions", align: "end" },
  ];
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  return useMemo(() => {
    const states = answerStateNames.map((value) => ({ value, label: answerStates[value][language] }));
    const ways = answerWays.map((value) => ({ value, label: invitationViaTexts[value][language] }));
    return [
      {
        name: "search",
        label: field("supplier"),
        field: <Input allowClear maxLength={80} placeholder={t("supplierHint")} />,
      },
      { name: "state", label: field("state"), field: <Select allowClear options={states} /> },
      { name: "via", label: field("via"), field: <Select allowClear options={ways} /> },
      days("invited", field("invitedAt")),
      days("opened", field("openedAt")),
      days("saved", field("savedAt")),
      days("submitted", field("submittedAt")),
      numbers("submissions", field("submissions")),
    ];
  }, [t, language, field]);
}
