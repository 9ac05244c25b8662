import { billFieldTexts, deleteCollectionBill } from "@lading/contract/bill";
import { Form, Input } from "antd";
import { listed, useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";

interface VoidBillsProps {
  bills: readonly { id: string; invoiceNo: string }[];
  onClose: () => void;
  onDone: () => void;
}

/** Voids bills, with a reason: they keep their numbers and leave the sums. */
export function VoidBills({ bills, onClose, onDone }: VoidBillsProps) {
  const { t } = useTexts("bill");
  const field = useFieldTexts(billFieldTexts);
  return (
    <TabModal open title={t("voidTitle", { count: bills.length })} onCancel={onClose}>
      <p>{listed(bills.map(({ invoiceNo }) => invoiceNo))}</p>
      <p>{t("voidHint")}</p>
      <RecordForm
        call={deleteCollectionBill}
        fixed={{ ids: bills.map(({ id }) => id) }}
        submitText={t("void")}
        onCancel={onClose}
        onDone={({ deleted }) => {
          notify.success(t("voidedDone", { count: deleted }));
          onClose();
          onDone();
        }}
      >
        <Form.Item name="reason" label={field("voidReason")} required>
          <Input.TextArea maxLength={200} rows={3} showCount />
        </Form.Item>
      </RecordForm>
    </TabModal>
  );
}
