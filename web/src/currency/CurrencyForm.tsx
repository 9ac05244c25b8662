import { currencies, type Currency } from "@lading/contract/core";
import { addCurrencySettings, editCurrencySettings } from "@lading/contract/currency";
import { Form } from "antd";
import { useTexts } from "#core/i18n";
import { AddOrEditForm, InputField, SwitchField, TextField } from "#ui";
import type { CurrencySetting } from "./currency.ts";
import { CurrencyInput } from "./CurrencyInput.tsx";
import { commonName, useCurrencies } from "./use-currencies.ts";

interface CurrencyFormProps {
  /** The currency to edit; null adds one. */
  currency: CurrencySetting | null;
  onClose: () => void;
}

const start = { enabled: true };

/** Adds a currency of ISO 4217, or changes what the company calls one of its own. */
export function CurrencyForm({ currency, onClose }: CurrencyFormProps) {
  const { t } = useTexts("currency");
  return (
    <AddOrEditForm
      add={addCurrencySettings}
      edit={editCurrencySettings}
      record={currency}
      start={start}
      onClose={onClose}
    >
      {!currency && <CodeField />}
      <TextField name="chineseName" lang="zh" />
      <TextField name="englishName" lang="en" />
      <TextField name="arabicName" lang="ar" />
      <TextField name="symbol" />
      {currency?.settlementCurrency !== true && <SwitchField name="enabled" extra={t("enabledHint")} />}
    </AddOrEditForm>
  );
}

/** The codes that the company does not have yet; the chosen one brings its usual names along. */
function CodeField() {
  const form = Form.useFormInstance();
  const { rows } = useCurrencies();
  const others = currencies.filter((code) => !rows.some(({ shortName }) => shortName === code));
  const propose = (code: Currency | undefined) => {
    form.setFieldValue("shortName", code);
    if (code === undefined) return;
    form.setFieldsValue({
      chineseName: commonName(code, "zh"),
      englishName: commonName(code, "en"),
      arabicName: commonName(code, "ar"),
    });
  };
  return (
    <InputField name="shortName">
      <CurrencyInput of={others} onChange={propose} />
    </InputField>
  );
}
