import { Link } from "react-router";
import { formatDate, formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Note } from "#ui";
import type { JobSummary } from "./job.ts";

/** Asks for the rates that the totals lack; a signed job was signed without them. */
export function MissingRates({ summary: { totals, signOffs } }: { summary: JobSummary }) {
  const { t } = useTexts("job-summary");
  const may = useMay();
  const missing = totals.flatMap(({ missing: [earliest] }) => (earliest ? [earliest] : []));
  if (missing.length === 0) return null;
  if (signOffs.some(({ signed }) => signed !== null)) return <Note type="warning" title={t("signedWithoutRate")} />;
  return (
    <Note
      type="warning"
      title={t("rateMissing")}
      description={
        <ul className="job-missing">
          {missing.map(({ currency, date }) => (
            <li key={currency}>{t("rateMissingOf", { currency, date: formatDate(date) })}</li>
          ))}
        </ul>
      }
      {...(may("/financialBill/exchangeRateInfo:view") && {
        action: <Link to="/financialBill/exchangeRateInfo">{t("enterRate")}</Link>,
      })}
    />
  );
}

/** Says that rates are others by now than when the job was signed; of each currency the earliest. */
export function ChangedRates({ rates }: { rates: JobSummary["changedRates"] }) {
  const { t } = useTexts("job-summary");
  if (rates.length === 0) return null;
  const shown = (rate: string | null) => (rate === null ? t("noRate") : formatDecimal(rate));
  const earliest = [...Map.groupBy(rates, ({ currency }) => currency).values()].flatMap(([first]) => first ?? []);
  return (
    <Note
      type="info"
      title={t("ratesChanged")}
      description={
        <ul className="job-missing">
          {earliest.map(({ currency, date, signed, now }) => (
            <li key={currency}>
              {t("rateChangedOf", { currency, date: formatDate(date), signed: shown(signed), now: shown(now) })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
