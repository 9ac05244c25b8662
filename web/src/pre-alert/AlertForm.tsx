import { isSea, type WaybillType } from "@lading/contract/waybill";
import type { PreAlertField } from "@lading/contract/pre-alert";
import { Checkbox, Form, Input, InputNumber } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { FieldWarnings } from "#market-risk";
import { DateInput, DecimalInput, Fold, MomentInput, PortInput, PortName, Select } from "#ui";
import { FilesField } from "./FilesField.tsx";
import { SupplierInput } from "#supplier";
import { useLabels } from "./labels.tsx";

const agents = ["originAgent", "destinationAgent"] as const;

interface AlertFieldsProps {
  type: WaybillType;
  /** The main number is a main waybill's own. */
  isMain: boolean;
  /** Whose cargo files are offered. */
  waybillIds: readonly string[];
  /** An edit may take the houses anew. */
  rereads: boolean;
}

/** The fields of a pre-alert, all of them prefilled. */
export function AlertFields({ type, isMain, waybillIds, rereads }: AlertFieldsProps) {
  const { t } = useTexts("pre-alert");
  const labels = useLabels();
  return (
    <>
      <Group title={t("groupRoute")}>
        <Text name="mainNumber" max={35} dir="ltr" disabled={isMain} {...(isMain && { extra: t("mainKept") })} />
        <Port name="loadingPort" type={type} />
        <Port name="destinationPort" type={type} />
        <Text name="transit" max={160} />
        <Text name="carrier" max={80} />
        {isSea(type) ? (
          <>
            <Text name="vessel" max={80} />
            <Text name="voyage" max={30} dir="ltr" />
          </>
        ) : (
          <Text name="flightNumber" max={20} dir="ltr" />
        )}
        {(["etd", "eta"] as const).map((name) => (
          <Form.Item key={name} name={name} label={labels.field(name)}>
            <DateInput />
          </Form.Item>
        ))}
        {(["atd", "ata"] as const).map((name) => (
          <Form.Item key={name} name={name} label={labels.field(name)}>
            <MomentInput />
          </Form.Item>
        ))}
      </Group>
      <Group title={t("groupFigures")}>
        <Form.Item name="packages" label={labels.field("packages")} required>
          <InputNumber className="full-width" min={0} max={9_999_999} precision={0} controls={false} />
        </Form.Item>
        {(["weight", "volume"] as const).map((name) => (
          <Form.Item key={name} name={name} label={labels.field(name)} required>
            <DecimalInput scale={3} />
          </Form.Item>
        ))}
        <Form.Item name="cargoType" label={labels.field("cargoType")} required>
          <Select options={labels.cargoTypes} placeholder={t("cargoTypeHint")} />
        </Form.Item>
      </Group>
      <Group title={t("groupAgents")} fold="alert.agents">
        {agents.map((name) => (
          <Form.Item key={name} name={name} label={labels.field(name)}>
            <SupplierInput maxLength={200} />
          </Form.Item>
        ))}
        {agents.map((name) => (
          <FieldWarnings key={name} supplier={name} names={[name]} />
        ))}
        <Text name="remark" max={500} />
      </Group>
      <Group title={t("groupFiles")} fold="alert.files">
        <Form.Item name="files" className="alert-wide">
          <FilesField waybillIds={waybillIds} />
        </Form.Item>
      </Group>
      {rereads && (
        <Form.Item name="rereadHouses" valuePropName="checked">
          <Checkbox>{t("reread")}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  /** The group can be folded, under this name. */
  fold?: string;
  children: ReactNode;
}

function Group({ title, fold, children }: GroupProps) {
  const fields = <div className="alert-fields">{children}</div>;
  if (fold !== undefined)
    return (
      <Fold name={fold} title={<h3>{title}</h3>} className="alert-group">
        {fields}
      </Fold>
    );
  return (
    <fieldset className="alert-group">
      <legend>{title}</legend>
      {fields}
    </fieldset>
  );
}

interface TextProps {
  name: PreAlertField;
  max: number;
  dir?: "ltr";
  disabled?: boolean;
  extra?: ReactNode;
}

function Text({ name, max, dir, disabled = false, extra }: TextProps) {
  const labels = useLabels();
  return (
    <Form.Item name={name} label={labels.field(name)} extra={extra}>
      <Input maxLength={max} dir={dir ?? "auto"} disabled={disabled} autoComplete="off" />
    </Form.Item>
  );
}

function Port({ name, type }: { name: "loadingPort" | "destinationPort"; type: WaybillType }) {
  const labels = useLabels();
  const form = Form.useFormInstance();
  const code: unknown = Form.useWatch(name, form);
  const kind = type === 5 ? undefined : isSea(type) ? "sea" : "air";
  return (
    <Form.Item
      name={name}
      label={labels.field(name)}
      extra={<PortName code={typeof code === "string" ? code : ""} kind={kind} />}
    >
      <PortInput kind={kind} />
    </Form.Item>
  );
}
