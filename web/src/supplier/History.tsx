import {
  getSupplierOperationLogList,
  operationFieldTexts,
  serviceFieldTexts,
  supplierFieldTexts,
  supplierActionTexts,
} from "@lading/contract/supplier";
import type { LocalText } from "@lading/contract/core";
import { useTexts } from "#core/i18n";
import { LogOf } from "#ui";

const parts: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
  service: serviceFieldTexts,
  operation: operationFieldTexts,
  "": supplierFieldTexts,
};

/** A supplier's history, that of its services and its operation information among it. */
export function History({ supplierId }: { supplierId: string }) {
  const { t, language } = useTexts("supplier");
  const fieldOf = (field: string) => {
    const [name = "", part = ""] = field.split(".").toReversed();
    return parts[part]?.[name]?.[language] ?? name;
  };
  return (
    <LogOf
      id={supplierId}
      call={getSupplierOperationLogList}
      actions={supplierActionTexts}
      fields={fieldOf}
      none={t("nothing")}
    />
  );
}
