import {
  addQuestionnaire,
  editQuestionnaire,
  hasChoices,
  loadQuestionnaireInfo,
  questionnaireFieldTexts,
  textIn,
  type Texts,
} from "@lading/contract/questionnaire";
import type { AnswerOf, Language } from "@lading/contract/core";
import { Form } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { isRecord } from "#core/guards";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DetailPage, MomentInput, Note, PageHeader, RecordForm } from "#ui";
import { Categories } from "./Categories.tsx";
import { newCategory, noTexts, type CategoryDraft } from "./new-parts.ts";
import { TextsField } from "./TextsField.tsx";
import { Writing } from "./writing.tsx";

/** Makes a questionnaire. */
export function NewQuestionnaire() {
  const { t } = useTexts("questionnaire");
  const navigate = useNavigate();
  const [initial] = useState(() => ({ title: noTexts, intro: noTexts, categories: [newCategory()] }));
  return (
    <div className="detail-page">
      <PageHeader title={t("addTitle")} />
      <Writing>
        <RecordForm
          call={addQuestionnaire}
          initial={initial}
          toInput={toInput}
          onDone={({ id }) => {
            notify.success(t("saved"));
            void navigate(`/answerDetail?id=${id}`);
          }}
          onCancel={() => void navigate("/answerDetail")}
        >
          <Fields fixedKeys={new Set()} />
        </RecordForm>
      </Writing>
    </div>
  );
}

/** Changes a questionnaire. */
export function BuilderPage({ id }: { id: string }) {
  const { t } = useTexts("questionnaire");
  const read = useRead(loadQuestionnaireInfo, { id }, { ownErrors: true });
  return (
    <DetailPage read={read} title={t("editTitle")}>
      {read.data && <EditForm key={id} questionnaire={read.data} />}
    </DetailPage>
  );
}

function EditForm({ questionnaire }: { questionnaire: AnswerOf<typeof loadQuestionnaireInfo> }) {
  const { t, language } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  const labels: Readonly<Record<string, string>> = {
    title: field("title"),
    intro: t("intro"),
    closesAt: field("closesAt"),
    categories: field("questions"),
  };
  const navigate = useNavigate();
  // The first answer is kept: a repeated read in the background must not change the form.
  const [{ id, version, title, intro, closesAt, categories, isPublished }] = useState(questionnaire);
  const back = () => void navigate(`/answerDetail?id=${id}`);
  const questions = categories.flatMap((category) => category.questions);
  const fixedKeys = new Set(isPublished ? questions.map(({ key }) => key) : []);
  return (
    <Writing>
      {isPublished && <Note type="info" title={t("publishedNote")} />}
      <RecordForm
        call={editQuestionnaire}
        initial={{ title, intro, closesAt, categories }}
        fixed={{ id, version }}
        toInput={toInput}
        stale={{
          show: (name, value) => shownValue(name, value, language),
          labelOf: (name) => labels[name.split(".")[0] ?? ""] ?? name,
        }}
        onDone={() => {
          notify.success(t("saved"));
          back();
        }}
        onCancel={back}
      >
        <Fields fixedKeys={fixedKeys} />
      </RecordForm>
    </Writing>
  );
}

function Fields({ fixedKeys }: { fixedKeys: ReadonlySet<string> }) {
  const { t } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  return (
    <>
      <section className="panel builder-head" aria-label={t("about")}>
        <Form.Item name="title" label={field("title")} required>
          <TextsField maxLength={150} />
        </Form.Item>
        <Form.Item name="intro" label={t("intro")}>
          <TextsField maxLength={2000} rows={2} />
        </Form.Item>
        <Form.Item name="closesAt" label={field("closesAt")} extra={t("closesAtHint")}>
          <MomentInput />
        </Form.Item>
      </section>
      <Categories fixedKeys={fixedKeys} />
    </>
  );
}

/** Questions of kinds without choices send none, even if some were written before the kind was changed. */
function toInput(values: Record<string, unknown>): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form's own list
  const categories = (values["categories"] ?? []) as CategoryDraft[];
  return {
    ...values,
    closesAt: values["closesAt"] ?? null,
    categories: categories.map((category) => ({
      ...category,
      questions: category.questions.map((question) => ({
        ...question,
        choices: hasChoices(question.type) ? question.choices : [],
      })),
    })),
  };
}

/** Somebody else's texts and questions in a line of words. */
function shownValue(field: string, value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((one) => shownValue(field, one, language)).join(" / ");
  if (isTexts(value)) return textIn(value, language);
  if (isRecord(value)) return shownValue(field, value["title"] ?? value["text"] ?? "", language);
  return field === "closesAt" ? formatMoment(String(value)) : String(value);
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && ["zh", "en", "ar"].every((language) => typeof value[language] === "string");
}
