import { Alert, Button } from "antd";
import { useTexts } from "#core/i18n";
import type { Difference } from "./form-fields.ts";

interface StaleNoticeProps {
  differences: readonly Difference[];
  labelOf: (field: string) => string;
  onTakeTheirs: (difference: Difference) => void;
}

/** After someone else saved first: what is stored now beside what the person typed, field by field. */
export function StaleNotice({ differences, labelOf, onTakeTheirs }: StaleNoticeProps) {
  const { t } = useTexts("app");
  const show = (value: unknown) => {
    if (value === undefined || value === null || value === "") return t("form.emptyValue");
    if (typeof value === "boolean") return value ? t("form.yes") : t("form.no");
    return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
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
            <td>{show(difference.theirs)}</td>
            <td>{show(difference.mine)}</td>
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
    <Alert
      type="warning"
      showIcon
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
