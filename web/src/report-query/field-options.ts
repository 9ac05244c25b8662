import { factsOf } from "@lading/contract/core";
import { fieldsOfReport, type ReportSource } from "@lading/contract/report-query";
import { useTexts } from "#core/i18n";

/** The fields of a source as choices, by the names that lists give them. */
export function useFieldOptions(source: ReportSource) {
  const { language } = useTexts("report-query");
  return Object.entries(fieldsOfReport(source)).map(([value, field]) => ({
    value,
    label: factsOf(field).label?.[language] ?? value,
  }));
}
