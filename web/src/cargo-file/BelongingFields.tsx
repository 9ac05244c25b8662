import { cargoFileFieldTexts } from "@lading/contract/cargo-file";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { Form, Input } from "antd";
import { useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { choicesIn } from "./columns.tsx";
import { Select } from "#ui";

/** The warehouses to choose from, by code and name. */
export function useWarehouses() {
  const { data } = useRead(getWarehouseOptionList, {});
  return (data?.rows ?? []).map(({ id, code, shownName }) => ({ value: id, label: `${code} ${shownName}` }));
}

/** A file's belonging: job, waybill, warehouse and owner. */
export function BelongingFields() {
  const { t } = useTexts("cargo-file");
  const field = useFieldTexts(cargoFileFieldTexts);
  const warehouses = useWarehouses();
  return (
    <>
      <JobField />
      <Form.Item name="waybillNumber" label={field("waybillNumber")}>
        <Input maxLength={60} dir="ltr" autoComplete="off" placeholder={t("waybillHint")} />
      </Form.Item>
      <Form.Item name="warehouseId" label={field("warehouse")}>
        <Select allowClear options={warehouses} showSearch={{ optionFilterProp: "label" }} />
      </Form.Item>
      <OwnerField />
    </>
  );
}

export function JobField() {
  const field = useFieldTexts(cargoFileFieldTexts);
  return (
    <Form.Item name="jobNumber" label={field("jobNumber")}>
      <Input maxLength={40} dir="ltr" autoComplete="off" />
    </Form.Item>
  );
}

export function OwnerField() {
  const { language } = useTexts("cargo-file");
  const field = useFieldTexts(cargoFileFieldTexts);
  return (
    <Form.Item name="ownership" label={field("ownership")} required>
      <Select options={choicesIn(language).owners} />
    </Form.Item>
  );
}

export function RemarkField() {
  const field = useFieldTexts(cargoFileFieldTexts);
  return (
    <Form.Item name="remark" label={field("remark")}>
      <Input maxLength={200} dir="auto" />
    </Form.Item>
  );
}
