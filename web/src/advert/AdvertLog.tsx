import { advertFields, getAdvertLog } from "@lading/contract/advert";
import { logActionTexts, type Language } from "@lading/contract/core";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog, useFieldWords } from "#ui";
import { inOne } from "./advert.ts";

/** Operations on an advert; without an `id`, the deleted adverts. */
export function AdvertLog({ id }: { id?: string }) {
  const { t, word, language } = useTexts("advert");
  const { fieldOf, shown } = useFieldWords(advertFields);
  const read = useRead(getAdvertLog, id === undefined ? {} : { id }, { quiet: true, ownErrors: true });
  return (
    <RecordLog
      title={id === undefined ? t("deletedAdverts") : word("log")}
      read={read}
      actionOf={(action, { changes }) =>
        id === undefined ? nameIn(changes, language) : logActionTexts[action][language]
      }
      {...(id === undefined && { none: t("noneDeleted") })}
      fieldOf={fieldOf}
      shown={(value, field) => (field === "imageId" ? t("file") : shown(value, field))}
    />
  );
}

/** Title of a deleted advert. */
function nameIn(changes: readonly { field: string; before: string | null }[], language: Language): string {
  const inLanguage = (one: Language) => changes.find(({ field }) => field === `title.${one}`)?.before ?? "";
  return inOne({ zh: inLanguage("zh"), en: inLanguage("en"), ar: inLanguage("ar") }, language);
}
