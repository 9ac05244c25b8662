import { getPortList } from "@lading/contract/place";
import { isAir } from "@lading/contract/waybill";
import { Form } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { type InputOfField, SuggestionInput, useTyped, useWoken } from "#ui";
import { useCountries } from "../countries.ts";
import { Field } from "./Field.tsx";
import { useKind } from "./kind.ts";
import { destinationFrom } from "../parties/parties.ts";

const quiet = { quiet: true, ownErrors: true } as const;

function usePorts(search: string, enabled: boolean) {
  const { type } = useKind();
  const kind = isAir(type) ? ("air" as const) : ("sea" as const);
  return useRead(getPortList, { kind, search: search.slice(0, 60) }, { ...quiet, enabled }).data?.rows ?? [];
}

/** A port by its code or its name; a place that is no port of the list may stay as it was typed. */
export function PortField({ name }: { name: "loadingPort" | "destinationPort" }) {
  return (
    <Field name={name} extra={<PortName name={name} />}>
      <PortInput isDestination={name === "destinationPort"} />
    </Field>
  );
}

function PortInput({ isDestination, ...input }: InputOfField & { isDestination: boolean }) {
  const { t } = useTexts("waybill");
  const { nameOf } = useCountries();
  const form = Form.useFormInstance();
  const [isAwake, wake] = useWoken();
  const ports = usePorts(useTyped(input.value ?? ""), isAwake);
  const pick = (port: (typeof ports)[number]) => {
    input.onChange?.(port.code);
    if (isDestination) form.setFieldsValue(destinationFrom(form.getFieldsValue(true), port));
  };
  const complete = () => {
    const typed = (input.value ?? "").trim().toUpperCase();
    const exact = ports.find(({ code }) => code === typed);
    if (exact && exact.code !== input.value) pick(exact);
  };
  return (
    <div onBlur={complete}>
      <SuggestionInput
        takesFirst
        {...input}
        placeholder={t("form.portHint")}
        suggestions={ports.map((row) => ({
          row,
          key: `port ${row.code}`,
          title: `${row.code} · ${row.name}`,
          detail: [row.city, nameOf(row.country)].filter(Boolean).join(" · "),
        }))}
        onPick={pick}
        onWake={wake}
      />
    </div>
  );
}

/** Names the port whose code is in the field, so that a slip is seen. */
function PortName({ name }: { name: "loadingPort" | "destinationPort" }) {
  const form = Form.useFormInstance();
  const value: unknown = Form.useWatch(name, form);
  const code = useTyped(typeof value === "string" ? value.trim().toUpperCase() : "");
  const port = usePorts(code, code !== "").find((row) => row.code === code);
  return port ? <bdi className="form-port-name">{port.name}</bdi> : null;
}
