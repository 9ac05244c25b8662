import { sendCollectionBills, type ListedBill } from "@lading/contract/bill";
import type { AnswerOf } from "@lading/contract/core";
import { Button } from "antd";
import { useState } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { JobProgress } from "#jobs";
import { Note, Problem } from "#ui";
import { DocumentLanguage } from "./DocumentLanguage.tsx";

/** Sends bills in the background, each to its own customer, and shows how far that is. */
export function SendMany({ bills, onClose }: { bills: readonly ListedBill[]; onClose: () => void }) {
  const { t, word, language } = useTexts("bill");
  const [documentLanguage, setLanguage] = useState(language);
  const send = useCall(sendCollectionBills, { ownErrors: true });
  const [started, setStarted] = useState<AnswerOf<typeof sendCollectionBills> | null>(null);
  const order = async () => setStarted(await send.mutateAsync({ ids: bills.map(({ id }) => id), documentLanguage }));
  if (started)
    return (
      <div className="account">
        {started.delivered === "outbox" && <Note type="warning" title={t("notSent")} />}
        <JobProgress jobId={started.jobId} />
        <p>
          <Button onClick={onClose}>{word("close")}</Button>
        </p>
      </div>
    );
  return (
    <div className="account">
      <p>{t("sendManyHint")}</p>
      <p>
        {bills.map(({ id, invoiceNo }) => (
          <bdi key={id}>{invoiceNo} </bdi>
        ))}
      </p>
      <p>
        {t("documentLanguage")} <DocumentLanguage value={documentLanguage} onChange={setLanguage} />
      </p>
      {send.error && <Problem text={send.error.message} />}
      <p className="bill-actions">
        <Button type="primary" loading={send.isPending} onClick={() => void order().catch(() => undefined)}>
          {t("send")}
        </Button>
        <Button onClick={onClose}>{word("cancel")}</Button>
      </p>
    </div>
  );
}
