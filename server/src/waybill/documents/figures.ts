/** Whether a decimal string says more than nothing. */
function isSome(decimal: string | null | undefined): decimal is string {
  return typeof decimal === "string" && /[1-9]/.test(decimal);
}

/** A weight, volume or length as people write it: thousands apart, no zeros at the end; empty for nothing. */
export function measure(decimal: string | null | undefined): string {
  if (!isSome(decimal)) return "";
  return grouped(decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal);
}

/** An amount with its currency, `AED 1,250.00`; empty for nothing. */
export function money(decimal: string | undefined, currency: string | undefined): string {
  return isSome(decimal) ? `${currency ?? ""} ${grouped(decimal)}`.trim() : "";
}

/** Thousands apart, as documents in all three languages write them. */
export function grouped(decimal: string): string {
  const [whole = "", decimals] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}
