import { invitationViaTexts, loadAnswerInfo, questionnaireFieldTexts } from "@lading/contract/questionnaire";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { DetailPage, Facts, Note, Panel, Segments } from "#ui";
import { Answers } from "./Answers.tsx";
import { AnswerStateTag } from "./labels.tsx";

/** A supplier's answers, each submission. */
export function AnswerPage({ id }: { id: string }) {
  const { t, language } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  const navigate = useNavigate();
  const { setTitle } = usePage();
  const read = useRead(loadAnswerInfo, { id }, { ownErrors: true });
  const answer = read.data;
  const name = answer && (answer.supplierName || t("unnamed"));
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = answer?.submitted.find(({ number }) => number === chosen) ?? answer?.submitted[0];
  return (
    <DetailPage
      read={read}
      title={name ?? ""}
      extra={answer && <AnswerStateTag state={answer.state} />}
      actions={
        answer && (
          <Button onClick={() => void navigate(`/answerDetail?id=${answer.questionnaireId}`)}>
            {t("toQuestionnaire")}
          </Button>
        )
      }
    >
      {answer && (
        <Facts
          facts={[
            { label: field("contact"), value: answer.contact },
            { label: field("email"), value: answer.email },
            { label: field("phone"), value: answer.phone },
            { label: field("via"), value: invitationViaTexts[answer.via][language] },
            { label: field("invitedAt"), value: formatMoment(answer.invitedAt) },
            { label: field("openedAt"), value: formatMoment(answer.openedAt) },
            { label: field("savedAt"), value: formatMoment(answer.savedAt) },
          ]}
        />
      )}
      {answer?.submitted.length === 0 && <Note type="info" title={t("notSubmitted")} />}
      {answer && answer.submitted.length > 1 && (
        <Segments
          label={field("submissions")}
          value={shown?.number ?? 0}
          onChange={setChosen}
          options={answer.submitted.map(({ number, submittedAt }) => ({
            value: number,
            label: t("submissionAt", { number, at: formatMoment(submittedAt) }),
          }))}
        />
      )}
      {shown && (
        <Panel title={t("submissionAt", { number: shown.number, at: formatMoment(shown.submittedAt) })}>
          <Answers categories={shown.categories} values={shown.values} />
        </Panel>
      )}
    </DetailPage>
  );
}
