import { addExpenseName, editExpenseName } from "@lading/contract/charge-item";
import { Form, Input, Switch } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";
import type { ChargeItem } from "./charge-item.ts";

interface ChargeItemFormProps {
  /** The charge item to edit; null adds one. */
  item: ChargeItem | null;
  onClose: () => void;
}

/** Adds or changes a charge item. */
export function ChargeItemForm({ item, onClose }: ChargeItemFormProps) {
  const { t } = useTexts("charge-item");
  const done = () => {
    notify.success(t("saved"));
    onClose();
  };
  const form = { onDone: done, onCancel: onClose, children: <ChargeItemFields /> };
  if (!item) return <RecordForm call={addExpenseName} initial={{ enabled: true }} {...form} />;
  const { id, version, chineseName, englishName, arabicName, enabled } = item;
  const initial = { chineseName, englishName, arabicName, enabled };
  return <RecordForm call={editExpenseName} initial={initial} fixed={{ id, version }} {...form} />;
}

function ChargeItemFields() {
  const { t } = useTexts("charge-item");
  return (
    <>
      <Form.Item name="chineseName" label={t("chineseName")} required>
        <Input maxLength={60} lang="zh" dir="auto" />
      </Form.Item>
      <Form.Item name="englishName" label={t("englishName")} required>
        <Input maxLength={80} lang="en" dir="auto" />
      </Form.Item>
      <Form.Item name="arabicName" label={t("arabicName")} required>
        <Input maxLength={80} lang="ar" dir="auto" />
      </Form.Item>
      <Form.Item name="enabled" label={t("enabled")} valuePropName="checked" extra={t("enabledHint")}>
        <Switch />
      </Form.Item>
    </>
  );
}
