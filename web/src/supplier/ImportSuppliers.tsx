import { getSupplierImportTemplate, importSupplierInfoRecord } from "@lading/contract/supplier";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { ImportSheet } from "#jobs";

/** Imports a spreadsheet of suppliers. */
export function ImportSuppliers({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("supplier");
  const template = useCall(getSupplierImportTemplate);
  const run = useCall(importSupplierInfoRecord);
  return (
    <ImportSheet
      use="supplierImport"
      makeTemplate={() => template.mutateAsync({})}
      run={(input) => run.mutateAsync(input)}
      isRunning={run.isPending}
      storedText={(count) => t("import.stored", { count })}
      onClose={onClose}
    />
  );
}
