import { isAir, isSea, type WaybillRecord, type WaybillType } from "@lading/contract/waybill";
import { Form } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useLabels } from "../labels.ts";
import { HouseForm } from "./HouseForm.tsx";
import { valuesOfRecord, type FormValues } from "./values.ts";
import { Segments } from "#ui";

export interface WaybillFormProps {
  record: WaybillRecord;
  /** The change is saved. */
  onDone: () => void;
  onCancel: () => void;
}

/** Changes a house waybill. A colleague's change meanwhile is shown field by field, and nothing typed is lost. */
export function EditHouse({ record, onDone, onCancel }: WaybillFormProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const [form] = Form.useForm<FormValues>();
  const [initial] = useState(() => valuesOfRecord(record));
  // The version that was read stays the base of this edit, also when the page behind it reads a newer one.
  const [base] = useState(record);
  const [type, setType] = useState<WaybillType>(base.type);
  const types = typesOfWay(base.type);
  return (
    <HouseForm type={type} record={base} initial={initial} form={form} onDone={onDone} onCancel={onCancel}>
      {types.length > 1 && (
        <Segments
          label={labels.field("type")}
          value={type}
          onChange={setType}
          options={types.map((one) => ({ value: one, label: labels.type(one) }))}
        />
      )}
      {base.mainWaybillId !== null && <p className="muted">{t("form.underMain", { number: base.mainNumber })}</p>}
    </HouseForm>
  );
}

/** A shipment may gain or lose the door; from air to sea it is another shipment. */
function typesOfWay(type: WaybillType): WaybillType[] {
  if (isAir(type)) return [1, 3];
  return isSea(type) ? [2, 4] : [type];
}
