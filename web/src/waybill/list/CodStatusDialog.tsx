import { codStatusNames, codStatuses, editWayBillCodStatus } from "@lading/contract/waybill";
import { Form } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, Select, TabModal } from "#ui";
import { useLabels } from "../labels.ts";

interface CodStatusDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Sets the status of cash on delivery; the payment status follows from the bills. */
export function CodStatusDialog({ ids, onClose, onDone }: CodStatusDialogProps) {
  const { t, language } = useTexts("waybill");
  const labels = useLabels();
  return (
    <TabModal open title={t("list.statusTitle", { count: ids.length })} onCancel={onClose} width={440}>
      <RecordForm
        call={editWayBillCodStatus}
        fixed={{ ids }}
        onCancel={onClose}
        onDone={({ changed }) => {
          notify.success(t("list.changed", { count: changed }));
          onClose();
          onDone?.();
        }}
      >
        <Form.Item name="codStatus" label={labels.field("codStatus")} required>
          <Select options={codStatusNames.map((name) => ({ value: name, label: codStatuses[name][language] }))} />
        </Form.Item>
      </RecordForm>
    </TabModal>
  );
}
