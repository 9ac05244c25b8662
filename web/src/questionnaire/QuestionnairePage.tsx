import {
  deleteQuestionnaire,
  editQuestionnaireState,
  loadQuestionnaireInfo,
  questionnaireFieldTexts,
} from "@lading/contract/questionnaire";
import type { AnswerOf } from "@lading/contract/core";
import { Button } from "antd";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useCall, useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { MailHistory } from "#mail";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { ConfirmButton, DetailPage, Facts, Segments } from "#ui";
import { AnswerList } from "./AnswerList.tsx";
import { Comparison } from "./Comparison.tsx";
import { rights, StateTag } from "./labels.tsx";
import { Links } from "./Links.tsx";
import { QuestionnaireLog } from "./QuestionnaireLog.tsx";
import { Questions } from "./Questions.tsx";

export type Questionnaire = AnswerOf<typeof loadQuestionnaireInfo>;

const tabs = ["answers", "compare", "questions", "log"] as const;
type Tab = (typeof tabs)[number];

/** A questionnaire: how to send it, who answered, the answers side by side, its questions, and what was done to it. */
export function QuestionnairePage({ id }: { id: string }) {
  const { t, word, language } = useTexts("questionnaire");
  const { search, replaceSearch, setTitle } = usePage();
  const read = useRead(loadQuestionnaireInfo, { id }, { ownErrors: true });
  const questionnaire = read.data;
  const title = questionnaire && (questionnaire.title[language] || t("title"));
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  const tab: Tab = tabs.find((one) => one === search.get("tab")) ?? "answers";
  return (
    <DetailPage
      read={read}
      title={questionnaire ? shownTitle(questionnaire, language) : t("title")}
      extra={questionnaire && <StateTag state={questionnaire.state} />}
      actions={questionnaire && <Actions questionnaire={questionnaire} />}
    >
      {questionnaire && (
        <>
          <Segments
            label={t("parts")}
            value={tab}
            onChange={(next) => replaceSearch(new URLSearchParams({ id, tab: next }))}
            options={tabs.map((value) => ({ value, label: value === "log" ? word("log") : t(`tabs.${value}`) }))}
          />
          {tab === "answers" && (
            <>
              <Summary questionnaire={questionnaire} />
              {questionnaire.state === "open" && <Links questionnaire={questionnaire} />}
              <AnswerList questionnaireId={id} />
            </>
          )}
          {tab === "compare" && <Comparison questionnaireId={id} />}
          {tab === "questions" && <Questions categories={questionnaire.categories} />}
          {tab === "log" && (
            <>
              <QuestionnaireLog id={id} />
              <MailHistory entity="questionnaire" id={id} />
            </>
          )}
        </>
      )}
    </DetailPage>
  );
}

function shownTitle({ title }: Questionnaire, language: keyof Questionnaire["title"]): string {
  return title[language] || title.en || title.zh || title.ar;
}

function Summary({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  const { closesAt, invited, opened, answered, questions, revision, createdByName, createdAt } = questionnaire;
  return (
    <Facts
      facts={[
        { label: field("invited"), value: String(invited) },
        { label: field("opened"), value: String(opened) },
        { label: field("answered"), value: String(answered) },
        { label: field("closesAt"), value: closesAt === null ? t("closesByHand") : formatMoment(closesAt) },
        { label: field("questions"), value: String(questions) },
        { label: field("revision"), value: String(revision) },
        { label: field("createdByName"), value: createdByName },
        { label: field("createdAt"), value: formatMoment(createdAt) },
      ]}
    />
  );
}

function Actions({ questionnaire: { id, state, version, answered, title } }: { questionnaire: Questionnaire }) {
  const { t, word, language } = useTexts("questionnaire");
  const may = useMay();
  const navigate = useNavigate();
  const change = useCall(editQuestionnaireState);
  const remove = useCall(deleteQuestionnaire);
  const turn = async (next: "open" | "closed") => {
    await change.mutateAsync({ id, state: next, version });
    notify.success(next === "open" ? t("nowOpen") : t("nowClosed"));
  };
  const deleteIt = async () => {
    await remove.mutateAsync({ ids: [id] });
    notify.success(t("deleted"));
    void navigate("/answerDetail");
  };
  return (
    <>
      <Button onClick={() => void navigate("/answerDetail")}>{t("toList")}</Button>
      {may(`${rights}:edit`) && (
        <>
          <Button onClick={() => void navigate(`/answerDetail?edit=${id}`)}>{word("edit")}</Button>
          {state === "open" ? (
            <ConfirmButton question={t("closeQuestion")} danger={false} onConfirm={() => turn("closed")}>
              {t("close")}
            </ConfirmButton>
          ) : (
            <Button type="primary" loading={change.isPending} onClick={() => void turn("open").catch(() => undefined)}>
              {state === "draft" ? t("publish") : t("reopen")}
            </Button>
          )}
        </>
      )}
      {may(`${rights}:delete`) && answered === 0 && (
        <ConfirmButton
          question={t("deleteQuestion", { title: title[language] || title.en || title.zh || title.ar })}
          onConfirm={deleteIt}
        />
      )}
    </>
  );
}
