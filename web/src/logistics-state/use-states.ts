import { logisticsStateListByPage } from "@lading/contract/logistics-state";
import { useMemo } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";

const descriptions = { zh: "chineseDescription", en: "englishDescription", ar: "arabicDescription" } as const;
/** More than any company keeps; the most that a list answers at once. */
const all = { sort: "sortNumber", order: "asc", pageSize: 200 } as const;

/** The company's logistics states in the order of a shipment's way, named in the language in use. */
export function useStates() {
  const { language } = useTexts("app");
  const { data } = useRead(logisticsStateListByPage, all, { quiet: true, ownErrors: true });
  return useMemo(() => {
    const states = data?.rows ?? [];
    return { states, options: states.map((state) => ({ value: state.id, label: state[descriptions[language]] })) };
  }, [data, language]);
}
