import { parseInput } from "@lading/contract/core";
import type { WaybillField } from "@lading/contract/waybill";
import { Form, Input, type InputProps } from "antd";
import type { ReactNode } from "react";
import { useLabels } from "../labels.ts";
import { isRequired, useKind } from "./kind.ts";
import { wholeNumber } from "./values.ts";

interface FieldProps {
  name: WaybillField;
  children: ReactNode;
  /** Columns of the section's grid; default 1. */
  span?: 2 | 3;
  /** Stands below the field. */
  extra?: ReactNode;
}

/**
 * A field of the form under its one name, marked when it is required; nothing where this form does not have it. On
 * leaving it, what was typed is checked and brought into its form (`02012345675` → `020-12345675`).
 */
export function Field({ name, children, span, extra }: FieldProps) {
  const kind = useKind();
  const labels = useLabels();
  const check = useCheck(name);
  if (!(name in kind.shape)) return null;
  return (
    <div className="form-field" data-span={span} onBlur={check}>
      <Form.Item name={name} label={labels.field(name)} required={isRequired(kind, name)} extra={extra}>
        {children}
      </Form.Item>
    </div>
  );
}

function useCheck(name: WaybillField) {
  const form = Form.useFormInstance();
  const { shape, language } = useKind();
  return () => {
    const schema = shape[name];
    const value: unknown = form.getFieldValue(name);
    if (!schema || typeof value !== "string" || value.trim() === "") return;
    const parsed = parseInput(schema, name === "pieces" ? wholeNumber(value) : value, language);
    if (!parsed.ok) form.setFields([{ name, errors: [parsed.answer.fields[""] ?? parsed.answer.message] }]);
    else if (typeof parsed.value === "string" && parsed.value !== value) form.setFieldValue(name, parsed.value);
  };
}

/** A line of text without the browser's own suggestions: they are another shipment's. */
export function TextInput(props: InputProps) {
  return <Input {...props} autoComplete="off" />;
}

/** Numbers, codes and addresses of machines are written from left to right also in Arabic. */
const writtenLtr = /(?:Phone|Email|PostalCode|Number|Order|voyage)$/;

/** A field of plain text. */
export function TextField({ name, span }: Pick<FieldProps, "name" | "span">) {
  return (
    <Field name={name} {...(span && { span })}>
      <TextInput
        {...(writtenLtr.test(name) && { dir: "ltr" })}
        {...(name.endsWith("Phone") && { inputMode: "tel" })}
        {...(name.endsWith("Email") && { inputMode: "email" })}
      />
    </Field>
  );
}
