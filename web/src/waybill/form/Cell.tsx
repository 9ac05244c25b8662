import type { WaybillField } from "@lading/contract/waybill";
import { Form, Input } from "antd";
import { useId, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { DecimalInput } from "#ui";
import { useLabels } from "../labels.ts";
import type { InputOfField } from "./suggestion.tsx";
import type { ItemValues } from "./values.ts";

interface CellProps {
  place: number;
  name: keyof ItemValues & WaybillField;
  /** Most decimals of a number; without it the cell takes any text. */
  scale?: number;
  placeholder?: string;
}

/** A cell of the goods grid; what is wrong with it stands below it. */
export function Cell({ place, name, scale, placeholder }: CellProps) {
  const labels = useLabels();
  const { t } = useTexts("waybill");
  const label = t("form.cell", { field: labels.field(name), line: place + 1 });
  return (
    <td data-label={labels.field(name)} data-cell={name}>
      <Form.Item name={[place, name]} noStyle>
        {scale === undefined ? (
          <TextCell label={label} {...(placeholder !== undefined && { placeholder })} />
        ) : (
          <NumberCell label={label} scale={scale} {...(placeholder !== undefined && { placeholder })} />
        )}
      </Form.Item>
    </td>
  );
}

interface CellInputProps extends InputOfField {
  label: string;
  placeholder?: string;
}

function TextCell({ label, onChange, ...input }: CellInputProps) {
  const { problem, ...marks } = useProblem();
  return (
    <>
      <Input
        {...input}
        {...marks}
        aria-label={label}
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {problem}
    </>
  );
}

function NumberCell({ label, scale, onChange, ...input }: CellInputProps & { scale: number }) {
  const { problem, ...marks } = useProblem();
  return (
    <>
      <DecimalInput
        {...input}
        {...marks}
        {...(onChange && { onChange })}
        scale={scale}
        aria-label={label}
        {...(scale === 0 && { inputMode: "numeric" as const })}
        onFocus={(event) => event.target.select()}
      />
      {problem}
    </>
  );
}

interface Problem {
  status?: "error";
  "aria-invalid"?: true;
  "aria-describedby"?: string;
  problem: ReactNode;
}

/** The cell's message, tied to its input. */
export function useProblem(): Problem {
  const id = useId();
  const { errors } = Form.Item.useStatus();
  if (errors.length === 0) return { problem: null };
  return {
    status: "error",
    "aria-invalid": true,
    "aria-describedby": id,
    problem: (
      <span id={id} className="form-cell-error">
        {errors}
      </span>
    ),
  };
}
