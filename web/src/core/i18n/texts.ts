import { asLanguage, isolate, unbrokenDate, withoutIsolates, type Language } from "@lading/contract/core";
import { createInstance, type BackendModule, type i18n, type Namespace } from "i18next";
import { use } from "react";
import { initReactI18next, useTranslation } from "react-i18next";
import { chooseLanguage, directionOf, keepLanguage, keptLanguage } from "./language.ts";
import { PageShown } from "./page-shown.ts";

/** Holds the texts of the language in use. */
const texts: i18n = createInstance();

/** Every module's texts, one file a language; only the language in use is fetched. */
const files = import.meta.glob<Record<string, unknown>>("../../*/locales/*.json", { import: "default" });

const fromFiles: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: async (language, namespace) => {
    const load = files[`../../${namespace}/locales/${language}.json`];
    if (!load) throw new Error(`No texts of ${namespace} in ${language}`);
    return await load();
  },
};

/** Starts the texts in the language of this browser; `app` is there when it resolves. */
export async function startTexts(): Promise<void> {
  const language = chooseLanguage(keptLanguage(document.cookie), navigator.languages);
  texts.on("languageChanged", (next) => showLanguage(asLanguage(next)));
  document.addEventListener("copy", copyPlain);
  await texts
    .use(fromFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ["app"],
      defaultNS: "app",
      load: "currentOnly",
      interpolation: { escapeValue: true, escape: (value) => isolated(unbrokenDate(value)) },
      react: { useSuspense: true },
    });
}

/** A value within a sentence in the language in use; React escapes what HTML must not read. */
const isolated = (value: string) => isolate(value, directionOf(currentLanguage()));

/** Parts beside each other, each in its own order: names and numbers of both directions in one line. Empty ones are left out. */
export function besideEachOther(parts: readonly string[], between = " · "): string {
  return parts
    .filter((part) => part !== "")
    .map(isolated)
    .join(between);
}

const listMarks: Readonly<Record<Language, string>> = { zh: "、", en: ", ", ar: "، " };

/** Numbers or names as the language lists them, each in its own order. Empty ones are left out. */
export function listed(parts: readonly string[]): string {
  return besideEachOther(parts, listMarks[currentLanguage()]);
}

/** Numbers and names that are copied out of a sentence come without what isolates them there. */
function copyPlain(event: ClipboardEvent): void {
  const text = document.getSelection()?.toString() ?? "";
  const plain = withoutIsolates(text);
  if (event.defaultPrevented || plain === text) return;
  event.clipboardData?.setData("text/plain", plain);
  event.preventDefault();
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language === "zh" ? "zh-CN" : language;
  document.documentElement.dir = directionOf(language);
}

/** The language in use. */
export function currentLanguage(): Language {
  return asLanguage(texts.language);
}

/** Shows Lading in another language and remembers it on this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await texts.changeLanguage(language);
  keepLanguage(language);
}

/** Calls `listener` each time Lading begins to speak another language. */
export function onLanguageChange(listener: () => void): void {
  texts.on("languageChanged", listener);
}

/** Fetches a module's texts ahead of its page. */
export async function loadTexts(namespace: string): Promise<void> {
  await texts.loadNamespaces(namespace);
}

const waitForTexts = { useSuspense: true };
const showWithout = { useSuspense: false };
const noText = () => "";

/**
 * The texts of a module: `const { t, word, language } = useTexts("waybill")`. Keys are checked by the compiler once the
 * module declares its namespace (see `src/app/texts.ts`). `word` has the words of the whole product: Edit, Save, Saved …
 * A page waits for them until it is shown (see {@link PageShown}); later ones are empty until they come.
 */
export function useTexts<N extends Namespace & string>(namespace: N) {
  const { current: isShown } = use(PageShown);
  const { t, i18n, ready } = useTranslation(namespace, isShown ? showWithout : waitForTexts);
  const { t: word } = useTranslation("app", { keyPrefix: "words" });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is called as `t` is, and has none of its other uses
  return { t: ready ? t : (noText as unknown as typeof t), word, language: asLanguage(i18n.language) };
}

/** The shell's texts outside of components. */
export const appText = texts.getFixedT(null, "app");
