import {
  codStatusNames,
  codStatuses,
  editWayBillPaymentState,
  paymentStatusNames,
  paymentStatuses,
} from "@lading/contract/waybill";
import { Form, Select } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { useLabels } from "../labels.ts";

interface StatusDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Sets the payment status, the status of cash on delivery, or both; what is left empty stays as it is. */
export function StatusDialog({ ids, onClose, onDone }: StatusDialogProps) {
  const { t, language } = useTexts("waybill");
  const labels = useLabels();
  return (
    <TabModal open title={t("list.statusTitle", { count: ids.length })} onCancel={onClose} width={440}>
      <RecordForm
        call={editWayBillPaymentState}
        fixed={{ ids }}
        onCancel={onClose}
        onDone={({ changed }) => {
          notify.success(t("list.changed", { count: changed }));
          onClose();
          onDone?.();
        }}
      >
        <Form.Item name="paymentStatus" label={labels.field("paymentStatus")}>
          <Select
            allowClear
            placeholder={t("list.unchanged")}
            options={paymentStatusNames.map((name) => ({ value: name, label: paymentStatuses[name][language] }))}
          />
        </Form.Item>
        <Form.Item name="codStatus" label={labels.field("codStatus")}>
          <Select
            allowClear
            placeholder={t("list.unchanged")}
            options={codStatusNames.map((name) => ({ value: name, label: codStatuses[name][language] }))}
          />
        </Form.Item>
      </RecordForm>
    </TabModal>
  );
}
