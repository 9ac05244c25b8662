import { mostReceiptLines } from "@lading/contract/goods-receipt";
import { waybillFieldTexts } from "@lading/contract/waybill";
import { Button, Form, Input, Radio } from "antd";
import { formatDecimal, formatMeasure } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DecimalInput, Fold } from "#ui";
import { Icon } from "#ui/light";
import { emptyLine, entriesIn, totalOf } from "./entries.ts";
import { PhotosField } from "./PhotosField.tsx";

interface EntryFieldsProps {
  place: number;
  onRemove: () => void;
}

/** A waybill's part of a receipt: declared goods, goods there already, and goods that came now. */
export function EntryFields({ place, onRemove }: EntryFieldsProps) {
  const { t } = useTexts("goods-receipt");
  const fieldOf = useFieldTexts(waybillFieldTexts);
  const form = Form.useFormInstance();
  // `preserve` watches the declared goods as well, which have no field of their own.
  const watched: unknown = Form.useWatch(["entries", place], { form, preserve: true });
  const [entry] = entriesIn([watched]);
  if (!entry) return null;
  const { storage } = entry;
  const total = totalOf(entry);
  const isFewer = total < storage.declaredPieces;
  return (
    <fieldset className="receipt-entry">
      <legend>
        <bdi>{storage.houseNumber}</bdi>
        <button
          type="button"
          className="tool-button"
          aria-label={t("remove", { number: storage.houseNumber })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </legend>
      <p className="muted">
        <bdi>{storage.customerName}</bdi> · <bdi>{storage.productName}</bdi>
      </p>
      <p data-differs={total !== storage.declaredPieces} className="receipt-sum">
        {t("declared", {
          pieces: formatDecimal(String(storage.declaredPieces)),
          weight: formatMeasure(storage.declaredWeight),
          volume: formatMeasure(storage.declaredVolume),
        })}{" "}
        · {t("withThis", { pieces: formatDecimal(String(total)) })}
      </p>
      <Lines place={place} />
      {isFewer && (
        <Form.Item name={[place, "isLast"]} label={t("missing", { pieces: storage.declaredPieces - total })}>
          <Radio.Group
            options={[
              { value: false, label: t("moreToCome") },
              { value: true, label: t("thatIsAll") },
            ]}
          />
        </Form.Item>
      )}
      <Fold name="receipt.further">
        <div className="receipt-rest">
          <Form.Item name={[place, "location"]} label={fieldOf("location")}>
            <Input maxLength={60} dir="auto" autoComplete="off" />
          </Form.Item>
          <Form.Item name={[place, "remark"]} label={fieldOf("remark")}>
            <Input maxLength={300} dir="auto" autoComplete="off" />
          </Form.Item>
        </div>
        <Form.Item name={[place, "photos"]} label={t("photos")}>
          <PhotosField />
        </Form.Item>
      </Fold>
    </fieldset>
  );
}

const sides = ["lengthCm", "widthCm", "heightCm"] as const;

/** Goods that came, line by line: pieces of the same measures. */
function Lines({ place }: { place: number }) {
  const { t, language } = useTexts("goods-receipt");
  const removeEach = (line: number) => t("removeLine", { number: line + 1 });
  return (
    <Form.List name={[place, "lines"]}>
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <div className="receipt-line" key={key}>
              <Form.Item name={[name, "pieces"]} label={waybillFieldTexts.pieces[language]} required>
                <DecimalInput scale={0} />
              </Form.Item>
              <Form.Item name={[name, "weight"]} label={waybillFieldTexts.weight[language]} required>
                <DecimalInput scale={3} />
              </Form.Item>
              {sides.map((side) => (
                <Form.Item key={side} name={[name, side]} label={waybillFieldTexts[side][language]}>
                  <DecimalInput scale={2} />
                </Form.Item>
              ))}
              <Form.Item name={[name, "volume"]} label={waybillFieldTexts.volume[language]}>
                <DecimalInput scale={3} />
              </Form.Item>
              {fields.length > 1 && (
                <button
                  type="button"
                  className="tool-button"
                  aria-label={removeEach(name)}
                  onClick={() => remove(name)}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
          ))}
          <Button
            size="small"
            type="link"
            disabled={fields.length >= mostReceiptLines}
            onClick={() => add({ ...emptyLine })}
          >
            {t("addLine")}
          </Button>
        </>
      )}
    </Form.List>
  );
}
