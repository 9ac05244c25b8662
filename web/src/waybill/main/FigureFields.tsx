import type { WaybillField } from "@lading/contract/waybill";
import { Button, Form, Input } from "antd";
import { formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { DecimalInput, type InputOfField } from "#ui";
import { Field, TextField } from "../form/Field.tsx";
import { useKind } from "../form/kind.ts";
import { Section } from "../form/Section.tsx";
import { withoutZeros } from "../goods/totals.ts";
import { useDivisors } from "../goods/use-totals.ts";
import { chargeableOf } from "./chargeable.ts";
import type { HouseSums } from "./houses.ts";

type FigureName = keyof HouseSums & WaybillField;
const figures: readonly { name: FigureName; scale: number }[] = [
  { name: "pieces", scale: 0 },
  { name: "weight", scale: 3 },
  { name: "volume", scale: 3 },
];

/** The carrier's document: what it names and its own figures, each beside the sum of the houses. */
export function FigureFields({ sums }: { sums: HouseSums | undefined }) {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const takeAll = () => {
    if (!sums) return;
    const taken = figures.map(({ name }) => [name, withoutZeros(sums[name])] as const);
    // The chargeable weight of a main waybill follows from its own weight and volume: halves are rounded up once, not
    // per house.
    form.setFieldsValue({ ...Object.fromEntries(taken), chargeableWeight: "" });
  };
  return (
    <Section
      title={t("main.figures")}
      actions={
        sums && (
          <Button size="small" onClick={takeAll}>
            {t("main.takeSums")}
          </Button>
        )
      }
    >
      <TextField name="productName" span={2} />
      {figures.map(({ name, scale }) => (
        <Field key={name} name={name}>
          <FigureInput scale={scale} sum={sums?.[name]} />
        </Field>
      ))}
      <Field name="chargeableWeight">
        <ChargeableInput sum={sums?.chargeableWeight} />
      </Field>
      <Field name="remark" span={3}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
    </Section>
  );
}

/** The chargeable weight. Reckoned from weight and volume while empty, and so saved unless the carrier's is typed. */
function ChargeableInput(input: InputOfField & { sum: string | undefined }) {
  const form = Form.useFormInstance();
  const { type } = useKind();
  const weight: unknown = Form.useWatch("weight", form);
  const volume: unknown = Form.useWatch("volume", form);
  return (
    <FigureInput
      {...input}
      scale={3}
      placeholder={formatMeasure(chargeableOf({ type, weight, volume }, useDivisors()))}
    />
  );
}

interface FigureInputProps extends InputOfField {
  scale: number;
  sum: string | undefined;
  placeholder?: string;
}

/** A figure of the carrier's document. The houses' sum stands below it, marked where it differs. */
function FigureInput({ sum, ...input }: FigureInputProps) {
  const { t } = useTexts("waybill");
  const differs = sum !== undefined && Boolean(input.value) && withoutZeros(input.value ?? "") !== withoutZeros(sum);
  return (
    <>
      <DecimalInput {...input} {...(differs && { status: "warning" as const })} />
      {sum !== undefined && (
        <span className={differs ? "form-disagrees" : "muted main-sum"}>
          {t("main.sum", { sum: formatMeasure(sum) })}
        </span>
      )}
    </>
  );
}
