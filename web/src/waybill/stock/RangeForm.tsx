import { addAwbStock, airMainNumber, editAwbStock, readAirMainNumber } from "@lading/contract/waybill";
import { Form, Input, type FormInstance } from "antd";
import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { DecimalInput, RecordForm } from "#ui";
import type { StockRange } from "./StockView.tsx";

interface RangeFormProps {
  /** The range to change; without it a new one is added. */
  range?: StockRange;
  onEnd: () => void;
}

/** Adds a range as the airline gave it, or changes a range's name and warning. */
export function RangeForm({ range, onEnd }: RangeFormProps) {
  const { t } = useTexts("waybill");
  const [form] = Form.useForm();
  const shared = { form, toInput: inputOf, onDone: onEnd, onCancel: onEnd };
  const names = (
    <>
      <Form.Item name="airlineName" label={t("stock.airline")}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="warnBelow" label={t("stock.warnBelow")} extra={t("stock.warnBelowHint")}>
        <DecimalInput scale={0} />
      </Form.Item>
    </>
  );
  if (range) {
    const { id, version, airlineName, warnBelow } = range;
    return (
      <RecordForm
        call={editAwbStock}
        {...shared}
        fixed={{ id, version }}
        initial={{ airlineName, warnBelow: String(warnBelow) }}
      >
        <p>
          <bdi dir="ltr">
            {range.firstNumber} – {range.lastNumber}
          </bdi>
        </p>
        {names}
      </RecordForm>
    );
  }
  return (
    <RecordForm call={addAwbStock} {...shared} initial={{ warnBelow: "10" }}>
      <Form.Item name="airlinePrefix" label={t("stock.prefix")} required extra={t("stock.prefixHint")}>
        <Input dir="ltr" inputMode="numeric" maxLength={3} placeholder="020" autoComplete="off" />
      </Form.Item>
      <div className="stock-serials" onBlur={() => takeWholeNumbers(form)}>
        <Form.Item name="firstSerial" label={t("stock.first")} required extra={t("stock.serialHint")}>
          <Input dir="ltr" inputMode="numeric" placeholder="1234567" autoComplete="off" />
        </Form.Item>
        <Form.Item name="lastSerial" label={t("stock.last")} required>
          <Input dir="ltr" inputMode="numeric" placeholder="1234666" autoComplete="off" />
        </Form.Item>
      </div>
      <RangePreview />
      {names}
    </RecordForm>
  );
}

const isSerial = (text: unknown): text is string => typeof text === "string" && /^\d{7}$/.test(text.trim());

/** Serials are typed as seven digits; anything else is told to be required or not valid. */
function inputOf(values: Record<string, unknown>): Record<string, unknown> {
  const numbers = ["firstSerial", "lastSerial", "warnBelow"].flatMap((name) => {
    const typed = values[name];
    const text = typeof typed === "string" ? typed.trim() : "";
    if (text === "") return [];
    const isWhole = name === "warnBelow" ? /^\d+$/.test(text) : isSerial(text);
    return [[name, isWhole ? Number(text) : text] as const];
  });
  const { firstSerial: _first, lastSerial: _last, warnBelow: _warn, ...texts } = values;
  return { ...texts, ...Object.fromEntries(numbers) };
}

/** A whole air waybill number in a serial's place gives its serial, and its airline. */
function takeWholeNumbers(form: FormInstance): void {
  for (const name of ["firstSerial", "lastSerial"]) {
    const typed: unknown = form.getFieldValue(name);
    const number = typeof typed === "string" ? readAirMainNumber(typed) : undefined;
    if (number) form.setFieldsValue({ [name]: number.serial, airlinePrefix: number.prefix });
  }
}

/** The range as its numbers will read, with their check digits, so that a slip is seen. */
function RangePreview() {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const prefix: unknown = Form.useWatch("airlinePrefix", form);
  const first: unknown = Form.useWatch("firstSerial", form);
  const last: unknown = Form.useWatch("lastSerial", form);
  if (typeof prefix !== "string" || !/^\d{3}$/.test(prefix) || !isSerial(first) || !isSerial(last)) return null;
  const count = Number(last) - Number(first) + 1;
  if (count < 1) return null;
  return (
    <p role="status">
      <bdi dir="ltr">
        {airMainNumber(prefix, first.trim())} – {airMainNumber(prefix, last.trim())}
      </bdi>{" "}
      · {t("stock.counted", { numbers: formatDecimal(String(count)) })}
    </p>
  );
}
