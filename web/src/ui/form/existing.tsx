import { createContext, use, type ReactNode } from "react";
import { Link } from "react-router";
import type { CallError } from "#core/api";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";

/** Why the form around it was not saved, until what was wrong is changed. */
export const RefusalContext = createContext<CallError | null>(null);

/**
 * For the `extra` of a field of a `RecordForm`: where the message there says that there is such a record already, a link
 * to it; `page` takes its id.
 */
export function useExisting(field: string, page: string): ReactNode {
  const { t } = useTexts("app");
  const refusal = use(RefusalContext);
  const existing = refusal?.content["existing"];
  if (!refusal || !(field in refusal.fields) || !isRecord(existing) || typeof existing["id"] !== "string")
    return undefined;
  return <Link to={`${page}?id=${existing["id"]}`}>{t("form.openExisting")}</Link>;
}
