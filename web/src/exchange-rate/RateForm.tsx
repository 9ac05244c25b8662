import "./exchange-rate.css";
import type { AnswerOf, Currency } from "@lading/contract/core";
import {
  addExchangeRate,
  editExchangeRate,
  rateScale,
  type loadExchangeRateSettings,
} from "@lading/contract/exchange-rate";
import { Form } from "antd";
import { formatDate, today } from "#core/format";
import { useTexts } from "#core/i18n";
import { CurrencyInput } from "#currency";
import { AddOrEditForm, DateField, DecimalField, InputField } from "#ui";
import type { Rate } from "./rate.ts";

interface RateFormProps {
  /** The rate to edit; null adds one. */
  rate: Rate | null;
  settings: AnswerOf<typeof loadExchangeRateSettings>;
  onClose: () => void;
  /** Currency and date of a new rate, where the person comes from a charge that has none. */
  start?: { currency: Currency; date: string } | undefined;
}

/** Enters a rate, or changes a rate's value: currency and date stay. */
export function RateForm({ rate, settings, onClose, start }: RateFormProps) {
  return (
    <AddOrEditForm
      add={addExchangeRate}
      edit={editExchangeRate}
      record={rate}
      start={start ?? { date: today() }}
      onClose={onClose}
    >
      {rate ? <KnownRateFields rate={rate} /> : <NewRateFields settings={settings} />}
    </AddOrEditForm>
  );
}

function KnownRateFields({ rate: { currency, date, settlementCurrency } }: { rate: Rate }) {
  const { t } = useTexts("exchange-rate");
  return (
    <>
      <p className="rate-of">{t("rateOf", { currency, date: formatDate(date) })}</p>
      <RateField currency={currency} settlement={settlementCurrency} />
      <p className="muted">{t("billsKeep")}</p>
    </>
  );
}

function NewRateFields({ settings }: Pick<RateFormProps, "settings">) {
  const { t } = useTexts("exchange-rate");
  const currency = Form.useWatch<Currency | undefined>("currency");
  return (
    <>
      <InputField name="currency">
        <CurrencyInput of={settings.currencies} />
      </InputField>
      <DateField name="date" extra={t("dateHint")} />
      <RateField currency={currency} settlement={settings.settlementCurrency} />
    </>
  );
}

/** `1 USD = [7.1052] RMB` */
function RateField({ currency, settlement }: { currency: Currency | undefined; settlement: Currency }) {
  const { t } = useTexts("exchange-rate");
  return (
    <DecimalField
      name="rate"
      className="rate-field"
      extra={t("rateHint", { scale: rateScale })}
      prefix={currency === undefined ? "" : `1 ${currency} =`}
      suffix={settlement}
    />
  );
}
