import { isolate } from "@lading/contract/core";
import { waybillFieldTexts, waybillLogFieldText } from "@lading/contract/waybill";
import type { Language } from "@lading/contract/core";

/**
 * Name of a logged field: `weight`, or `items.2.boxCount` as "Goods 2 · Boxes", `containerNumber.CSQU3054383.pieces`
 * under the container. A field without a name stands as it is.
 */
export function fieldName(path: string, language: Language): string {
  const [, line, ofItem] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (line !== undefined && ofItem !== undefined)
    return `${waybillFieldTexts.items[language]} ${line} · ${fieldName(ofItem, language)}`;
  const [, container, amount] = /^containerNumber\.(\w+)\.(\w+)$/.exec(path) ?? [];
  if (container !== undefined && amount !== undefined)
    return `${fieldName("containerNumber", language)} ${isolate(container)} · ${fieldName(amount, language)}`;
  return waybillLogFieldText(path)?.[language] ?? path;
}
