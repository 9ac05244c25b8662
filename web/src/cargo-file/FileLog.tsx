import { getCargoFileLogList, type CargoFileLogField } from "@lading/contract/cargo-file";
import type { AnswerOf } from "@lading/contract/core";
import { waybillLogFieldText } from "@lading/contract/waybill";
import { useId } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";

type Entry = AnswerOf<typeof getCargoFileLogList>["rows"][number];

/** What was done to a file: by whom, when, from where, and each field before and after. */
export function FileLog({ id }: { id: string }) {
  const { t } = useTexts("cargo-file");
  const title = useId();
  const { data, error } = useRead(getCargoFileLogList, { id }, { quiet: true, ownErrors: true });
  return (
    <section className="cargo-beside" aria-labelledby={title}>
      <h2 id={title}>{t("log")}</h2>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.rows.length === 0 && <p className="muted">{t("logNone")}</p>}
      {data && data.rows.length > 0 && (
        <ol className="cargo-log">
          {data.rows.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function LogEntry({ entry }: { entry: Entry }) {
  const { t } = useTexts("cargo-file");
  const { action, userName, ip, createdAt, changes } = entry;
  const nameOf = useFieldName();
  return (
    <li>
      <header>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        <strong>{t(`logActions.${action}`)}</strong>
        <span>
          <bdi>{userName}</bdi> <bdi className="muted">{ip}</bdi>
        </span>
      </header>
      <dl>
        {changes
          .filter(({ field }) => field !== "file")
          .map(({ field, before, after }) => (
            <div key={field}>
              <dt>{nameOf(field)}</dt>
              <dd>
                {before !== null && (
                  <del>
                    <bdi>{before}</bdi>
                  </del>
                )}{" "}
                {after !== null && (
                  <ins>
                    <bdi>{after}</bdi>
                  </ins>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** The page's own names where it has them, else those of the waybills' log. */
function useFieldName() {
  const { t, language } = useTexts("cargo-file");
  const own: Partial<Record<CargoFileLogField, string>> = {
    fileType: t("type"),
    fileOwner: t("ownership"),
    fileRemark: t("remark"),
    waybillNumber: t("waybillNumber"),
    warehouse: t("warehouse"),
  };
  return (field: CargoFileLogField) => own[field] ?? waybillLogFieldText(field)?.[language] ?? field;
}
