import { addContainer, editContainer, type Container } from "@lading/contract/container";
import {
  cabinetClasses,
  cabinetClassIds,
  getWayBillCabinetTypeListByClassId,
  type CabinetClass,
} from "@lading/contract/waybill";
import { Form, Input } from "antd";
import { useRead } from "#core/api";
import { listed, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { CodeSelect, DecimalInput, RecordForm } from "#ui";
import { ltr, useFields } from "./words.ts";

interface ContainerFormProps {
  waybillId: string;
  /** The container to edit; null adds one. */
  container: Container | null;
  onClose: () => void;
}

/** Adds or changes a container. */
export function ContainerForm({ waybillId, container, onClose }: ContainerFormProps) {
  const { t } = useTexts("container");
  const done = ({ alsoIn }: { alsoIn: readonly string[] }) => {
    if (alsoIn.length > 0) notify.warning(t("alsoIn", { numbers: listed(alsoIn) }));
    else notify.success(t("saved"));
    onClose();
  };
  const form = { onDone: done, onCancel: onClose, children: <ContainerFields /> };
  if (!container)
    return (
      <RecordForm
        call={addContainer}
        initial={{ cabinetClass: "40HQ", cabinetType: "45G1" }}
        fixed={{ waybillId }}
        {...form}
      />
    );
  const { id, version, containerNumber, cabinetClass, cabinetType, sealNumber } = container;
  const { tareWeight, maxPayload, remark } = container;
  const initial = { containerNumber, cabinetClass, cabinetType, sealNumber, tareWeight, maxPayload, remark };
  return <RecordForm call={editContainer} initial={initial} fixed={{ id, version }} {...form} />;
}

function ContainerFields() {
  const { t, language } = useTexts("container");
  const fieldOf = useFields();
  const form = Form.useFormInstance();
  const cabinetClass = Form.useWatch<CabinetClass | undefined>("cabinetClass", form) ?? "40HQ";
  const { data } = useRead(getWayBillCabinetTypeListByClassId, { classId: cabinetClass }, { quiet: true });
  const types = data?.rows ?? [];
  const chooseClass = (chosen: CabinetClass) => {
    const [first = ""] = Object.keys(cabinetClasses[chosen].types);
    form.setFieldValue("cabinetType", first);
  };
  return (
    <div className="container-fields">
      <Form.Item name="containerNumber" label={fieldOf("containerNumber")} required>
        <Input dir="ltr" autoComplete="off" maxLength={20} placeholder="CSQU3054383" />
      </Form.Item>
      <Form.Item name="sealNumber" label={fieldOf("sealNumber")} extra={t("sealHint")}>
        <Input dir="ltr" autoComplete="off" maxLength={80} />
      </Form.Item>
      <Form.Item name="cabinetClass" label={fieldOf("cabinetClass")} required>
        <CodeSelect
          onChange={chooseClass}
          options={cabinetClassIds.map((id) => ({ value: id, label: ltr(cabinetClasses[id].text[language]) }))}
        />
      </Form.Item>
      <Form.Item name="cabinetType" label={fieldOf("cabinetType")}>
        <CodeSelect
          allowClear
          options={types.map(({ code, name }) => ({ value: code, label: ltr(`${name} (${code})`) }))}
        />
      </Form.Item>
      <Form.Item name="tareWeight" label={fieldOf("tareWeight")}>
        <DecimalInput scale={3} />
      </Form.Item>
      <Form.Item name="maxPayload" label={fieldOf("maxPayload")} extra={t("payloadHint")}>
        <DecimalInput scale={3} />
      </Form.Item>
      <Form.Item name="remark" label={fieldOf("remark")} className="container-wide">
        <Input maxLength={200} />
      </Form.Item>
    </div>
  );
}
