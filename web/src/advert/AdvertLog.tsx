import {
  advertModules,
  advertModuleTexts,
  advertStations,
  advertStationTexts,
  advertTypes,
  advertTypeTexts,
  getAdvertLog,
} from "@lading/contract/advert";
import type { Language } from "@lading/contract/core";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";
import { inOne } from "./advert.ts";

/** What was done to an advert; without one, which were deleted. */
export function AdvertLog({ id }: { id?: string }) {
  const { t, language } = useTexts("advert");
  const { t: ofShell } = useTexts("app");
  const read = useRead(getAdvertLog, id === undefined ? {} : { id }, { quiet: true, ownErrors: true });
  const fields: Readonly<Record<string, string>> = {
    "title.zh": t("titleIn.zh"),
    "title.en": t("titleIn.en"),
    "title.ar": t("titleIn.ar"),
    "content.zh": t("contentIn.zh"),
    "content.en": t("contentIn.en"),
    "content.ar": t("contentIn.ar"),
    type: t("type"),
    imageId: t("image"),
    link: t("link"),
    sort: t("sort"),
    shown: t("shown"),
    module: t("module"),
    station: t("station"),
  };
  const shown = (value: string) => {
    if (value === "true" || value === "false") return ofShell(value === "true" ? "words.yes" : "words.no");
    return /^[\da-f]{8}-[\da-f-]{27}$/.test(value) ? t("file") : wordOf(value, language);
  };
  return (
    <RecordLog
      title={t(id === undefined ? "deletedAdverts" : "log")}
      read={read}
      actionOf={(action, { changes }) => (id === undefined ? nameIn(changes, language) : t(`actions.${action}`))}
      {...(id === undefined && { none: t("noneDeleted") })}
      fieldOf={(field) => fields[field] ?? field}
      shown={shown}
    />
  );
}

/** What a deleted advert was called. */
function nameIn(changes: readonly { field: string; before: string | null }[], language: Language): string {
  const inLanguage = (one: Language) => changes.find(({ field }) => field === `title.${one}`)?.before ?? "";
  return inOne({ zh: inLanguage("zh"), en: inLanguage("en"), ar: inLanguage("ar") }, language);
}

/** What a choice is called; whatever else is shown as it is. */
function wordOf(value: string, language: Language): string {
  const module = advertModules.find((one) => one === value);
  const station = advertStations.find((one) => one === value);
  const type = advertTypes.find((one) => one === value);
  const text = module
    ? advertModuleTexts[module]
    : station
      ? advertStationTexts[station]
      : type && advertTypeTexts[type];
  return text?.[language] ?? value;
}
