import type { Currency, Language } from "@lading/contract/core";
import {
  createClientFundStatementPdf,
  getClientFundStatementEmail,
  sendClientFundStatementEmail,
} from "@lading/contract/client-fund";
import { Button, Form, Skeleton } from "antd";
import { useState } from "react";
import { DocumentLanguages } from "#check-bill";
import { openFile, useRead, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { LetterFields, MailHistory, useMailTold, useNotSent } from "#mail";
import { Note, RecordForm, TabModal } from "#ui";

interface Period {
  /** YYYY-MM-DD; the empty text leaves an end open. */
  dayFrom: string;
  dayTo: string;
}

interface StatementProps {
  row: { customerId: string; customerName: string; currency: Currency };
  period: Period;
  onClose: () => void;
}

/** Asks for the languages of a statement, and opens it. */
export function PrintLanguages({
  title,
  print,
  onClose,
}: {
  title: string;
  print: (documentLanguages: Language[]) => Promise<{ path: string }>;
  onClose: () => void;
}) {
  const { t, word, language } = useTexts("client-fund");
  const [languages, setLanguages] = useState<Language[]>([language]);
  const open = () => void openFile(print(languages).then(({ path }) => path)).then(onClose, () => undefined);
  return (
    <TabModal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{word("cancel")}</Button>
          <Button type="primary" onClick={open}>
            {t("print")}
          </Button>
        </>
      }
    >
      <p>{t("documentLanguages")}</p>
      <DocumentLanguages value={languages} onChange={setLanguages} />
    </TabModal>
  );
}

/** A customer's funds in one currency over the period, as PDF. */
export function PrintStatement({ row, period, onClose }: StatementProps) {
  const { t } = useTexts("client-fund");
  const print = useSubmission(createClientFundStatementPdf);
  const { customerId, currency, customerName } = row;
  return (
    <PrintLanguages
      title={t("statementTitle", { customer: customerName })}
      print={(documentLanguages) => print({ customerId, currency, ...period, documentLanguages })}
      onClose={onClose}
    />
  );
}

/** Sends a customer that statement by e-mail, and shows what was sent before. */
export function SendStatement({ row, period, onClose }: StatementProps) {
  const { t } = useTexts("client-fund");
  return (
    <TabModal open width={720} title={t("statementTitle", { customer: row.customerName })} onCancel={onClose}>
      <Letter row={row} period={period} onClose={onClose} />
    </TabModal>
  );
}

function Letter({ row: { customerId, currency }, period, onClose }: StatementProps) {
  const { t, language } = useTexts("client-fund");
  const told = useMailTold();
  const notSent = useNotSent();
  const [documentLanguages, setLanguages] = useState<Language[]>([language]);
  const input = { customerId, currency, ...period, documentLanguages };
  const { data, error, isPlaceholderData } = useRead(getClientFundStatementEmail, input, {
    quiet: true,
    ownErrors: true,
  });
  if (error && !data) return <Note type="error" title={error.message} />;
  if (!data) return <Skeleton active />;
  const { fileName, ...mail } = data;
  return (
    <>
      <RecordForm
        // Other languages bring another text.
        key={isPlaceholderData ? "before" : documentLanguages.join(" ")}
        call={sendClientFundStatementEmail}
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
        <p className="muted">
          {t("attached")} <bdi>{fileName}</bdi>
        </p>
        <LetterFields />
      </RecordForm>
      <MailHistory entity="clientFundStatement" id={customerId} />
    </>
  );
}
