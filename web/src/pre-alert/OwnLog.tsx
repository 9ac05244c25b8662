import { getPreAlterOperationLogList } from "@lading/contract/pre-alert";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { isField, useLabels } from "./labels.tsx";

const atFirst = 10;
const most = 200;

/** The operation log of a pre-alert, newest first; each entry opens to its fields before and after. */
export function OwnLog({ preAlertId }: { preAlertId: string }) {
  const { t } = useTexts("pre-alert");
  const labels = useLabels();
  const [pageSize, setPageSize] = useState(atFirst);
  const { data, error } = useRead(
    getPreAlterOperationLogList,
    { preAlertId, pageSize },
    { quiet: true, ownErrors: true },
  );
  const nameOf = (field: string) => (isField(field) ? labels.field(field) : t("outcome"));
  return (
    <div className="alert-log">
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.rows.length === 0 && <p className="muted">{t("logNone")}</p>}
      {data?.rows.map((entry) => (
        <details key={entry.id}>
          <summary>
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            <strong>{t(`actions.${entry.action}`)}</strong>
            <span>
              <bdi>{entry.userName}</bdi> <bdi className="muted">{entry.ip}</bdi>
            </span>
          </summary>
          {entry.changes.length === 0 && <p className="muted">{t("noChanges")}</p>}
          <dl>
            {entry.changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{nameOf(field)}</dt>
                <dd>
                  {before !== null && (
                    <del>
                      <bdi>{shown(before)}</bdi>
                    </del>
                  )}{" "}
                  {after !== null && (
                    <ins>
                      <bdi>{shown(after)}</bdi>
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      {data && data.total > data.rows.length && pageSize < most && (
        <Button type="link" onClick={() => setPageSize(most)}>
          {t("showAll")}
        </Button>
      )}
    </div>
  );
}

function shown(value: string): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? formatMoment(value) : value;
}
