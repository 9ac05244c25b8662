import type { Currency, Language } from "@lading/contract/core";
import { Button } from "antd";
import { useState } from "react";
import { openFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { DateInput, TabModal } from "#ui";
import { DocumentLanguages } from "./DocumentLanguages.tsx";
import { PayInto } from "./PayInto.tsx";
import "./check-bill.css";

interface AskedStatement {
  asOf: string;
  documentLanguages: Language[];
  collectionAccountId?: string | null;
}

interface StatementDialogProps {
  title: string;
  /** YYYY-MM-DD; the empty text for today. */
  asOf: string;
  /** Makes the document and says where it is fetched. */
  print: (asked: AskedStatement) => Promise<{ path: string }>;
  /** With it the collection account can be chosen; without, the statement names the default one. */
  payIntoIn?: Currency;
  onClose: () => void;
}

/** Asks for the day and the languages of a statement, and opens it. */
export function StatementDialog({ title, asOf, print, payIntoIn, onClose }: StatementDialogProps) {
  const { t, word, language } = useTexts("check-bill");
  const [day, setDay] = useState(asOf);
  const [documentLanguages, setLanguages] = useState<Language[]>([language]);
  const [collectionAccountId, setAccount] = useState<string | null>(null);
  const open = () => {
    const made = print({ asOf: day, documentLanguages, ...(payIntoIn && { collectionAccountId }) });
    void openFile(made.then(({ path }) => path)).then(onClose, () => undefined);
  };
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
      <div className="check-bill-fields">
        <label htmlFor="statement-day">{t("asOf")}</label>
        <DateInput id="statement-day" value={day} onChange={(value) => setDay(value ?? "")} />
        <span className="muted">{t("asOfHint")}</span>
        <span>{t("documentLanguages")}</span>
        <DocumentLanguages value={documentLanguages} onChange={setLanguages} />
        {payIntoIn && (
          <>
            <span>{t("payInto")}</span>
            <PayInto currency={payIntoIn} value={collectionAccountId} onChange={setAccount} />
          </>
        )}
      </div>
    </TabModal>
  );
}
