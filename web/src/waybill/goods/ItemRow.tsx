import { boxUnitNames, boxUnits } from "@lading/contract/waybill";
import { Form } from "antd";
import { memo } from "react";
import { formatDecimal, formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { InputOfField } from "#ui";
import { useLabels } from "../labels.ts";
import { Cell, useProblem } from "../form/Cell.tsx";
import { boxVolumeOf, figuresOf } from "./totals.ts";
import type { FormValues, ItemValues } from "../form/values.ts";

interface ItemRowProps {
  place: number;
  isOnly: boolean;
  /** The columns that are seldom used are shown. */
  hasMore: boolean;
  /** Must stay the same functions: rows that did not change are not drawn again. */
  onCopy: (place: number) => void;
  onRemove: (place: number) => void;
}

/** A line of goods; volume and value follow the typed figures. */
export const ItemRow = memo(function ItemRow({ place, isOnly, hasMore, onCopy, onRemove }: ItemRowProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const form = Form.useFormInstance<FormValues>();
  const item: Partial<ItemValues> = Form.useWatch(["items", place], form) ?? {};
  const currency: string | undefined = Form.useWatch("currency", form);
  const { volume, value } = figuresOf(item, currency ?? "");
  const line = place + 1;
  return (
    <tr data-line>
      <th scope="row">
        <span className="form-line-word">{t("form.line")} </span>
        {line}
      </th>
      <Cell place={place} name="productName" isRequired />
      <Cell place={place} name="customsCode" isRequired />
      <Cell place={place} name="boxCount" scale={0} isRequired />
      <td data-label={labels.field("boxUnit")} data-cell="boxUnit">
        <Form.Item name={[place, "boxUnit"]} noStyle>
          <UnitCell label={t("form.cell", { field: labels.field("boxUnit"), line })} />
        </Form.Item>
      </td>
      <Cell place={place} name="lengthCm" scale={2} />
      <Cell place={place} name="widthCm" scale={2} />
      <Cell place={place} name="heightCm" scale={2} />
      <Cell place={place} name="boxVolume" scale={3} placeholder={boxVolumeOf(item)} />
      <td className="form-figure" data-label={labels.field("volume")}>
        <output>{formatMeasure(volume) || "–"}</output>
      </td>
      <Cell place={place} name="weight" scale={3} isRequired />
      <Cell place={place} name="unitPrice" scale={4} isRequired />
      <td className="form-figure" data-label={labels.field("itemValue")}>
        <output>{formatDecimal(value) || "–"}</output>
      </td>
      {hasMore && (
        <>
          <Cell place={place} name="postalCode" />
          <Cell place={place} name="tradingPlatform" />
          <Cell place={place} name="remark" />
        </>
      )}
      <td className="form-line-actions">
        <button
          type="button"
          className="tool-button"
          title={t("form.copyLine")}
          aria-label={t("form.copyLineNo", { line })}
          onClick={() => onCopy(place)}
        >
          <Icon name="file" />
        </button>
        <button
          type="button"
          className="tool-button"
          title={t("form.removeLine")}
          aria-label={t("form.removeLineNo", { line })}
          disabled={isOnly}
          data-remove-line
          onClick={() => onRemove(place)}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
});

/** Kind of box. The browser's own list: fast in hundreds of lines, and at home on a phone. */
function UnitCell({ id, value, onChange, label }: InputOfField & { label: string }) {
  const { language } = useTexts("waybill");
  const { problem, ...marks } = useProblem();
  return (
    <>
      <select
        {...(id !== undefined && { id })}
        {...marks}
        className="form-cell-input"
        aria-label={label}
        value={value ?? ""}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {boxUnitNames.map((unit) => (
          <option key={unit} value={unit}>
            {boxUnits[unit][language]}
          </option>
        ))}
      </select>
      {problem}
    </>
  );
}
