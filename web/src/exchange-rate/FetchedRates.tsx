import type { Currency } from "@lading/contract/core";
import "./exchange-rate.css";
import { Button } from "antd";
import { formatDate, formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import type { Fetched } from "./rate.ts";

interface FetchedRatesProps {
  fetched: Fetched;
  /** Takes the published rate instead of the one that a person typed; without it, that may not be done. */
  onReplace: ((kept: Fetched["kept"][number]) => void) | undefined;
  isReplacing: boolean;
}

/** The outcome for each currency: stored, there already, not published, or kept back because a person typed a rate. */
export function FetchedRates({ fetched, onReplace, isReplacing }: FetchedRatesProps) {
  const { t } = useTexts("exchange-rate");
  const { added, changed, unchanged, notQuoted, kept } = fetched;
  return (
    <>
      <p className="rate-of">{t("fetched.of", { date: formatDate(fetched.date) })}</p>
      <dl className="rates-fetched">
        <Codes label={t("fetched.added")} codes={added} />
        <Codes label={t("fetched.changed")} codes={changed} />
        <Codes label={t("fetched.unchanged")} codes={unchanged} />
        <Codes label={t("fetched.notQuoted")} codes={notQuoted} />
      </dl>
      {kept.length > 0 && (
        <Note
          type="warning"
          title={t("fetched.kept", { count: kept.length })}
          description={<KeptRates kept={kept} onReplace={onReplace} isReplacing={isReplacing} />}
        />
      )}
    </>
  );
}

function Codes({ label, codes }: { label: string; codes: readonly Currency[] }) {
  if (codes.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{codes.join(" · ")}</bdi>
      </dd>
    </div>
  );
}

function KeptRates({ kept, onReplace, isReplacing }: Omit<FetchedRatesProps, "fetched"> & Pick<Fetched, "kept">) {
  const { t } = useTexts("exchange-rate");
  return (
    <ul className="rates-kept">
      {kept.map((one) => (
        <li key={one.id}>
          <strong>{one.currency}</strong>
          <span>
            <span className="muted">{t("fetched.typed")}</span> <bdi>{formatDecimal(one.rate)}</bdi>
          </span>
          <span>
            <span className="muted">{t("fetched.published")}</span> <bdi>{formatDecimal(one.published)}</bdi>
          </span>
          {onReplace && (
            <Button size="small" disabled={isReplacing} onClick={() => onReplace(one)}>
              {t("fetched.replace")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
