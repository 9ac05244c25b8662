import { formatMoney } from "#core/format";
import { StatusTag } from "#ui";
import { isZero } from "./invoice-line.ts";

/** An amount invoiced more or less than expected; none is a dash, so that others stand out. */
export function Difference({ amount, currency }: { amount: string | null; currency: string }) {
  if (amount === null || isZero(amount)) return <span className="muted">–</span>;
  const sign = amount.startsWith("-") ? "" : "+";
  return (
    <StatusTag tone="warning">
      <bdi dir="ltr">{`${sign}${formatMoney(amount, currency)}`}</bdi>
    </StatusTag>
  );
}
