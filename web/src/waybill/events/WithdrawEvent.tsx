import { commonFieldTexts } from "@lading/contract/core";
import { withdrawWayBillLogisticsStatus } from "@lading/contract/logistics-state";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";

interface WithdrawEventProps {
  event: { id: string; state: string };
  onClose: () => void;
}

/** Withdraws a wrong event, with the reason; it stays in the history. */
export function WithdrawEvent({ event, onClose }: WithdrawEventProps) {
  const { t, language } = useTexts("waybill");
  return (
    <TabModal open title={t("events.withdrawTitle", { state: event.state })} onCancel={onClose}>
      <p>{t("events.withdrawHint")}</p>
      <RecordForm
        call={withdrawWayBillLogisticsStatus}
        fixed={{ eventId: event.id }}
        submitText={t("events.withdraw")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("events.withdrawn"));
          onClose();
        }}
      >
        <Form.Item name="reason" label={commonFieldTexts.reason[language]} required>
          <Input.TextArea maxLength={200} rows={3} showCount />
        </Form.Item>
      </RecordForm>
    </TabModal>
  );
}
