import {
  exportPendingCheckBillsSummary,
  getPendingCheckBillsSummary,
  createStatementPdf,
  type PartySum,
} from "@lading/contract/check-bill";
import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { ListPage } from "#ui";
import { useOpenFilters } from "./filters.tsx";
import { PrintStatement } from "./PrintStatement.tsx";
import { useSumColumns } from "./sum-columns.tsx";

/** Sums of what waits for reconciliation, by party and currency, in ageing bands; each leads to its lines and its statement. */
export function PartySumList({ onOpen }: { onOpen: (sum: PartySum, asOf: string) => void }) {
  const { t } = useTexts("check-bill");
  const may = useMayCall();
  const { search } = usePage();
  const filters = useOpenFilters();
  const exporting = useExport(exportPendingCheckBillsSummary);
  const [printed, setPrinted] = useState<PartySum | null>(null);
  const asOf = search.get("asOf") ?? "";
  return (
    <>
      <ListPage
        call={getPendingCheckBillsSummary}
        rowKey="key"
        columns={useSumColumns({ onOpen: (sum) => onOpen(sum, asOf) })}
        filters={filters}
        rowActions={(sum) =>
          may(createStatementPdf) && (
            <Button type="link" onClick={() => setPrinted(sum)}>
              {t("statement")}
            </Button>
          )
        }
        onExport={exporting.start}
      />
      {exporting.card}
      {printed && <PrintStatement party={printed} asOf={asOf} onClose={() => setPrinted(null)} />}
    </>
  );
}
