import {
  addClientFundBusinessEntry,
  deleteClientFundBusinessEntry,
  exportClientFundBusinessEntryList,
  getClientFundBusinessEntryList,
  type ListedEntry,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { TabModal } from "#ui";
import { EntryForm } from "./EntryForm.tsx";
import { EntryList } from "./EntryList.tsx";
import { WithReason } from "./WithReason.tsx";

/** /clientFund/businessEntry: money that customers sent, entered by business staff. */
export default function BusinessEntryPage() {
  const { t, word } = useTexts("client-fund");
  const may = useMayCall();
  const navigate = useNavigate();
  const exporting = useExport(exportClientFundBusinessEntryList);
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<ListedEntry | null>(null);
  return (
    <>
      <EntryList
        call={getClientFundBusinessEntryList}
        toolbar={
          may(addClientFundBusinessEntry) && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {t("enter")}
            </Button>
          )
        }
        rowActions={(entry) =>
          entry.entryState === "unsettle" &&
          may(deleteClientFundBusinessEntry) && (
            <Button type="link" danger onClick={() => setDeleted(entry)}>
              {word("delete")}
            </Button>
          )
        }
        onExport={may(exportClientFundBusinessEntryList) ? exporting.start : undefined}
      />
      {exporting.card}
      {isAdding && (
        <TabModal open width={860} title={t("enter")} onCancel={() => setAdding(false)}>
          <EntryForm
            entry={null}
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(`/clientFundEntryDetail?id=${id}`)}
          />
        </TabModal>
      )}
      {deleted && (
        <WithReason
          call={deleteClientFundBusinessEntry}
          record={deleted}
          words={{ title: t("deleteTitle"), hint: t("deleteHint"), button: word("delete"), done: t("deletedDone") }}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}
