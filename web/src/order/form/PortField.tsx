import { Form } from "antd";
import type { ReactNode } from "react";
import { PortInput } from "#ui";

interface PortFieldProps {
  name: string;
  label: string;
  kind: "air" | "sea";
  extra?: ReactNode;
  required?: boolean;
}

/** A port by its code or its name. */
export function PortField({ name, label, kind, extra, required = false }: PortFieldProps) {
  return (
    <Form.Item name={name} label={label} extra={extra} required={required}>
      <PortInput kind={kind} />
    </Form.Item>
  );
}
