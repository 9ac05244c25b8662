import {
  cargoTypeNames,
  cargoTypes,
  preAlertFieldTexts,
  preAlertStateNames,
  preAlertStates,
  type PreAlertField,
  type PreAlertState,
} from "@lading/contract/pre-alert";
import { waybillTypeNumbers, waybillTypes, type WaybillType } from "@lading/contract/waybill";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { StatusTag, type Tone } from "#ui";

/** Names of fields, states and kinds in the person's language, and what there is to choose from. */
export function useLabels() {
  const { language } = useTexts("pre-alert");
  return useMemo(
    () => ({
      field: (name: PreAlertField) => preAlertFieldTexts[name][language],
      type: (type: WaybillType) => waybillTypes[type].text[language],
      cargo: (name: keyof typeof cargoTypes) => cargoTypes[name][language],
      types: waybillTypeNumbers.map((value) => ({ value, label: waybillTypes[value].text[language] })),
      states: preAlertStateNames.map((value) => ({ value, label: preAlertStates[value][language] })),
      cargoTypes: cargoTypeNames.map((value) => ({ value, label: cargoTypes[value][language] })),
    }),
    [language],
  );
}

const tones = { unconfirm: "warning", confirmed: "good", disabled: "neutral" } as const satisfies Record<
  PreAlertState,
  Tone
>;

/** A pre-alert's state. */
export function StateTag({ state }: { state: PreAlertState }) {
  const { language } = useTexts("pre-alert");
  return <StatusTag tone={tones[state]}>{preAlertStates[state][language]}</StatusTag>;
}

/** A field's name, also one that the log alone knows. */
export function isField(name: string): name is PreAlertField {
  return Object.hasOwn(preAlertFieldTexts, name);
}
