import { getCustomerImportTemplate, importCustomerInfo } from "@lading/contract/customer";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { ImportSheet } from "#jobs";

/** Imports a spreadsheet of customers. */
export function ImportCustomers({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("customer");
  const template = useCall(getCustomerImportTemplate);
  const run = useCall(importCustomerInfo);
  return (
    <ImportSheet
      use="customerImport"
      makeTemplate={() => template.mutateAsync({})}
      run={(input) => run.mutateAsync(input)}
      isRunning={run.isPending}
      storedText={(count) => t("import.stored", { count })}
      onClose={onClose}
    />
  );
}
