import type { Language } from "@lading/contract/core";
import dayjs from "dayjs";
import { use } from "react";
import { useTexts } from "#core/i18n";

/** Fetches the calendar of a language and gives dayjs's name of it. */
const loaders: Record<Language, () => Promise<string>> = {
  zh: async () => {
    await import("dayjs/locale/zh-cn");
    return "zh-cn";
  },
  en: () => Promise.resolve("en"),
  ar: async () => {
    const calendar = await import("dayjs/locale/ar");
    // dayjs writes Arabic digits in Arabic; Lading's numbers are Latin everywhere (see `#core/format`).
    const latin = { ...calendar.default, preparse: (text: string) => text, postformat: (text: string) => text };
    dayjs.locale(latin, undefined, true);
    return "ar";
  },
};

const loading = new Map<Language, Promise<string>>();

/** The calendars' months and weekdays in the language in use; suspends while they are fetched. */
export function useCalendar(): void {
  const { language } = useTexts("app");
  const name = loading.get(language) ?? loaders[language]();
  loading.set(language, name);
  dayjs.locale(use(name));
}
