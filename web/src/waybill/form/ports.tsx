import { isAir } from "@lading/contract/waybill";
import { Form } from "antd";
import { type InputOfField, PortInput, PortName } from "#ui";
import { DestinationPort } from "../parties/DestinationPort.tsx";
import { Field } from "./Field.tsx";
import { useKind } from "./kind.ts";

type PortFieldName = "loadingPort" | "destinationPort";

function usePortKind() {
  const { type } = useKind();
  return type === 5 ? undefined : isAir(type) ? ("air" as const) : ("sea" as const);
}

/** A port of the lists by its code or its name, or a place as it was typed, marked. */
export function PortField({ name }: { name: PortFieldName }) {
  return (
    <Field name={name} extra={<NameBelow name={name} />}>
      {name === "destinationPort" ? <DestinationInput /> : <LoadingInput />}
    </Field>
  );
}

function LoadingInput(input: InputOfField) {
  return <PortInput {...input} kind={usePortKind()} />;
}

function DestinationInput(input: InputOfField) {
  return <DestinationPort {...input} kind={usePortKind()} />;
}

/** Names the port whose code is in the field, so that a slip is seen. */
function NameBelow({ name }: { name: PortFieldName }) {
  const form = Form.useFormInstance();
  const value: unknown = Form.useWatch(name, form);
  return <PortName code={typeof value === "string" ? value : ""} kind={usePortKind()} />;
}
