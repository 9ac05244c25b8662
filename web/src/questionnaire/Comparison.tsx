import { compareAnswers, mostCompared } from "@lading/contract/questionnaire";
import type { AnswerOf } from "@lading/contract/core";
import { Button, Checkbox, Skeleton } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Failed, Note, Panel } from "#ui";
import { shownAnswer } from "./shown-answer.ts";

type Compared = AnswerOf<typeof compareAnswers>;

/** Suppliers' last submissions side by side: questions as rows, suppliers as columns. */
export function Comparison({ questionnaireId }: { questionnaireId: string }) {
  const { t } = useTexts("questionnaire");
  const { search, replaceSearch } = usePage();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const ids = (search.get("suppliers") ?? "")
    .split(",")
    .filter((id) => id !== "")
    .slice(0, mostCompared);
  const { data, error, refetch } = useRead(compareAnswers, { questionnaireId, ids }, { ownErrors: true, quiet: true });
  if (error && !data) return <Failed message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  if (data.suppliers.length === 0) return <Note type="info" title={t("noneSubmitted")} />;
  const all = () => replaceSearch(new URLSearchParams({ id: questionnaireId, tab: "compare" }));
  return (
    <Panel
      title={t("tabs.compare")}
      actions={
        <>
          <Checkbox checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
            {t("onlyDifferent")}
          </Checkbox>
          {ids.length > 0 && <Button onClick={all}>{t("compareAll")}</Button>}
        </>
      }
    >
      {ids.length === 0 && data.total > data.suppliers.length && (
        <p className="muted">{t("newest", { shown: data.suppliers.length, total: data.total })}</p>
      )}
      <Grid compared={data} onlyDifferent={onlyDifferent} />
    </Panel>
  );
}

function Grid({ compared: { categories, suppliers }, onlyDifferent }: { compared: Compared; onlyDifferent: boolean }) {
  const { t } = useTexts("questionnaire");
  return (
    <div className="comparison" role="region" aria-label={t("tabs.compare")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("questionColumn")}</th>
            {suppliers.map(({ id, supplierName, submittedAt, submissions }) => (
              <th key={id} scope="col">
                <Link to={`/answerDetail?answer=${id}`}>
                  <bdi>{supplierName}</bdi>
                </Link>
                <small>
                  {formatMoment(submittedAt)}
                  {submissions > 1 && ` · ${t("times", { count: submissions })}`}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        {categories.map(({ key, title, questions }) => (
          <tbody key={key}>
            <tr className="comparison-category">
              <th scope="rowgroup" colSpan={suppliers.length + 1}>
                <bdi>{title}</bdi>
              </th>
            </tr>
            {questions
              .filter(({ answers }) => !onlyDifferent || new Set(answers).size > 1)
              .map(({ key: question, text, type, isPast, answers }) => (
                <tr key={question}>
                  <th scope="row">
                    <bdi>{text}</bdi>
                    {isPast && <small>{t("isPast")}</small>}
                  </th>
                  {answers.map((answer, place) => (
                    <td key={suppliers[place]?.id} className={answer === "" ? "muted" : ""}>
                      <bdi {...(type === "number" && { dir: "ltr" as const })}>{shownAnswer(type, answer) || "–"}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
