import {
  deleteClientFundFinanceEntry,
  exportClientFundFinanceEntryList,
  getClientFundFinanceEntryList,
  postClientFundEntry,
  type ListedEntry,
} from "@lading/contract/client-fund";
import { useState } from "react";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { EntryActions, RemoveEntry } from "./EntryActions.tsx";
import { EntryList } from "./EntryList.tsx";

/** /clientFund/financeEntry: entries to be posted, posted once by somebody else than who entered them, deleted or reversed. */
export default function FinanceEntryPage() {
  const may = useMayCall();
  const exporting = useExport(exportClientFundFinanceEntryList);
  const [removed, setRemoved] = useState<ListedEntry | null>(null);
  const acts = may(postClientFundEntry) || may(deleteClientFundFinanceEntry);
  return (
    <>
      <EntryList
        call={getClientFundFinanceEntryList}
        rowActions={(entry) => acts && <EntryActions entry={entry} link onRemove={() => setRemoved(entry)} />}
        onExport={may(exportClientFundFinanceEntryList) ? exporting.start : undefined}
      />
      {exporting.card}
      {removed && <RemoveEntry entry={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}
