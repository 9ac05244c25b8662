import { useTexts } from "#core/i18n";
import type { StaleWords } from "#ui";
import { useStaff } from "./PeopleFields.tsx";
import { wordsOfField, wordsOfValue } from "./record-words.ts";
import { valuesOf } from "./values.ts";

/** How the form tells what someone else changed: fields by their names, people and warehouses by theirs. */
export function useWords(): StaleWords {
  const { t, language } = useTexts("waybill");
  const { people, warehouses } = useStaff();
  const nameOf = (id: string) =>
    people.find(({ UserId }) => UserId === id)?.UserName ??
    warehouses.find((warehouse) => warehouse.id === id)?.shownName;
  return {
    valuesOf,
    labelOf: (field) => wordsOfField(field, language, (line) => t("form.lineNo", { line })),
    show: (field, value) => wordsOfValue(field, value, { language, nameOf }),
  };
}
