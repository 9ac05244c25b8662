import { isDecimal } from "@lading/contract/core";
import type { WaybillField } from "@lading/contract/waybill";
import { Form } from "antd";
import { useId, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { type InputOfField, plainDecimal } from "#ui";
import { useLabels } from "../labels.ts";
import type { ItemValues } from "./values.ts";

interface CellProps {
  place: number;
  name: keyof ItemValues & WaybillField;
  /** Most decimals of a number; without it the cell takes any text. */
  scale?: number;
  placeholder?: string;
  isRequired?: boolean;
}

/** A cell of the goods grid; what is wrong with it stands below it. */
export function Cell({ place, name, scale, placeholder, isRequired = false }: CellProps) {
  const labels = useLabels();
  const { t } = useTexts("waybill");
  const label = t("form.cell", { field: labels.field(name), line: place + 1 });
  return (
    <td data-label={labels.field(name)} data-cell={name} data-required={isRequired}>
      <Form.Item name={[place, name]} noStyle>
        {scale === undefined ? (
          <TextCell label={label} aria-required={isRequired} {...(placeholder !== undefined && { placeholder })} />
        ) : (
          <NumberCell
            label={label}
            aria-required={isRequired}
            scale={scale}
            {...(placeholder !== undefined && { placeholder })}
          />
        )}
      </Form.Item>
    </td>
  );
}

interface CellInputProps extends InputOfField {
  label: string;
  "aria-required": boolean;
  placeholder?: string;
}

/** Bare inputs: a form may have thousands of cells, and each antd input costs as much as twenty of these. */
function TextCell({ label, value = "", onChange, ...input }: CellInputProps) {
  const { problem, ...marks } = useProblem();
  return (
    <>
      <input
        {...input}
        {...marks}
        className="form-cell-input"
        value={value}
        aria-label={label}
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {problem}
    </>
  );
}

/** Takes what can become a number with `scale` decimals, in any digits. */
function NumberCell({ label, scale, value = "", onChange, ...input }: CellInputProps & { scale: number }) {
  const { problem, ...marks } = useProblem();
  return (
    <>
      <input
        {...input}
        {...marks}
        className="form-cell-input"
        value={value}
        aria-label={label}
        autoComplete="off"
        dir="ltr"
        inputMode={scale === 0 ? "numeric" : "decimal"}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = plainDecimal(event.target.value);
          if (text === "" || isDecimal(text.replace(/\.$/, ""), scale))
            onChange?.(scale === 0 ? text.replace(".", "") : text);
        }}
        onBlur={() => {
          if (value.endsWith(".")) onChange?.(value.slice(0, -1));
        }}
      />
      {problem}
    </>
  );
}

interface Problem {
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
    "aria-invalid": true,
    "aria-describedby": id,
    problem: (
      <span id={id} className="form-cell-error">
        {errors}
      </span>
    ),
  };
}
