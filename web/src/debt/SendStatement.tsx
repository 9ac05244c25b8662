import type { PartySum } from "@lading/contract/check-bill";
import type { Language } from "@lading/contract/core";
import { getReconciliationEmail, sendReconciliationEmail } from "@lading/contract/debt";
import { Form, Skeleton } from "antd";
import { useState } from "react";
import { DocumentLanguages, PayInto } from "#check-bill";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { LetterFields, MailHistory, useMailTold, useNotSent } from "#mail";
import { Note, RecordForm } from "#ui";

interface SendStatementProps {
  sum: PartySum;
  /** YYYY-MM-DD; the empty text for today. */
  asOf: string;
  onClose: () => void;
}

/** Sends an own customer its statement by e-mail, and shows what was sent before. Without a mail server it says that nothing left. */
export function SendStatement({ sum: { partyId, currency }, asOf, onClose }: SendStatementProps) {
  const { t, language } = useTexts("debt");
  const told = useMailTold();
  const notSent = useNotSent();
  const [documentLanguages, setLanguages] = useState<Language[]>([language]);
  const [collectionAccountId, setAccount] = useState<string | null>(null);
  const input = { partyId, currency, asOf, documentLanguages, collectionAccountId };
  const { data, error, isPlaceholderData } = useRead(getReconciliationEmail, input, { quiet: true, ownErrors: true });
  if (error && !data) return <Note type="error" title={error.message} />;
  if (!data) return <Skeleton active />;
  const { fileName, ...mail } = data;
  return (
    <>
      <RecordForm
        // Other languages bring another text.
        key={isPlaceholderData ? "before" : documentLanguages.join(" ")}
        call={sendReconciliationEmail}
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
        <Form.Item label={t("payInto")}>
          <PayInto currency={currency} value={collectionAccountId} onChange={setAccount} />
        </Form.Item>
        <p className="muted">
          {t("attached")} <bdi>{fileName}</bdi>
        </p>
        <LetterFields />
      </RecordForm>
      <MailHistory entity="statement" id={partyId} />
    </>
  );
}
