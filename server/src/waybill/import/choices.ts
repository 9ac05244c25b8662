import { languages, type LocalText } from "@lading/contract/core";
import { boxUnits, cabinetClasses, codChannels, freightTerms, waybillTypes } from "@lading/contract/waybill";

type Choices = ReadonlyMap<string, string>;

const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** Each choice by its key and by its name in every language. */
function byName(texts: Readonly<Record<string, LocalText>>): Choices {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) => [
      [plain(key), key] as const,
      ...languages.map((language) => [plain(text[language]), key] as const),
    ]),
  );
}

const textsOf = (kinds: Readonly<Record<string, { text: LocalText }>>) =>
  Object.fromEntries(Object.entries(kinds).map(([key, { text }]) => [key, text]));

/** Fields of which a sheet names one of several choices. */
const importChoices: Readonly<Record<string, Choices>> = {
  type: byName(textsOf(waybillTypes)),
  boxUnit: byName(boxUnits),
  cabinetClass: byName(textsOf(cabinetClasses)),
  codChannel: byName(codChannels),
  freightTerms: byName(freightTerms),
};

/** The key of the choice that a cell names, or undefined when it names none. */
export function chosen(field: string, text: string): string | undefined {
  return importChoices[field]?.get(plain(text));
}

/** The names of a field's choices, for the message about a cell that names none of them. */
export function choiceNames(field: string, language: (typeof languages)[number]): string {
  const texts: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
    type: textsOf(waybillTypes),
    boxUnit: boxUnits,
    cabinetClass: textsOf(cabinetClasses),
    codChannel: codChannels,
    freightTerms,
  };
  return Object.values(texts[field] ?? {})
    .map((text) => text[language])
    .join({ zh: "、", en: ", ", ar: "، " }[language]);
}
