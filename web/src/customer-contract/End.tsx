import { formatDate } from "#core/format";
import { useTexts } from "#core/i18n";
import { StatusTag } from "#ui";
import { stateTones, useLabels, type Contract } from "./contract.ts";

/** A contract's state, and how long it has where that is soon. */
export function StateTag({ contract: { state, daysLeft, renewed } }: { contract: Contract }) {
  const { t } = useTexts("customer-contract");
  const labels = useLabels();
  const left = daysLeft === 0 ? t("endsToday") : t("daysLeft", { count: daysLeft });
  return (
    <span className="contract-end">
      <StatusTag tone={stateTones[state]}>{state === "ending" ? left : labels.state(state)}</StatusTag>
      {renewed && state !== "upcoming" && <span className="muted">{t("renewed")}</span>}
    </span>
  );
}

/** From its first to its last day. */
export function Validity({ contract: { validity } }: { contract: Contract }) {
  return (
    <>
      <bdi>{formatDate(validity.from)}</bdi> – <bdi>{formatDate(validity.to)}</bdi>
    </>
  );
}
