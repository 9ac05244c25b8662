import { isolate } from "@lading/contract/core";
import { waybillFieldTexts, type WaybillField } from "@lading/contract/waybill";
import { useTexts } from "#core/i18n";

/** Names of fields from the contract, as on every other screen of a waybill. */
export function useFields() {
  const { language } = useTexts("container");
  return (name: WaybillField) => waybillFieldTexts[name][language];
}

/** A code or size in a line of either direction: `40' HC` is read from left to right in Arabic, too. */
export function ltr(text: string): string {
  return isolate(text);
}
