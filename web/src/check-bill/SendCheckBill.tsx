import { getCheckBillEmail, sendCheckBillEmail, type WholeCheckBill } from "@lading/contract/check-bill";
import type { Language } from "@lading/contract/core";
import { Form, Skeleton } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { LetterFields, useMailTold, useNotSent } from "#mail";
import { Note, RecordForm } from "#ui";
import { DocumentLanguages } from "./DocumentLanguages.tsx";
import { PayInto } from "./PayInto.tsx";

/** Sends a check bill by e-mail with its statement. Without a mail server it says that nothing left. */
export function SendCheckBill({ bill, onClose }: { bill: WholeCheckBill; onClose: () => void }) {
  const { t, language } = useTexts("check-bill");
  const told = useMailTold();
  const notSent = useNotSent();
  const [documentLanguages, setLanguages] = useState<Language[]>([language]);
  const [collectionAccountId, setAccount] = useState<string | null>(null);
  const input = { id: bill.id, documentLanguages, collectionAccountId };
  const { data, error, isPlaceholderData } = useRead(getCheckBillEmail, input, { quiet: true, ownErrors: true });
  if (error && !data) return <Note type="error" title={error.message} />;
  if (!data) return <Skeleton active />;
  const { fileName, ...mail } = data;
  return (
    <RecordForm
      // Other languages bring another text.
      key={isPlaceholderData ? "before" : documentLanguages.join(" ")}
      call={sendCheckBillEmail}
      initial={mail}
      fixed={input}
      submitText={t("send")}
      refusedTitle={notSent}
      onDone={(answer) => {
        told(answer);
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item label={t("documentLanguages")}>
        <DocumentLanguages value={documentLanguages} onChange={setLanguages} />
      </Form.Item>
      {bill.type !== "payment" && (
        <Form.Item label={t("payInto")}>
          <PayInto currency={bill.currency} value={collectionAccountId} onChange={setAccount} />
        </Form.Item>
      )}
      <p className="muted">
        {t("attached")} <bdi>{fileName}</bdi>
      </p>
      <LetterFields />
    </RecordForm>
  );
}
