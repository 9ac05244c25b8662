import type { AnswerOf } from "@lading/contract/core";
import {
  contractFieldTexts,
  contractNatures,
  contractStates,
  loadContractSettings,
  type ContractField,
  type ContractNature,
  type ContractState,
  type loadContractInfo,
} from "@lading/contract/customer-contract";
import { useMemo } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import type { Tone } from "#ui";

export type Contract = AnswerOf<typeof loadContractInfo>;

export const stateTones: Readonly<Record<ContractState, Tone>> = {
  upcoming: "active",
  inForce: "good",
  ending: "warning",
  ended: "neutral",
};

/** Names of contracts' fields, natures and states in the language in use. */
export function useLabels() {
  const { language } = useTexts("customer-contract");
  return useMemo(
    () => ({
      field: (name: ContractField) => contractFieldTexts[name][language],
      nature: (name: ContractNature) => contractNatures[name][language],
      state: (name: ContractState) => contractStates[name][language],
    }),
    [language],
  );
}

export function isContractField(name: string): name is ContractField {
  return name in contractFieldTexts;
}

/** The currency of credit, and whether the person may release it; the menu does not say, since that right has no page. */
export function useCreditSettings(enabled = true) {
  const { data } = useRead(loadContractSettings, {}, { quiet: true, ownErrors: true, enabled });
  return { currency: data?.currency ?? "", mayRelease: data?.mayRelease ?? false };
}
