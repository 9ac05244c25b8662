import { currencies, minorUnits, mostMinorUnits } from "@lading/contract/core";

/**
 * An amount as text with its currency's minor units, in SQL: the books keep all of them with three decimals. Both are columns
 * or other expressions, never values.
 */
export function amountText(amount: string, currency: string): string {
  return `round(${amount}, ${scaleOf(currency)})::text`;
}

const usual = 2;

function scaleOf(currency: string): string {
  const cases = Array.from({ length: mostMinorUnits + 1 }, (_, scale) => scale).flatMap((scale) => {
    const codes = currencies.filter((code) => minorUnits(code) === scale).map((code) => `'${code}'`);
    return scale === usual || codes.length === 0 ? [] : [`WHEN ${currency} IN (${codes.join(", ")}) THEN ${scale}`];
  });
  return `CASE ${cases.join(" ")} ELSE ${usual} END`;
}
