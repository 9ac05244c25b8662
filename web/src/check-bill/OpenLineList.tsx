import {
  addCheckBill,
  exportReceivableAndPayableList,
  getReceivableAndPayableList,
  type OpenLine,
} from "@lading/contract/check-bill";
import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { ListPage } from "#ui";
import { Gather } from "./Gather.tsx";
import { useLineColumns, useLineFilters } from "./line-columns.tsx";

/** Bills and costs that wait for reconciliation; chosen ones are gathered into a check bill. */
export function OpenLineList() {
  const { t } = useTexts("check-bill");
  const may = useMayCall();
  const columns = useLineColumns();
  const filters = useLineFilters();
  const exporting = useExport(exportReceivableAndPayableList);
  const [chosen, setChosen] = useState<{ lines: readonly OpenLine[]; clear: () => void } | null>(null);
  const bulk = (lines: readonly OpenLine[], clear: () => void) => {
    const reason = whyNot(lines);
    return (
      <Button
        type="primary"
        disabled={reason !== undefined}
        title={reason && t(`whyNot.${reason}`)}
        onClick={() => setChosen({ lines, clear })}
      >
        {t("gather")}
      </Button>
    );
  };
  return (
    <>
      <ListPage
        call={getReceivableAndPayableList}
        columns={columns}
        filters={filters}
        {...(may(addCheckBill) && { bulkActions: bulk, mostSelected: 500 })}
        onExport={exporting.start}
      />
      {exporting.card}
      {chosen && <Gather lines={chosen.lines} onClose={() => setChosen(null)} onDone={chosen.clear} />}
    </>
  );
}

/** Why chosen lines cannot stand on one check bill, as far as the list shows it. */
function whyNot(lines: readonly OpenLine[]): "gathered" | "currency" | "party" | undefined {
  if (lines.some(({ checkBillId }) => checkBillId !== null)) return "gathered";
  if (new Set(lines.map(({ currency }) => currency)).size > 1) return "currency";
  const parties = (kind: OpenLine["kind"]) =>
    new Set(lines.filter((line) => line.kind === kind).map(({ partyId }) => partyId)).size;
  return parties("bill") > 1 || parties("cost") > 1 ? "party" : undefined;
}
