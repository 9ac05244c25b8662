import "./charge-item.css";
import { chargeAmount, priceScale, quantityScale } from "@lading/contract/charge-item";
import { isDecimal } from "@lading/contract/core";
import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { goToNewLine } from "#ui";
import { Icon } from "#ui/light";

type Row = Record<string, unknown>;

interface ChargeRowsProps {
  /** The list's field in the form. */
  name: string;
  /** Most rows, as the call takes them. */
  most: number;
  /** First values of a new row; the function gets the last row. */
  newRow: (last: Row | undefined) => Row;
  /** The fields of the row at a place of the list. */
  children: (place: number) => ReactNode;
}

/** Charges one below the other. Enter begins a new row after the last one, and leaves them where that stays empty. */
export function ChargeRows({ name, most, newRow, children }: ChargeRowsProps) {
  const { t } = useTexts("charge-item");
  const form = Form.useFormInstance();
  const rowsOf = (): (Row | undefined)[] => form.getFieldValue(name) ?? [];
  return (
    <Form.List name={name}>
      {(fields, { add, remove }) => (
        <div className="charge-rows" data-lines>
          {fields.map(({ key, name: place }) => (
            <section key={key} className="charge-row" data-line aria-label={t("row", { row: place + 1 })}>
              <span className="charge-row-number" aria-hidden="true">
                {place + 1}
              </span>
              <div className="charge-row-fields">{children(place)}</div>
              <span className="charge-row-actions">
                <RowButton
                  icon="file"
                  label={t("copyRow", { row: place + 1 })}
                  disabled={fields.length >= most}
                  onClick={() => add({ ...rowsOf()[place] }, place + 1)}
                />
                <RowButton
                  icon="close"
                  label={t("removeRow", { row: place + 1 })}
                  disabled={fields.length === 1}
                  data-remove-line
                  onClick={() => remove(place)}
                />
              </span>
            </section>
          ))}
          <Button
            className="charge-rows-add"
            data-add-line
            icon={<Icon name="form" />}
            disabled={fields.length >= most}
            onClick={({ currentTarget }) => {
              add(newRow(rowsOf().at(-1)));
              goToNewLine(currentTarget);
            }}
          >
            {t("addRow")}
          </Button>
        </div>
      )}
    </Form.List>
  );
}

interface RowButtonProps {
  icon: "file" | "close";
  label: string;
  disabled: boolean;
  onClick: () => void;
  "data-remove-line"?: boolean;
}

function RowButton({ icon, label, ...button }: RowButtonProps) {
  return (
    <button type="button" className="tool-button" title={label} aria-label={label} {...button}>
      <Icon name={icon} />
    </button>
  );
}

const isNumber = (text: unknown, scale: number): text is string =>
  typeof text === "string" && text !== "" && isDecimal(text, scale);

/** Quantity × unit price as the server will reckon it; the empty text while one is missing. */
export function amountOf(row: { qty?: unknown; unitPrice?: unknown } | undefined, currency: unknown): string {
  const { qty, unitPrice } = row ?? {};
  if (!isNumber(qty, quantityScale) || !isNumber(unitPrice, priceScale) || typeof currency !== "string") return "";
  return chargeAmount(qty, unitPrice, currency);
}

/** The amount of a row beside its fields. */
export function AmountCell({ label, amount, currency }: { label: string; amount: string; currency: unknown }) {
  return (
    <div className="charge-amount">
      <span>{label}</span>
      <output>
        <bdi dir="ltr">{amount === "" ? "–" : `${formatDecimal(amount)} ${String(currency)}`}</bdi>
      </output>
    </div>
  );
}
