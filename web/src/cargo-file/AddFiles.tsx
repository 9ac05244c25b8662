import { saveCargoFile } from "@lading/contract/cargo-file";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { Form, Input, Select } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";
import { choicesIn } from "./columns.tsx";
import { FilesField } from "./FilesField.tsx";
import { filesToInput } from "./uploads.ts";
import { useNotYet } from "./use-uploads.ts";

const initial = { ownership: "company", files: [], warehouseId: null };

/** Adds many files to one job, waybill or warehouse. */
export function AddFiles({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts("cargo-file");
  const notYet = useNotYet();
  const { data } = useRead(getWarehouseOptionList, {});
  const warehouses = data?.rows.map(({ id, code, warehouseName }) => ({
    value: id,
    label: `${code} ${warehouseName}`,
  }));
  return (
    <RecordForm
      call={saveCargoFile}
      initial={initial}
      notYet={notYet}
      toInput={({ files, warehouseId, uploading: _uploading, ...values }) => ({
        ...values,
        warehouseId: warehouseId ?? null,
        files: filesToInput(files),
      })}
      submitText={t("add")}
      onDone={({ added }) => {
        notify.success(t("added", { count: added }));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item>
        <FilesField />
      </Form.Item>
      <p className="muted">{t("belongs")}</p>
      <div className="cargo-file-fields">
        <Form.Item name="jobNumber" label={t("jobNumber")}>
          <Input maxLength={40} dir="ltr" autoComplete="off" />
        </Form.Item>
        <Form.Item name="waybillNumber" label={t("waybillNumber")}>
          <Input maxLength={60} dir="ltr" autoComplete="off" placeholder={t("waybillHint")} />
        </Form.Item>
        <Form.Item name="warehouseId" label={t("warehouse")}>
          <Select allowClear options={warehouses ?? []} showSearch={{ optionFilterProp: "label" }} />
        </Form.Item>
        <Form.Item name="ownership" label={t("ownership")}>
          <Select options={choicesIn(language).owners} />
        </Form.Item>
      </div>
      <Form.Item name="remark" label={t("remark")}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
    </RecordForm>
  );
}
