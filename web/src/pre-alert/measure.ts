/** A decimal without zeros at its end, as a form's field begins with it. */
export const withoutZeros = (decimal: string): string =>
  decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
