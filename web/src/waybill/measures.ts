import { formatDecimal } from "#core/format";

/** A weight or volume as people read it: thousands parted, no zeros at its end (`440.000` is 440). */
export function formatMeasure(value: string): string {
  return formatDecimal(value.includes(".") ? value.replace(/\.?0+$/, "") : value);
}
