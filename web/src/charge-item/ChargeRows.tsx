import "./charge-item.css";
import { chargeAmount, priceScale, quantityScale } from "@lading/contract/charge-item";
import { isDecimal } from "@lading/contract/core";
import { Button, Form } from "antd";
import type { KeyboardEvent, ReactNode } from "react";
import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
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

/** Charges one below the other. Enter goes to the next field and from the last one into a new row. */
export function ChargeRows({ name, most, newRow, children }: ChargeRowsProps) {
  const { t } = useTexts("charge-item");
  const form = Form.useFormInstance();
  const rowsOf = (): (Row | undefined)[] => form.getFieldValue(name) ?? [];
  return (
    <Form.List name={name}>
      {(fields, { add, remove }) => (
        <div className="charge-rows" onKeyDown={(event) => onEnter(event)}>
          {fields.map(({ key, name: place }) => (
            <section key={key} className="charge-row" aria-label={t("row", { row: place + 1 })}>
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
                  onClick={() => remove(place)}
                />
              </span>
            </section>
          ))}
          <Button
            className="charge-rows-add"
            icon={<Icon name="form" />}
            disabled={fields.length >= most}
            onClick={() => {
              add(newRow(rowsOf().at(-1)));
              // The new row's charge item is where one goes on.
              setTimeout(() => form.focusField([name, fields.length, "chargeItemId"]));
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
}

function RowButton({ icon, label, disabled, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className="tool-button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

const typed = "input:not([type='checkbox'], [type='file'], :disabled)";

function onEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  // In an open list of choices Enter chooses.
  if (target.getAttribute("aria-expanded") === "true") return;
  event.preventDefault();
  const shown = [...currentTarget.querySelectorAll<HTMLElement>(typed)].filter((one) => one.offsetParent !== null);
  const next = shown[shown.indexOf(target) + 1];
  if (next) next.focus();
  else currentTarget.querySelector<HTMLElement>(".charge-rows-add")?.click();
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
