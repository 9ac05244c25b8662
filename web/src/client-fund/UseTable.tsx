import { fundFieldTexts, postingKinds, postingKindTexts, type FundUse } from "@lading/contract/client-fund";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { SmallTable } from "#ui";

/** Where money went, or which receipts it came from: a record a row, with the bills that a write-off paid. */
export function UseTable({ uses, currency, label }: { uses: readonly FundUse[]; currency: string; label: string }) {
  const { t, language } = useTexts("client-fund");
  const field = useFieldTexts(fundFieldTexts);
  if (uses.length === 0) return <p className="muted">{t("usedNothing")}</p>;
  const kindOf = (name: string) => {
    const kind = postingKinds.find((one) => one === name);
    return kind === undefined ? name : postingKindTexts[kind][language];
  };
  return (
    <SmallTable
      label={label}
      columns={[
        field("day"),
        field("kind"),
        field("number"),
        { title: t("bills"), wide: true },
        { title: t("of"), number: true },
      ]}
      rows={uses.map(({ kind, recordId, number, day, amount, bills }) => ({
        key: `${kind} ${recordId}`,
        cells: [formatDate(day), kindOf(kind), number, bills, formatMoney(amount, currency)],
      }))}
    />
  );
}
