import { Button } from "antd";
import { useTexts } from "#core/i18n";
import type { Difference } from "./form-fields.ts";
import { Note } from "../Note.tsx";

/** How a record that someone else saved meanwhile is compared and told, where its fields are not plain texts under a label. */
export interface StaleWords {
  /** The stored record as the form's fields would hold it. */
  valuesOf?: (record: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Name of a field (`items.0.weight`). */
  labelOf?: (field: string) => string;
  /** A field's value in words, where it is no plain one. */
  show?: (field: string, value: unknown) => string;
}

interface StaleNoticeProps extends Pick<StaleWords, "show"> {
  differences: readonly Difference[];
  labelOf: (field: string) => string;
  /** A plain value as the field's choices say it. */
  shown: (value: string, field: string) => string;
  onTakeTheirs: (difference: Difference) => void;
}

/** After someone else saved first: what is stored now beside what the person typed, field by field. */
export function StaleNotice({ differences, labelOf, show: words, shown, onTakeTheirs }: StaleNoticeProps) {
  const { t } = useTexts("app");
  const show = (field: string, value: unknown) => {
    if (value === undefined || value === null || value === "") return t("form.emptyValue");
    if (typeof value === "boolean") return shown(String(value), field);
    if (words) return words(field, value);
    return typeof value === "string" || typeof value === "number" ? shown(String(value), field) : JSON.stringify(value);
  };
  const table = (
    <table className="stale-table">
      <thead>
        <tr>
          <th scope="col">{t("form.field")}</th>
          <th scope="col">{t("form.theirs")}</th>
          <th scope="col">{t("form.mine")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.field}>
            <th scope="row">{labelOf(difference.field)}</th>
            <td>{show(difference.field, difference.theirs)}</td>
            <td>{show(difference.field, difference.mine)}</td>
            <td>
              <Button size="small" onClick={() => onTakeTheirs(difference)}>
                {t("form.takeTheirs")}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Note
      type="warning"
      title={t("form.staleTitle")}
      description={
        <>
          <p>{differences.length > 0 ? t("form.staleHint") : t("form.staleSame")}</p>
          {differences.length > 0 && table}
        </>
      }
    />
  );
}
