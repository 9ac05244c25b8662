import { languageNames, languages, type Language } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import {
  getPreAlertMailDraft,
  mostMailAttachments,
  sendMailByPreAlertFile,
  type PreAlert,
} from "@lading/contract/pre-alert";
import { Checkbox, Form, Skeleton } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { LetterFields, useMailTold, useNotSent } from "#mail";
import { RecordForm, Segments } from "#ui";

interface MailFormProps {
  alert: PreAlert;
  onClose: () => void;
}

/** Sends a pre-alert by e-mail; the cover text comes with the figures, in the language chosen. */
export function MailForm({ alert, onClose }: MailFormProps) {
  const { t, language } = useTexts("pre-alert");
  const [documentLanguage, setDocumentLanguage] = useState<Language>(language);
  const { data } = useRead(getPreAlertMailDraft, { id: alert.id, documentLanguage }, { quiet: true });
  return (
    <>
      <Form.Item label={t("mailLanguage")} layout="vertical">
        <Segments
          label={t("mailLanguage")}
          value={documentLanguage}
          onChange={setDocumentLanguage}
          options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        />
      </Form.Item>
      {data ? (
        <Letter key={data.text} alert={alert} draft={data} documentLanguage={documentLanguage} onClose={onClose} />
      ) : (
        <Skeleton active />
      )}
    </>
  );
}

interface LetterProps extends MailFormProps {
  draft: { subject: string; text: string };
  documentLanguage: Language;
}

function Letter({ alert, draft, documentLanguage, onClose }: LetterProps) {
  const { t, word } = useTexts("pre-alert");
  const told = useMailTold();
  const notSent = useNotSent();
  const { id, storedFiles } = alert;
  // The sheet takes a place among the attachments.
  const firstFiles = storedFiles.slice(0, mostMailAttachments - 1);
  return (
    <RecordForm
      call={sendMailByPreAlertFile}
      initial={{ ...draft, withSheet: true, fileIds: firstFiles.map((file) => file.id) }}
      fixed={{ id, documentLanguage }}
      submitText={word("send")}
      refusedTitle={notSent}
      onDone={(answer) => {
        told(answer);
        onClose();
      }}
      onCancel={onClose}
    >
      <LetterFields />
      <Form.Item name="withSheet" valuePropName="checked" className="alert-tight">
        <Checkbox>{t("withSheet")}</Checkbox>
      </Form.Item>
      {storedFiles.length > 0 && <Attachments files={storedFiles} />}
    </RecordForm>
  );
}

/** Which of the files go along; no more can be ticked than an e-mail carries. */
function Attachments({ files }: { files: PreAlert["storedFiles"] }) {
  const { t } = useTexts("pre-alert");
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch("fileIds", form);
  const withSheet: unknown = Form.useWatch("withSheet", form);
  const ids = Array.isArray(chosen) ? chosen : [];
  const isFull = ids.length + (withSheet === true ? 1 : 0) >= mostMailAttachments;
  return (
    <Form.Item
      name="fileIds"
      label={t("mailFiles")}
      extra={files.length >= mostMailAttachments ? t("mailMost", { max: mostMailAttachments }) : undefined}
    >
      <Checkbox.Group
        className="alert-choices"
        options={files.map(({ id, name, size }) => ({
          value: id,
          disabled: isFull && !ids.includes(id),
          label: (
            <span>
              <bdi>{name}</bdi> <bdi className="muted">{nameBytes(size)}</bdi>
            </span>
          ),
        }))}
      />
    </Form.Item>
  );
}
