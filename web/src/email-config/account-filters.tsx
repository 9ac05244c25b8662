import { labelsOf } from "@lading/contract/core";
import { emailConfigListFields, emailConfigStateFields } from "@lading/contract/email-config";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { countFilter, searchFilter, useFieldFilters, useUpdatedFilters, type ListFilter } from "#ui";

const fields = { ...emailConfigListFields, ...emailConfigStateFields };
const labels = labelsOf(fields);

/** Filters of the list of mail accounts. */
export function useAccountFilters(): ListFilter[] {
  const { t, language } = useTexts("email-config");
  const filter = useFieldFilters(fields);
  const updated = useUpdatedFilters();
  return useMemo(
    () => [
      searchFilter(t("searchText")),
      filter("enabled"),
      filter("testState"),
      filter("isDefault"),
      filter("security"),
      filter("secretState"),
      countFilter("sent", labels.sentToday[language]),
      ...updated,
    ],
    [t, language, filter, updated],
  );
}
