import type { Language } from "@lading/contract/core";
import { logisticsStates } from "./tables.ts";

const columns = {
  zh: logisticsStates.chineseDescription,
  en: logisticsStates.englishDescription,
  ar: logisticsStates.arabicDescription,
} as const;

/** The column that names a state in a language. */
export function stateDescription<L extends Language>(language: L): (typeof columns)[L] {
  return columns[language];
}
