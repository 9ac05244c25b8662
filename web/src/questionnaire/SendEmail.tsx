import {
  getQuestionnaireEmail,
  linkPlace,
  questionnaireFieldTexts,
  sendQuestionnaireEmail,
} from "@lading/contract/questionnaire";
import { languageNames, languages, type AnswerOf } from "@lading/contract/core";
import { Button, Form, Input, Skeleton } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { JobProgress } from "#jobs";
import { Note, RecordForm, Segments } from "#ui";
import { PickSuppliers } from "./PickSuppliers.tsx";

/** Asks suppliers by e-mail, each with a link of its own, and shows how far that is. */
export function SendEmail({ questionnaireId, onClose }: { questionnaireId: string; onClose: () => void }) {
  const { t, word, language } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  const [written, setWritten] = useState(language);
  const [started, setStarted] = useState<AnswerOf<typeof sendQuestionnaireEmail> | null>(null);
  const [form] = Form.useForm();
  const input = { questionnaireId, language: written };
  const { data, error, isPlaceholderData } = useRead(getQuestionnaireEmail, input, { quiet: true, ownErrors: true });
  if (error && !data) return <Note type="error" title={error.message} />;
  if (started)
    return (
      <>
        {started.delivered === "outbox" && <Note type="warning" title={t("notSent")} />}
        <JobProgress jobId={started.jobId} />
        <p>
          <Button onClick={onClose}>{word("done")}</Button>
        </p>
      </>
    );
  if (!data) return <Skeleton active />;
  const addresses: unknown = form.getFieldValue("to");
  return (
    <RecordForm
      // Another language brings another text; the addresses stay.
      key={isPlaceholderData ? "before" : written}
      form={form}
      call={sendQuestionnaireEmail}
      initial={{ ...data, to: addresses }}
      fixed={input}
      submitText={word("send")}
      onDone={setStarted}
      onCancel={onClose}
    >
      <Form.Item label={t("mailLanguage")}>
        <Segments
          label={t("mailLanguage")}
          value={written}
          onChange={(next) => {
            form.resetFields(["subject", "text"]);
            setWritten(next);
          }}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Form.Item>
      <PickSuppliers />
      <Form.Item name="to" label={field("suppliers")} required extra={t("toHint")}>
        <Input.TextArea maxLength={8000} autoSize={{ minRows: 2, maxRows: 6 }} dir="ltr" inputMode="email" />
      </Form.Item>
      <Form.Item name="subject" label={t("subject")} required>
        <Input maxLength={150} dir="auto" />
      </Form.Item>
      <Form.Item name="text" label={t("text")} required extra={t("textHint", { place: linkPlace })}>
        <Input.TextArea maxLength={5000} rows={9} dir="auto" />
      </Form.Item>
    </RecordForm>
  );
}
