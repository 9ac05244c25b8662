import { getCustomerLogList, customerFieldTexts, type CustomerTextField } from "@lading/contract/customer";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";
import { useLabels } from "./labels.ts";

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
  const read = useRead(getCustomerLogList, { customerId, pageSize }, { quiet: true, ownErrors: true });
  const { data } = read;
  const isMore = data !== undefined && data.total > data.rows.length && pageSize < most;
  return (
    <RecordLog
      title={t("history.title")}
      read={read}
      actionOf={(action) => t(`history.actions.${action}`)}
      fieldOf={fieldName}
      none={t("nothing")}
      more={
        isMore && (
          <Button type="link" onClick={() => setPageSize(most)}>
            {t("history.all")}
          </Button>
        )
      }
    />
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
