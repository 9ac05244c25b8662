import { getRestrictedImportTemplate, importRestrictedParties } from "@lading/contract/market-risk";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { ImportSheet } from "#jobs";

/** Imports a spreadsheet of restricted parties. */
export function ImportRestricted({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("market-risk");
  const template = useCall(getRestrictedImportTemplate);
  const run = useCall(importRestrictedParties);
  return (
    <ImportSheet
      use="restrictedImport"
      makeTemplate={() => template.mutateAsync({})}
      run={(input) => run.mutateAsync(input)}
      isRunning={run.isPending}
      storedText={(count) => t("restricted.import.stored", { count })}
      onClose={onClose}
    />
  );
}
