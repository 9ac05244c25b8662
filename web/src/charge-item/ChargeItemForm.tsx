import { addExpenseName, editExpenseName } from "@lading/contract/charge-item";
import { useTexts } from "#core/i18n";
import { AddOrEditForm, SwitchField, TextField } from "#ui";
import type { ChargeItem } from "./charge-item.ts";

interface ChargeItemFormProps {
  /** The charge item to edit; null adds one. */
  item: ChargeItem | null;
  onClose: () => void;
}

const start = { enabled: true };

/** Adds or changes a charge item. */
export function ChargeItemForm({ item, onClose }: ChargeItemFormProps) {
  const { t } = useTexts("charge-item");
  return (
    <AddOrEditForm add={addExpenseName} edit={editExpenseName} record={item} start={start} onClose={onClose}>
      <TextField name="chineseName" lang="zh" />
      <TextField name="englishName" lang="en" />
      <TextField name="arabicName" lang="ar" />
      <SwitchField name="enabled" extra={t("enabledHint")} />
    </AddOrEditForm>
  );
}
