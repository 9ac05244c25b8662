import {
  boxUnits,
  cabinetClasses,
  codChannels,
  codStatuses,
  freightTerms,
  paymentStatuses,
  waybillFieldTexts,
  waybillTypes,
  type CodStatus,
  type PaymentStatus,
  type WaybillField,
} from "@lading/contract/waybill";
import type { Language, LocalText } from "@lading/contract/core";
import { useTexts } from "#core/i18n";

/** The text of a value on the wire in one of the contract's lists; a value that is not in it stands as it is. */
function textIn(list: Readonly<Record<string, LocalText>>, value: string, language: Language): string {
  return list[value]?.[language] ?? value;
}

const classTexts = Object.fromEntries(Object.entries(cabinetClasses).map(([id, { text }]) => [id, text]));
const typeTexts: Readonly<Record<string, LocalText>> = Object.fromEntries(
  Object.entries(waybillTypes).map(([number, { text }]) => [number, text]),
);

/** Names of fields and their values in a language, from the contract: one name everywhere. */
export function labelsIn(language: Language) {
  return {
    field: (name: WaybillField) => waybillFieldTexts[name][language],
    type: (type: number) => textIn(typeTexts, String(type), language),
    payment: (status: PaymentStatus) => paymentStatuses[status][language],
    cod: (status: CodStatus) => codStatuses[status][language],
    codChannel: (channel: string) => textIn(codChannels, channel, language),
    boxUnit: (unit: string) => textIn(boxUnits, unit, language),
    freight: (terms: string) => textIn(freightTerms, terms, language),
    cabinetClass: (id: string) => textIn(classTexts, id, language),
  };
}

/** {@link labelsIn} the language in use. */
export function useLabels() {
  return labelsIn(useTexts("waybill").language);
}
