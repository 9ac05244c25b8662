import "./log.css";
import { useTexts } from "#core/i18n";
import { fieldName } from "./field-name.ts";
import type { LogEntry } from "./log-entry.ts";

const mostNamed = 3;

/** The first changed fields of an entry by name, and how many more there are. */
export function Summary({ entry }: { entry: LogEntry }) {
  const { t, language } = useTexts("waybill");
  const names = entry.changes.slice(0, mostNamed).map(({ field }) => fieldName(field, language));
  const more = entry.changes.length - names.length;
  return (
    <span className="log-summary">
      {names.join(t("log.separator"))}
      {more > 0 && <span className="muted"> {t("log.andMore", { count: more })}</span>}
    </span>
  );
}
