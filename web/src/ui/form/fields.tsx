import { Form, Input, InputNumber, Switch, type InputProps } from "antd";
import type { ReactNode } from "react";
import { DateInput } from "../inputs/dates.tsx";
import { DecimalInput } from "../inputs/DecimalInput.tsx";
import { useFormField, type FieldProps } from "./field-schema.tsx";
import { Select } from "../inputs/Select.tsx";

type TextProps = Pick<InputProps, "dir" | "lang" | "placeholder" | "inputMode" | "autoComplete">;

/** A line of text, as long as the call takes it; a text in an unknown language runs in its own direction. */
export function TextField({
  dir = "auto",
  lang,
  placeholder,
  inputMode,
  autoComplete,
  ...field
}: FieldProps & TextProps) {
  const { facts, item } = useFormField(field);
  return (
    <Form.Item {...item}>
      <Input maxLength={facts.maxLength} {...{ dir, lang, placeholder, inputMode, autoComplete }} />
    </Form.Item>
  );
}

/** Lines of text, in a field that grows with them. */
export function TextAreaField({
  minRows = 2,
  maxRows = 6,
  ...field
}: FieldProps & { minRows?: number; maxRows?: number }) {
  const { facts, item } = useFormField(field);
  return (
    <Form.Item {...item}>
      <Input.TextArea autoSize={{ minRows, maxRows }} maxLength={facts.maxLength} dir="auto" />
    </Form.Item>
  );
}

interface Affixes {
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A decimal with as many decimals as the call takes. */
export function DecimalField({ prefix, suffix, ...field }: FieldProps & Affixes) {
  const { facts, item } = useFormField(field);
  if (facts.scale === undefined) throw new Error(`${String(item.name)} is no decimal`);
  return (
    <Form.Item {...item}>
      <DecimalInput scale={facts.scale} prefix={prefix} suffix={suffix} />
    </Form.Item>
  );
}

/** A whole number between the least and the greatest that the call takes. */
export function IntegerField(field: FieldProps) {
  const { facts, item } = useFormField(field);
  return (
    <Form.Item {...item}>
      <InputNumber className="full-width" min={facts.min} max={facts.max} precision={0} controls={false} />
    </Form.Item>
  );
}

/** A choice of the field's values by their texts; what may be empty can be cleared. */
export function ChoiceField({ onChange, ...field }: FieldProps & { onChange?: (value: string) => void }) {
  const { facts, item, language } = useFormField(field);
  const options = Object.entries(facts.choices ?? {}).map(([value, text]) => ({ value, label: text[language] }));
  return (
    <Form.Item {...item}>
      <Select options={options} allowClear={facts.mayBeEmpty} {...(onChange && { onChange })} />
    </Form.Item>
  );
}

/** A calendar date. */
export function DateField(field: FieldProps) {
  const { item } = useFormField(field);
  return (
    <Form.Item {...item}>
      <DateInput />
    </Form.Item>
  );
}

/** A switch between yes and no. Of a field whose values have texts it says what being on means: Enabled, not Status. */
export function SwitchField({ label, ...field }: FieldProps) {
  const { facts, item, language } = useFormField(field);
  const on = facts.choices?.["true"];
  return (
    <Form.Item {...item} label={label ?? on?.[language] ?? item.label} required={false} valuePropName="checked">
      <Switch />
    </Form.Item>
  );
}

/** A field with an input of the screen's own: its label and required mark come from the call as well. */
export function InputField({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { item } = useFormField(field);
  return <Form.Item {...item}>{children}</Form.Item>;
}
