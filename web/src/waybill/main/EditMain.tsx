import type { WaybillType } from "@lading/contract/waybill";
import { Form } from "antd";
import { useState } from "react";
import type { WaybillFormProps } from "../form/EditHouse.tsx";
import { valuesOfRecord, type FormValues } from "../form/values.ts";
import { MainForm } from "./MainForm.tsx";

/** Changes a main waybill and what lies under it. */
export function EditMain({ record, onDone, onCancel }: WaybillFormProps) {
  const [form] = Form.useForm<FormValues>();
  const [initial] = useState(() => valuesOfRecord(record));
  const [base] = useState(record);
  const [type, setType] = useState<WaybillType>(base.type);
  return (
    <MainForm
      type={type}
      onType={setType}
      record={base}
      initial={initial}
      form={form}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
