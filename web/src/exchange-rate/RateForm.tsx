import "./exchange-rate.css";
import type { AnswerOf } from "@lading/contract/core";
import {
  addExchangeRate,
  editExchangeRate,
  rateScale,
  type Currency,
  type loadExchangeRateSettings,
} from "@lading/contract/exchange-rate";
import { Form } from "antd";
import { formatDate, today } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DateInput, DecimalInput, RecordForm } from "#ui";
import { CurrencyField } from "./currency.tsx";
import type { Rate } from "./rate.ts";

interface RateFormProps {
  /** The rate to edit; null adds one. */
  rate: Rate | null;
  settings: AnswerOf<typeof loadExchangeRateSettings>;
  onClose: () => void;
  /** What a new rate is of, where the person comes from a charge that has none. */
  start?: { currency: Currency; date: string } | undefined;
}

/** Enters a rate, or changes what one is worth: currency and date stay. */
export function RateForm({ rate, settings, onClose, start }: RateFormProps) {
  const { t } = useTexts("exchange-rate");
  const done = () => {
    notify.success(t("saved"));
    onClose();
  };
  if (!rate)
    return (
      <RecordForm call={addExchangeRate} initial={start ?? { date: today() }} onDone={done} onCancel={onClose}>
        <NewRateFields settings={settings} />
      </RecordForm>
    );
  const { id, version, currency, date, settlementCurrency } = rate;
  return (
    <RecordForm
      call={editExchangeRate}
      initial={{ rate: rate.rate }}
      fixed={{ id, version }}
      onDone={done}
      onCancel={onClose}
    >
      <p className="rate-of">{t("rateOf", { currency, date: formatDate(date) })}</p>
      <RateField currency={currency} settlement={settlementCurrency} />
      <p className="muted">{t("billsKeep")}</p>
    </RecordForm>
  );
}

function NewRateFields({ settings }: Pick<RateFormProps, "settings">) {
  const { t } = useTexts("exchange-rate");
  const currency = Form.useWatch<Currency | undefined>("currency");
  return (
    <>
      <Form.Item name="currency" label={t("currency")} required>
        <CurrencyField of={settings.currencies} />
      </Form.Item>
      <Form.Item name="date" label={t("date")} required extra={t("dateHint")}>
        <DateInput />
      </Form.Item>
      <RateField currency={currency} settlement={settings.settlementCurrency} />
    </>
  );
}

/** `1 USD = [7.1052] RMB` */
function RateField({ currency, settlement }: { currency: Currency | undefined; settlement: Currency }) {
  const { t } = useTexts("exchange-rate");
  return (
    <Form.Item name="rate" label={t("rate")} required extra={t("rateHint", { scale: rateScale })}>
      <DecimalInput
        className="rate-field"
        scale={rateScale}
        prefix={currency === undefined ? "" : `1 ${currency} =`}
        suffix={settlement}
      />
    </Form.Item>
  );
}
