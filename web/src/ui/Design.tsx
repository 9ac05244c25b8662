import "./ui.css";
import type { Language } from "@lading/contract/core";
import { ConfigProvider, type ConfigProviderProps } from "antd";
import dayjs from "dayjs";
import { use, type ReactNode } from "react";
import { directionOf, useTexts } from "#core/i18n";

type AntdLocale = NonNullable<ConfigProviderProps["locale"]>;

/** Words and calendar of one language for antd's components; fetched only for the language in use. */
const loaders: Record<Language, () => Promise<AntdLocale>> = {
  zh: async () => {
    await import("dayjs/locale/zh-cn");
    dayjs.locale("zh-cn");
    return (await import("antd/es/locale/zh_CN")).default;
  },
  en: async () => {
    dayjs.locale("en");
    return (await import("antd/es/locale/en_US")).default;
  },
  ar: async () => {
    await import("dayjs/locale/ar");
    dayjs.locale(arabicWithLatinDigits());
    return withShortWeekDays((await import("antd/es/locale/ar_EG")).default);
  },
};

/** dayjs writes Arabic digits in Arabic; Lading's numbers are Latin everywhere (see `#core/format`). */
function arabicWithLatinDigits(): string {
  const arabic = dayjs.Ls["ar"];
  dayjs.locale(
    "ar",
    { ...arabic, preparse: (text: string) => text, postformat: (text: string) => text } as Partial<ILocale>,
    true,
  );
  return "ar";
}

/** The whole names of Arabic weekdays run into each other in the date picker's narrow columns. */
function withShortWeekDays(locale: AntdLocale): AntdLocale {
  const { DatePicker } = locale;
  if (!DatePicker) return locale;
  return {
    ...locale,
    DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, shortWeekDays: ["ح", "ن", "ث", "ر", "خ", "ج", "س"] } },
  };
}

const loaded = new Map<Language, Promise<AntdLocale>>();

function localeOf(language: Language): Promise<AntdLocale> {
  const known = loaded.get(language);
  if (known) {
    if (language !== "ar") dayjs.locale(language === "zh" ? "zh-cn" : "en");
    else dayjs.locale("ar");
    return known;
  }
  const loading = loaders[language]();
  loaded.set(language, loading);
  return loading;
}

const theme: ConfigProviderProps["theme"] = {
  token: {
    colorPrimary: "#1890ff",
    // White text on #1890ff and links in it are under WCAG's 4.5 : 1; these stand in for text.
    colorLink: "#0b6bcb",
    colorLinkHover: "#1890ff",
    colorTextDescription: "rgba(0, 0, 0, 0.6)",
    colorTextPlaceholder: "rgba(0, 0, 0, 0.55)",
    borderRadius: 6,
    fontFamily: "inherit",
  },
  components: { Table: { headerBg: "#f5f7fa", cellPaddingBlockMD: 9, cellPaddingInlineMD: 12 } },
};

/** antd in Lading's look and in the language in use. Everything inside the shell has it; a public page wraps itself when it uses antd. */
export function Design({ children }: { children: ReactNode }) {
  const { language } = useTexts("app");
  const locale = use(localeOf(language));
  return (
    <ConfigProvider locale={locale} direction={directionOf(language)} componentSize="medium" theme={theme}>
      {children}
    </ConfigProvider>
  );
}
