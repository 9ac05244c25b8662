import { loadCompanyInfo } from "@lading/contract/user";
import type { WaybillType } from "@lading/contract/waybill";
import { Form, Skeleton } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import type { WaybillFormProps } from "../form/EditHouse.tsx";
import { useDivisors } from "../goods/use-totals.ts";
import type { FormValues } from "../form/values.ts";
import { mainValuesOf } from "./chargeable.ts";
import { MainForm } from "./MainForm.tsx";

/** Changes a main waybill and what lies under it. The company's divisors tell which figures are the carrier's own. */
export function EditMain(props: WaybillFormProps) {
  const { isPending } = useRead(loadCompanyInfo, {}, { quiet: true, ownErrors: true });
  return isPending ? <Skeleton active paragraph={{ rows: 12 }} /> : <Edit {...props} />;
}

function Edit({ record, onDone, onCancel }: WaybillFormProps) {
  const divisors = useDivisors();
  const [form] = Form.useForm<FormValues>();
  const [initial] = useState(() => mainValuesOf({ ...record }, divisors));
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
