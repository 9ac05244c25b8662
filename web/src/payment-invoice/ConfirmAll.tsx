import { confirmPaymentInvoice, type ListedPaymentInvoice } from "@lading/contract/payment-invoice";
import { Button } from "antd";
import { useState } from "react";
import { CallError, queryClient, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";

interface ConfirmAllProps {
  invoices: readonly ListedPaymentInvoice[];
  onDone: () => void;
}

/** Confirms chosen invoices one after the other; a refused one does not keep the others, and the first reason is told. */
export function ConfirmAll({ invoices, onDone }: ConfirmAllProps) {
  const { t } = useTexts("payment-invoice");
  const confirm = useSubmission(confirmPaymentInvoice, { ownErrors: true, quiet: true });
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    const refused: { number: string; message: string }[] = [];
    for (const { id, version, billReferNo: number } of invoices) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each is a decision of its own
        await confirm({ id, version });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        refused.push({ number, message: error.message });
      }
    }
    setRunning(false);
    onDone();
    void queryClient.invalidateQueries();
    const count = invoices.length - refused.length;
    if (count > 0) notify.success(t("confirmedCount", { count }));
    for (const { number, message } of refused.slice(0, 3)) notify.error(`${number}: ${message}`);
  };
  return (
    <Button type="primary" loading={isRunning} onClick={() => void run()}>
      {t("confirm")}
    </Button>
  );
}
