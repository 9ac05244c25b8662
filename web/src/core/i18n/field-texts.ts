import type { LocalText } from "@lading/contract/core";
import { useCallback } from "react";
import { useTexts } from "./texts.ts";

/**
 * Names of a record's fields in the language in use, from the contract:
 * `const field = useFieldTexts(billFieldTexts)`, then `field("amount")`.
 */
export function useFieldTexts<K extends string>(texts: Readonly<Record<K, LocalText>>): (name: K) => string {
  const { language } = useTexts("app");
  return useCallback((name: K) => texts[name][language], [texts, language]);
}
