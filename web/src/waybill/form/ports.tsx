import { freePortText, isPortCode } from "@lading/contract/place";
import { isAir } from "@lading/contract/waybill";
import { Form } from "antd";
import { useState } from "react";
import { type InputOfField, PortInput, type PortRow, usePort } from "#ui";
import { destinationOfPort } from "../parties/parties.ts";
import { Field } from "./Field.tsx";
import { useKind } from "./kind.ts";

type PortName = "loadingPort" | "destinationPort";

function usePortKind() {
  const { type } = useKind();
  return type === 5 ? undefined : isAir(type) ? ("air" as const) : ("sea" as const);
}

/** A port of the lists by its code or its name, or a place as it was typed, marked. */
export function PortField({ name }: { name: PortName }) {
  return (
    <Field name={name} extra={<NameBelow name={name} />}>
      {name === "destinationPort" ? <DestinationInput /> : <LoadingInput />}
    </Field>
  );
}

function LoadingInput(input: InputOfField) {
  return <PortInput {...input} kind={usePortKind()} />;
}

/** With another port of destination the country and city follow that were the former port's. */
function DestinationInput(input: InputOfField) {
  const kind = usePortKind();
  const form = Form.useFormInstance();
  // The port that stood there last when the person came to the field: a text begun or a field emptied is no other port yet.
  const [before, setBefore] = useState("");
  const former = usePort(kind, before);
  const follow = (port: PortRow | undefined) => {
    if (port !== undefined && port.code === before) return;
    form.setFieldsValue(destinationOfPort(form.getFieldsValue(true), port, former));
    setBefore(port?.code ?? "");
  };
  return (
    <div onFocus={() => setBefore((last) => (isPortCode(input.value ?? "") ? (input.value ?? "") : last))}>
      <PortInput {...input} kind={kind} onPort={follow} />
    </div>
  );
}

/** Names the port whose code is in the field, so that a slip is seen. */
function NameBelow({ name }: { name: PortName }) {
  const form = Form.useFormInstance();
  const value: unknown = Form.useWatch(name, form);
  const port = usePort(usePortKind(), typeof value === "string" ? value : "");
  return port && freePortText(String(value)) === undefined ? <bdi className="form-port-name">{port.name}</bdi> : null;
}
