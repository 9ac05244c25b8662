import { getPortList } from "@lading/contract/waybill";
import { AutoComplete, Form } from "antd";
import type { ReactNode } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useFocused } from "#ui";

interface PortFieldProps {
  name: string;
  label: string;
  kind: "air" | "sea";
  extra?: ReactNode;
}

/** A port by its code or its name. */
export function PortField({ name, label, kind, extra }: PortFieldProps) {
  return (
    <Form.Item name={name} label={label} extra={extra}>
      <PortInput kind={kind} />
    </Form.Item>
  );
}

interface PortInputProps {
  kind: "air" | "sea";
  value?: string;
  onChange?: (code: string) => void;
  id?: string;
}

function PortInput({ kind, value = "", ...input }: PortInputProps) {
  const { t } = useTexts("order");
  const [isFocused, focus] = useFocused();
  const { data } = useRead(
    getPortList,
    { kind, search: value.slice(0, 60) },
    { quiet: true, ownErrors: true, enabled: isFocused },
  );
  const options = (isFocused ? (data?.rows ?? []) : []).map(({ code, name, city }) => ({
    value: code,
    label: <bdi>{[code, name, city].filter(Boolean).join(" · ")}</bdi>,
  }));
  return (
    <AutoComplete
      {...input}
      value={value}
      className="full-width"
      options={options}
      popupMatchSelectWidth={320}
      placeholder={t("form.portHint")}
      {...focus}
    />
  );
}
