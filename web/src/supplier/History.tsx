import {
  getSupplierOperationLogList,
  operationFieldTexts,
  serviceFieldTexts,
  supplierFieldTexts,
  supplierActionTexts,
} from "@lading/contract/supplier";
import type { LocalText } from "@lading/contract/core";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";

const parts: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
  service: serviceFieldTexts,
  operation: operationFieldTexts,
  "": supplierFieldTexts,
};

/** A supplier's history, that of its services and its operation information among it. */
export function History({ supplierId }: { supplierId: string }) {
  const { t, word, language } = useTexts("supplier");
  const read = useRead(getSupplierOperationLogList, { id: supplierId }, { quiet: true, ownErrors: true });
  const fieldOf = (field: string) => {
    const [name = "", part = ""] = field.split(".").toReversed();
    return parts[part]?.[name]?.[language] ?? name;
  };
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => supplierActionTexts[action][language]}
      fieldOf={fieldOf}
      none={t("nothing")}
    />
  );
}
