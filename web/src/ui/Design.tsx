import "./ui.css";
import type { Language } from "@lading/contract/core";
import { ConfigProvider, type ConfigProviderProps } from "antd";
import dayjs from "dayjs";
import { use, type ReactNode } from "react";
import { directionOf, useTexts } from "#core/i18n";

type AntdLocale = NonNullable<ConfigProviderProps["locale"]>;

interface Words {
  antd: AntdLocale;
  /** dayjs's name of the language; its locale is loaded. */
  dayjs: string;
}

/** antd's words and dayjs's calendar; only those of the language in use are fetched. */
const loaders: Record<Language, () => Promise<Words>> = {
  zh: async () => {
    const [words] = await Promise.all([import("antd/es/locale/zh_CN"), import("dayjs/locale/zh-cn")]);
    return { antd: words.default, dayjs: "zh-cn" };
  },
  en: async () => ({ antd: (await import("antd/es/locale/en_US")).default, dayjs: "en" }),
  ar: async () => {
    const [words, calendar] = await Promise.all([import("antd/es/locale/ar_EG"), import("dayjs/locale/ar")]);
    // dayjs writes Arabic digits in Arabic; Lading's numbers are Latin everywhere (see `#core/format`).
    const latin = { ...calendar.default, preparse: (text: string) => text, postformat: (text: string) => text };
    dayjs.locale(latin, undefined, true);
    return { antd: withShortWeekDays(words.default), dayjs: "ar" };
  },
};

/** The whole names of Arabic weekdays run into each other in the date picker's narrow columns. */
function withShortWeekDays(locale: AntdLocale): AntdLocale {
  const { DatePicker } = locale;
  if (!DatePicker) return locale;
  const shortWeekDays = ["ح", "ن", "ث", "ر", "خ", "ج", "س"];
  return { ...locale, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, shortWeekDays } } };
}

const loading = new Map<Language, Promise<Words>>();
const loaded = new Map<Language, Words>();

function wordsOf(language: Language): Promise<Words> {
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

/** antd in Lading's look and in the language in use. Everything inside the shell has it; a public page wraps itself when it uses antd. */
export function Design({ children }: { children: ReactNode }) {
  const { language } = useTexts("app");
  const words = loaded.get(language) ?? use(wordsOf(language));
  dayjs.locale(words.dayjs);
  return (
    <ConfigProvider
      locale={words.antd}
      direction={directionOf(language)}
      componentSize="medium"
      button={{ autoInsertSpace: false }}
      theme={theme}
    >
      {children}
    </ConfigProvider>
  );
}
