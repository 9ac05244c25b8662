import type { Currency } from "@lading/contract/core";
import "./exchange-rate.css";
import { exchangeRateTitles, getExchangeRateByDate, loadExchangeRateSettings } from "@lading/contract/exchange-rate";
import { Button } from "antd";
import { useRead } from "#core/api";
import { formatDate } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Note, TabModal, useEditingWords } from "#ui";
import { RateForm } from "./RateForm.tsx";

/** A currency and the date that a charge of it has. */
export interface RateWanted {
  currency: Currency;
  date: string;
}

interface RateOfDateProps extends RateWanted {
  /** Lets the person enter a rate that is missing; see {@link EnterRate}. */
  onEnter: (wanted: RateWanted) => void;
}

/** The rate that a charge of this date takes, or that there is none and how to enter it. */
export function RateOfDate({ currency, date, onEnter }: RateOfDateProps) {
  const { t } = useTexts("exchange-rate");
  const may = useMay();
  const { data, error } = useRead(getExchangeRateByDate, { currency, date }, { quiet: true, ownErrors: true });
  const mayEnter = may("/financialBill/exchangeRateInfo:add");
  if (error)
    return (
      <Note
        type="warning"
        title={error.message}
        {...(!mayEnter && { description: t("askFinance") })}
        action={mayEnter && <Button onClick={() => onEnter({ currency, date })}>{t("enterNow")}</Button>}
      />
    );
  if (!data || data.settlementCurrency === currency) return null;
  return (
    <p className="muted rate-taken">
      <bdi dir="ltr">{`1 ${currency} = ${data.rate} ${data.settlementCurrency}`}</bdi>{" "}
      {t("rateFrom", { date: formatDate(data.date) })}
    </p>
  );
}

/** At a charge's currency, where there is no rate for its date: the way to enter one. */
export function RateMissing({ currency, date, onEnter }: RateOfDateProps) {
  const { t } = useTexts("exchange-rate");
  const may = useMay();
  const { error } = useRead(getExchangeRateByDate, { currency, date }, { quiet: true, ownErrors: true });
  if (!error) return null;
  if (!may("/financialBill/exchangeRateInfo:add")) return t("askFinance");
  return (
    <Button type="link" size="small" className="rate-missing" onClick={() => onEnter({ currency, date })}>
      {t("enterNow")}
    </Button>
  );
}

/** Where a rate that a charge needs is entered. It has a form of its own, so it stands outside of the charge's. */
export function EnterRate({ wanted, onClose }: { wanted: RateWanted | null; onClose: () => void }) {
  const { add: title } = useEditingWords(exchangeRateTitles.one);
  const { data: settings } = useRead(loadExchangeRateSettings, {}, { quiet: true, enabled: wanted !== null });
  return (
    <TabModal open={wanted !== null && settings !== undefined} title={title} onCancel={onClose}>
      {wanted && settings && <RateForm rate={null} settings={settings} start={wanted} onClose={onClose} />}
    </TabModal>
  );
}
