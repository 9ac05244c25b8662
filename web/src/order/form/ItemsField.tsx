import { mostOrderItems } from "@lading/contract/order";
import { boxUnitNames, boxUnits, lineVolume, sum } from "@lading/contract/waybill";
import { Button, Form, Input } from "antd";
import { formatDecimal, formatMeasure } from "#core/format";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";
import { DecimalInput, goToNewLine, Select } from "#ui";
import { goOnAtTimes, usePaste } from "#waybill";
import { Icon } from "#ui/light";
import { useNames } from "../names.ts";
import { newItem } from "./values.ts";

const sides = ["lengthCm", "widthCm", "heightCm"] as const;
const fields = ["productName", "boxCount", "boxUnit", ...sides, "boxVolume", "weight", "unitPrice"] as const;

/** The lines of goods as cards, on a desk as well as on a phone; cells of a spreadsheet can be pasted into them. */
export function ItemsField() {
  const { t } = useTexts("order");
  const form = Form.useFormInstance();
  const newLine = () => {
    const items: readonly unknown[] = form.getFieldValue("items") ?? [];
    const last = items.at(-1);
    return newItem(isRecord(last) ? last : undefined);
  };
  const paste = usePaste({ fields, newLine, mostLines: mostOrderItems });
  return (
    <Form.List name="items">
      {(lines, { add, remove }) => (
        <div className="order-wide order-items" data-lines onPaste={paste} onKeyDown={goOnAtTimes}>
          {lines.map(({ key, name }) => (
            <Item key={key} place={name} onRemove={lines.length > 1 ? () => remove(name) : undefined} />
          ))}
          <p className="muted">{t("form.pasteHint", { lengths: "100x120x110" })}</p>
          <div className="order-items-end">
            <Button
              icon={<Icon name="form" />}
              disabled={lines.length >= mostOrderItems}
              data-add-line
              onClick={({ currentTarget }) => {
                add(newLine());
                goToNewLine(currentTarget);
              }}
            >
              {t("form.addLine")}
            </Button>
            <Totals />
          </div>
        </div>
      )}
    </Form.List>
  );
}

function Item({ place, onRemove }: { place: number; onRemove: (() => void) | undefined }) {
  const { t, language } = useTexts("order");
  const { field } = useNames();
  return (
    <fieldset className="order-item" data-line>
      <legend>
        {t("form.line", { number: place + 1 })}
        {onRemove && (
          <button
            type="button"
            className="tool-button"
            data-remove-line
            aria-label={t("form.removeLine", { number: place + 1 })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </legend>
      <Form.Item
        data-cell="productName"
        name={[place, "productName"]}
        label={field("itemName")}
        className="order-item-name"
      >
        <Input maxLength={120} dir="auto" autoComplete="off" placeholder={t("form.asAbove")} />
      </Form.Item>
      <Form.Item data-cell="boxCount" name={[place, "boxCount"]} label={field("boxCount")} required>
        <DecimalInput scale={0} />
      </Form.Item>
      <Form.Item data-cell="boxUnit" name={[place, "boxUnit"]} label={field("boxUnit")}>
        <Select options={boxUnitNames.map((name) => ({ value: name, label: boxUnits[name][language] }))} />
      </Form.Item>
      {sides.map((side) => (
        <Form.Item key={side} data-cell={side} name={[place, side]} label={field(side)}>
          <DecimalInput scale={2} />
        </Form.Item>
      ))}
      <Form.Item data-cell="boxVolume" name={[place, "boxVolume"]} label={field("boxVolume")}>
        <DecimalInput scale={3} />
      </Form.Item>
      <Form.Item data-cell="weight" name={[place, "weight"]} label={field("lineWeight")} required>
        <DecimalInput scale={3} />
      </Form.Item>
      <Form.Item data-cell="unitPrice" name={[place, "unitPrice"]} label={field("unitPrice")} required>
        <DecimalInput scale={4} />
      </Form.Item>
    </fieldset>
  );
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value);

/** Volume of a line as it is typed; the empty text while measures are missing. */
function volumeOf(item: Readonly<Record<string, unknown>>): string {
  const boxCount = Number(textOf(item["boxCount"]) || 0);
  const [lengthCm = "", widthCm = "", heightCm = "", boxVolume = ""] = [...sides, "boxVolume"].map((name) =>
    textOf(item[name]).replace(/\.$/, ""),
  );
  return boxCount > 0 ? (lineVolume({ boxCount, lengthCm, widthCm, heightCm, boxVolume }) ?? "") : "";
}

/** Totals of the lines. */
function Totals() {
  const { t } = useTexts("order");
  const watched: unknown = Form.useWatch("items");
  const items = (Array.isArray(watched) ? watched : []).filter(isRecord);
  const pieces = items.reduce((total, item) => total + Number(textOf(item["boxCount"]) || 0), 0);
  const weights = items.map((item) => textOf(item["weight"])).filter(isNumber);
  const volumes = items.map(volumeOf).filter(isNumber);
  return (
    <p className="muted" role="status">
      {t("form.totals", {
        pieces: formatDecimal(String(pieces)),
        weight: formatMeasure(sum(weights, 3)),
        volume: formatMeasure(sum(volumes, 3)),
      })}
    </p>
  );
}
