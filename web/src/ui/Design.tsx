import "./ui.css";
import "./list/list.css";
import "./list/data-table.css";
import "./form/record-form.css";
import "./form/tab-modal.css";
import "./note.css";
import "./segments.css";
import "./panel.css";
import "./record-log.css";
import "./listed-rows.css";
import "./list/small-table.css";
import type { Language } from "@lading/contract/core";
import { ConfigProvider, type ConfigProviderProps } from "antd";
import { use, type ReactNode } from "react";
import { directionOf, useTexts } from "#core/i18n";
import { isTouched, useReducedMotion } from "./use-media.ts";

type AntdLocale = NonNullable<ConfigProviderProps["locale"]>;

/** antd's words; only those of the language in use are fetched. */
const loaders: Record<Language, () => Promise<AntdLocale>> = {
  zh: async () => (await import("antd/es/locale/zh_CN")).default,
  en: async () => (await import("antd/es/locale/en_US")).default,
  ar: async () => withShortWeekDays((await import("antd/es/locale/ar_EG")).default),
};

/** The whole names of Arabic weekdays run into each other in the date picker's narrow columns. */
function withShortWeekDays(locale: AntdLocale): AntdLocale {
  const { DatePicker } = locale;
  if (!DatePicker) return locale;
  const shortWeekDays = ["ح", "ن", "ث", "ر", "خ", "ج", "س"];
  return { ...locale, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, shortWeekDays } } };
}

const loading = new Map<Language, Promise<AntdLocale>>();
const loaded = new Map<Language, AntdLocale>();

function wordsOf(language: Language): Promise<AntdLocale> {
  const words = loading.get(language) ?? loaders[language]();
  loading.set(language, words);
  return words;
}

/** Fetches what `Design` needs in a language before it is shown. */
export async function loadDesign(language: Language): Promise<void> {
  loaded.set(language, await wordsOf(language));
}

/** Text on or in the theme colour itself is under WCAG's 4.5 : 1; this darker one stands wherever there is text. */
const readableBlue = "#0b6bcb";

const theme: ConfigProviderProps["theme"] = {
  token: {
    colorPrimary: "#1890ff",
    colorLink: readableBlue,
    colorLinkHover: "#0958b5",
    colorInfo: readableBlue,
    colorError: "#cf1322",
    colorSuccess: "#237804",
    colorSuccessBg: "#f6ffed",
    colorSuccessBorder: "#b7eb8f",
    colorWarning: "#ad6800",
    colorWarningBg: "#fffbe6",
    colorWarningBorder: "#ffe58f",
    colorTextDescription: "rgba(0, 0, 0, 0.65)",
    colorTextPlaceholder: "rgba(0, 0, 0, 0.58)",
    borderRadius: 6,
    fontFamily: "inherit",
  },
  components: { Button: { algorithm: true, colorPrimary: readableBlue } },
};
const stillTheme: typeof theme = { ...theme, token: { ...theme.token, motion: false } };

/** Every choice is found by typing where there are keys; on a phone a keyboard would cover its entries. */
const byTyping: ConfigProviderProps["select"] = { showSearch: { optionFilterProp: "label" } };
const byTouch: ConfigProviderProps["select"] = {};

/** antd in Lading's look and in the language in use. Everything inside the shell has it; a public page wraps itself when it uses antd. */
export function Design({ children }: { children: ReactNode }) {
  const { language } = useTexts("app");
  const still = useReducedMotion();
  const words = loaded.get(language) ?? use(wordsOf(language));
  return (
    <ConfigProvider
      locale={words}
      direction={directionOf(language)}
      componentSize="medium"
      button={{ autoInsertSpace: false }}
      select={isTouched() ? byTouch : byTyping}
      theme={still ? stillTheme : theme}
    >
      {children}
    </ConfigProvider>
  );
}
