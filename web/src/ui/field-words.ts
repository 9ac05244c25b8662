import { factsOf, fieldAt, yesNoTexts, type ChoiceTexts, type Fields } from "@lading/contract/core";
import { useTexts } from "#core/i18n";

/**
 * Names of fields and words for their values, also within others (`title.en`): for a record's log, and for changes that
 * someone else made meanwhile.
 */
export function useFieldWords(fields: Fields) {
  const { language } = useTexts("app");
  const factsAt = (place: string) => {
    const field = fieldAt(fields, place);
    return field && factsOf(field);
  };
  return {
    /** The field's name; its place where it has none. */
    fieldOf: (place: string): string => factsAt(place)?.label?.[language] ?? place,
    /** A choice's text, yes or no; any other value as it is. */
    shown: (value: string, place: string): string => {
      const facts = factsAt(place);
      const texts: ChoiceTexts = facts?.choices ?? (facts?.kind === "text" ? {} : yesNoTexts);
      return texts[value]?.[language] ?? value;
    },
  };
}
