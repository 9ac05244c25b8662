import { cargoFileFieldTexts, editCargoFile, type CargoFile } from "@lading/contract/cargo-file";
import { Form } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, Select } from "#ui";
import { BelongingFields, RemarkField, useWarehouses } from "./BelongingFields.tsx";
import { choicesIn } from "./columns.tsx";

/** Changes what a file is said to be, and what it belongs to. */
export function EditFile({ file, onClose }: { file: CargoFile; onClose: () => void }) {
  const { t, word, language } = useTexts("cargo-file");
  const field = useFieldTexts(cargoFileFieldTexts);
  const { types, owners } = choicesIn(language);
  const choices = { type: types, ownership: owners, warehouseId: useWarehouses() };
  const show = (name: string, value: unknown) =>
    Object.hasOwn(choices, name)
      ? (Object.values(choices)
          .flat()
          .find((one) => one.value === value)?.label ?? "")
      : String(value);
  const { id, version, type, ownership, jobNumber, waybillNumber, warehouseId, remark } = file;
  return (
    <RecordForm
      call={editCargoFile}
      initial={{ type, ownership, jobNumber, waybillNumber, warehouseId, remark }}
      fixed={{ id, version }}
      toInput={({ warehouseId: chosen, ...values }) => ({ ...values, warehouseId: chosen ?? null })}
      stale={{ show }}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <p className="muted">{t("belongs")}</p>
      <div className="cargo-file-fields">
        <Form.Item name="type" label={field("type")} required>
          <Select options={types} />
        </Form.Item>
        <BelongingFields />
      </div>
      <RemarkField />
    </RecordForm>
  );
}
