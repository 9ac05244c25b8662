import { CurrencyInput } from "#currency";
import { minorUnits, mostMinorUnits } from "@lading/contract/core";
import { codChannelNames, codChannels } from "@lading/contract/waybill";
import { Form } from "antd";
import { useTexts } from "#core/i18n";
import { DecimalInput, Select } from "#ui";
import { Field } from "./Field.tsx";
import { Section } from "./Section.tsx";
import { useLastUsed } from "./use-last-used.ts";

/** Cash on delivery. Without an amount its currency and channel are not asked for. */
export function CashFields() {
  const { t, language } = useTexts("waybill");
  const form = Form.useFormInstance();
  const [last] = useLastUsed();
  const amount: unknown = Form.useWatch("codAmount", form);
  const currency: unknown = Form.useWatch("codCurrency", form);
  const hasAmount = typeof amount === "string" && /[1-9]/.test(amount);
  const suggest = () => {
    const { codCurrency, codChannel }: Record<string, string | undefined> = form.getFieldsValue(true);
    if (hasAmount && !codCurrency && !codChannel)
      form.setFieldsValue({ codCurrency: last.codCurrency ?? "", codChannel: last.codChannel ?? "" });
  };
  return (
    <Section title={t("form.cash")} fold="waybill.cash">
      <div onBlur={suggest}>
        <Field name="codAmount">
          <DecimalInput
            scale={typeof currency === "string" && currency !== "" ? minorUnits(currency) : mostMinorUnits}
          />
        </Field>
      </div>
      <Field name="codCurrency">
        <CurrencyInput short disabled={!hasAmount} allowClear />
      </Field>
      <Field name="codChannel">
        <Select
          disabled={!hasAmount}
          allowClear
          options={codChannelNames.map((name) => ({ value: name, label: codChannels[name][language] }))}
        />
      </Field>
    </Section>
  );
}
