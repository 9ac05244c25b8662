import { getCollectionBillSharingEmail, sendCollectionBillEmail, type CollectionBill } from "@lading/contract/bill";
import { Form, Skeleton } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { LetterFields, useMailTold, useNotSent } from "#mail";
import { FilesChoice, InputField, Note, RecordForm } from "#ui";
import { DocumentLanguage } from "./DocumentLanguage.tsx";

/** Sends a bill by e-mail with its debit note. Without a mail server it says that nothing left. */
export function SendBill({ bill, onClose }: { bill: CollectionBill; onClose: () => void }) {
  const { t, language } = useTexts("bill");
  const told = useMailTold();
  const notSent = useNotSent();
  const [documentLanguage, setLanguage] = useState(language);
  const input = { id: bill.id, documentLanguage };
  const { data, error, isPlaceholderData } = useRead(getCollectionBillSharingEmail, input, {
    quiet: true,
    ownErrors: true,
  });
  if (error && !data) return <Note type="error" title={error.message} />;
  if (!data) return <Skeleton active />;
  const { fileName, files, ...mail } = data;
  return (
    <RecordForm
      // Another language brings another text.
      key={isPlaceholderData ? "before" : documentLanguage}
      call={sendCollectionBillEmail}
      initial={{ ...mail, fileIds: [] }}
      fixed={input}
      submitText={t("send")}
      refusedTitle={notSent}
      onDone={(answer) => {
        told(answer);
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item label={t("documentLanguage")}>
        <DocumentLanguage value={documentLanguage} onChange={setLanguage} />
      </Form.Item>
      <p className="muted">
        {t("attached")} <bdi>{fileName}</bdi>
      </p>
      {files.length > 0 && (
        <InputField name="fileIds" label={t("alsoAttached")}>
          <FilesChoice files={files} />
        </InputField>
      )}
      <LetterFields />
    </RecordForm>
  );
}
