import "./log.css";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { fieldName } from "./field-name.ts";
import type { LogEntry } from "./log-entry.ts";

/** Each changed field of an entry: what stood there before, and what stands there after. */
export function Changes({ entry }: { entry: LogEntry }) {
  const { t, language } = useTexts("waybill");
  if (entry.changes.length === 0) return <p className="muted">{t("log.noChanges")}</p>;
  return (
    <dl className="log-changes">
      {entry.changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldName(field, language)}</dt>
          <dd>
            {before !== null && <del>{shown(before)}</del>}
            {before !== null && after !== null && <Icon name="down" className="log-arrow" />}
            {after !== null && <ins>{shown(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: string) {
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);
  return <bdi>{isMoment ? formatMoment(value) : value}</bdi>;
}
