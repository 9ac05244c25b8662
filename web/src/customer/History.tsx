import { getCustomerLogList, customerFieldTexts, type CustomerTextField } from "@lading/contract/customer";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useLabels } from "./labels.ts";
import { SmallTable } from "./SmallTable.tsx";

const atFirst = 10;
const most = 200;
const attached = [
  "QQ",
  "WeChat",
  "liaison",
  "currency",
  "accountName",
  "bankName",
  "bankRegion",
  "bankNumber",
  "bankAddress",
  "companyAddressEn",
  "taxId",
  "enabled",
] as const;
type AttachedField = (typeof attached)[number];

/** A customer's whole history, newest first; each entry opens to its fields before and after. */
export function History({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer");
  const [pageSize, setPageSize] = useState(atFirst);
  const fieldName = useFieldName();
  const { data, error } = useRead(getCustomerLogList, { customerId, pageSize }, { quiet: true, ownErrors: true });
  return (
    <section className="customer-part" aria-label={t("history.title")}>
      <h2>{t("history.title")}</h2>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.rows.length === 0 && <p className="muted">{t("nothing")}</p>}
      {data?.rows.map((entry) => (
        <details key={entry.id} className="customer-entry">
          <summary>
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            <strong>{t(`history.actions.${entry.action}`)}</strong>
            <span>
              <bdi>{entry.userName}</bdi> <bdi className="muted">{entry.ip}</bdi>
            </span>
          </summary>
          <SmallTable
            label={t(`history.actions.${entry.action}`)}
            headings={[t("history.field"), t("history.before"), t("history.after")]}
            rows={entry.changes.map(({ field, before, after }) => ({
              key: field,
              cells: [fieldName(field), before, after],
            }))}
          />
        </details>
      ))}
      {data && data.total > data.rows.length && pageSize < most && (
        <Button type="link" onClick={() => setPageSize(most)}>
          {t("history.all")}
        </Button>
      )}
    </section>
  );
}

function isField(name: string): name is CustomerTextField {
  return name in customerFieldTexts;
}

function useFieldName(): (field: string) => string {
  const { t } = useTexts("customer");
  const labels = useLabels();
  return (field) => {
    if (isField(field)) return labels.field(field);
    if (field === "merged") return t("merge.other");
    const known: AttachedField | undefined = attached.find((one) => one === field);
    return known ? t(`attached.${known}`) : field;
  };
}
