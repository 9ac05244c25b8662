import {
  deletePaymentInvoice,
  withdrawPaymentInvoiceConfirmation,
  type WholePaymentInvoice,
} from "@lading/contract/payment-invoice";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal, TextAreaField } from "#ui";

interface DecisionProps {
  invoice: WholePaymentInvoice;
  onClose: () => void;
}

/** Takes a confirmation back, with a reason. */
export function Withdraw({ invoice, onClose }: DecisionProps) {
  const { t } = useTexts("payment-invoice");
  return (
    <TabModal open title={t("withdrawTitle", { number: invoice.billReferNo })} onCancel={onClose}>
      <p>{t("withdrawHint")}</p>
      <RecordForm
        call={withdrawPaymentInvoiceConfirmation}
        fixed={{ id: invoice.id, version: invoice.version }}
        submitText={t("withdraw")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("withdrawn"));
          onClose();
        }}
      >
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}

/** Voids an invoice, with a reason: its costs are free again. */
export function VoidInvoice({ invoice, onClose }: DecisionProps) {
  const { t } = useTexts("payment-invoice");
  return (
    <TabModal open title={t("voidTitle", { number: invoice.billReferNo })} onCancel={onClose}>
      <p>{t("voidHint")}</p>
      <RecordForm
        call={deletePaymentInvoice}
        fixed={{ id: invoice.id, version: invoice.version }}
        submitText={t("void")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("voided"));
          onClose();
        }}
      >
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}
