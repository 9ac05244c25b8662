import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language, LocalText } from "@lading/contract/core";
import { waybillFieldTexts, type WaybillField } from "@lading/contract/waybill";
import { createInstance, type TFunction } from "i18next";

const source = join(import.meta.dirname, "../web/src");

/** The screens' texts in one language. */
export interface Words {
  /** A text of a screen, by its module and key: `waybill:list.add`. */
  t: TFunction;
  /** A waybill's field. */
  field: (name: WaybillField) => string;
  /** The button that adds a record of this name. */
  addOne: (one: LocalText) => string;
}

/** From the very texts of the screens, so that a way is gone in every language by what a person reads there. */
export async function wordsOf(language: Language): Promise<Words> {
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((path) => /^([^/\\]+)[/\\]locales$/.exec(path)?.[1])
    .filter((module) => module !== undefined);
  const texts = modules.map((module): [string, Record<string, string>] => [
    module,
    JSON.parse(readFileSync(join(source, module, "locales", `${language}.json`), "utf8")),
  ]);
  const instance = createInstance();
  const t = await instance.init({
    lng: language,
    resources: { [language]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
    // A text that is not there must not be looked for on the screen.
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text ${key}`);
    },
  });
  return {
    t,
    field: (name) => waybillFieldTexts[name][language],
    addOne: (one) => t("app:words.addOne", { one: one[language] }),
  };
}
