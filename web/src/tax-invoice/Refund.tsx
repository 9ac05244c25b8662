import { addInvoicedRefund, taxInvoiceFieldTexts, type WholeInvoice } from "@lading/contract/tax-invoice";
import { Form } from "antd";
import { useState } from "react";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { InputField, MomentInput, RecordForm, TabModal, TextAreaField, TextField } from "#ui";
import { InvoiceFiles } from "./InvoiceFiles.tsx";
import { filesIn } from "./typed-invoices.ts";

interface RefundProps {
  invoice: WholeInvoice;
  currency: string;
  onClose: () => void;
}

/** Enters the refund of an issued invoice: a negative one with a number and file of its own. */
export function Refund({ invoice, currency, onClose }: RefundProps) {
  const { t } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const [initial] = useState(() => ({ issuedAt: new Date().toISOString(), fileIds: [] }));
  return (
    <TabModal open title={t("refundTitle", { number: invoice.number })} onCancel={onClose}>
      <p>{t("refundHint", { amount: formatMoney(`-${invoice.amount}`, currency) })}</p>
      <RecordForm
        call={addInvoicedRefund}
        initial={initial}
        fixed={{ taxInvoiceId: invoice.id }}
        toInput={({ fileIds, ...values }) => ({ ...values, fileIds: filesIn(fileIds).map(({ id }) => id) })}
        submitText={t("refund")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("refundDone"));
          onClose();
        }}
      >
        <TextField name="number" dir="ltr" />
        <InputField name="issuedAt">
          <MomentInput />
        </InputField>
        <Form.Item name="fileIds" label={field("files")} required>
          <InvoiceFiles />
        </Form.Item>
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}
