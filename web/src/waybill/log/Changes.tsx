import { useTexts } from "#core/i18n";
import { formatMoment } from "#core/format";
import { WideTable } from "../WideTable.tsx";
import { fieldName } from "./field-name.ts";
import type { LogEntry } from "./log-entry.ts";

/** Each changed field of an entry, before and after. */
export function Changes({ entry }: { entry: LogEntry }) {
  const { t, language } = useTexts("waybill");
  if (entry.changes.length === 0) return <p className="muted">{t("log.noChanges")}</p>;
  return (
    <WideTable label={t("log.changes")}>
      <table className="waybill-changes">
        <thead>
          <tr>
            <th scope="col">{t("log.field")}</th>
            <th scope="col">{t("log.before")}</th>
            <th scope="col">{t("log.after")}</th>
          </tr>
        </thead>
        <tbody>
          {entry.changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldName(field, language)}</th>
              <td>{shown(before)}</td>
              <td>{shown(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function shown(value: string | null) {
  if (value === null || value === "") return <span className="muted">–</span>;
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);
  return <bdi>{isMoment ? formatMoment(value) : value}</bdi>;
}
