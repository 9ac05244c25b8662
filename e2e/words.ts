import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contractFieldTexts } from "@lading/contract/customer-contract";
import { codeTexts, signInFieldTexts } from "@lading/contract/session";
import { billFieldTexts } from "@lading/contract/bill";
import { cargoFileFieldTexts } from "@lading/contract/cargo-file";
import { fieldAt, textsOf, type Fields, type Language, type LocalText, isolate } from "@lading/contract/core";
import { rateFields } from "@lading/contract/exchange-rate";
import { orderFieldTexts } from "@lading/contract/order";
import { questionnaireFieldTexts } from "@lading/contract/questionnaire";
import { roleFieldTexts } from "@lading/contract/system";
import { companyFieldTexts, userFieldTexts, userStateTexts } from "@lading/contract/user";
import { costFieldTexts } from "@lading/contract/supplier-cost";
import { waybillFieldTexts, type WaybillField } from "@lading/contract/waybill";
import { createInstance, type TFunction } from "i18next";

const source = join(import.meta.dirname, "../web/src");

/** Names of fields, from the contract: `billFieldTexts:amount`. */
const fieldTexts: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
  billFieldTexts,
  codeTexts,
  companyFieldTexts,
  contractFieldTexts,
  signInFieldTexts,
  cargoFileFieldTexts,
  costFieldTexts,
  orderFieldTexts,
  questionnaireFieldTexts,
  roleFieldTexts,
  userFieldTexts,
  userStateTexts,
  rateFields: namesOf(rateFields),
};

function namesOf(fields: Fields): Record<string, LocalText> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const label = textsOf(field)?.label;
      return label ? [[name, label]] : [];
    }),
  );
}

/** The screens' texts in one language. */
export interface Words {
  /** A text of a screen, by its module and key: `waybill:list.add`. */
  t: TFunction;
  /** A waybill's field. */
  field: (name: WaybillField) => string;
  /** A field's name in the contract: `label(advertFields, "title.en")`. */
  label: (fields: Fields, place: string) => string;
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
  const named = Object.entries(fieldTexts).map(([module, said]) => [
    module,
    Object.fromEntries(Object.entries(said).map(([field, text]) => [field, text[language]])),
  ]);
  const instance = createInstance();
  const t = await instance.init({
    lng: language,
    resources: { [language]: Object.fromEntries([...texts, ...named]) },
    // As the browser says them: web/src/core/i18n/texts.ts.
    interpolation: { escapeValue: true, escape: (value: string) => isolate(value, language === "ar" ? "rtl" : "ltr") },
    // A text that is not there must not be looked for on the screen.
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text ${key}`);
    },
  });
  return {
    t,
    field: (name) => waybillFieldTexts[name][language],
    label: (fields, place) => {
      const field = fieldAt(fields, place);
      const name = field && textsOf(field)?.label;
      if (!name) throw new Error(`No field ${place} has a name`);
      return name[language];
    },
    addOne: (one) => t("app:words.addOne", { one: one[language] }),
  };
}
