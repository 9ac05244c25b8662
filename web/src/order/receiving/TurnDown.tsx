import { turnDownEntrustOrder } from "@lading/contract/order";
import { Checkbox, Form, Input } from "antd";
import { listed, useTexts } from "#core/i18n";
import { useNames } from "../names.ts";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";

/** Turns an order down; says what became of the e-mail. */
export function TurnDown({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts("order");
  const { field } = useNames();
  return (
    <RecordForm
      call={turnDownEntrustOrder}
      initial={{ notify: true }}
      fixed={{ id }}
      submitText={t("turnDown")}
      onDone={({ mail, address, refused }) => {
        const toSome = mail === "sent" && refused.length > 0;
        const text = toSome ? t("mail.sentExcept", { addresses: listed(refused) }) : t(`mail.${mail}`, { address });
        if ((mail === "sent" && !toSome) || mail === "notAsked") notify.success(text);
        else notify.warning(text);
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="reason" label={field("reason")} required extra={t("reasonHint")}>
        <Input.TextArea maxLength={300} rows={4} dir="auto" />
      </Form.Item>
      <Form.Item name="notify" valuePropName="checked">
        <Checkbox>{t("notifyCustomer")}</Checkbox>
      </Form.Item>
    </RecordForm>
  );
}
