import {
  exportClientFundLeftoverList,
  getClientFundLeftoverList,
  leftoverShown,
  movementFieldTexts,
  type LeftoverRow,
} from "@lading/contract/client-fund";
import { useMemo } from "react";
import { useFieldTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { daysFilter, ListPage, useFieldColumns } from "#ui";

/** Leftovers of exchanges, summed exactly a pair of currencies, in the settlement currency. */
export function LeftoverList() {
  const may = useMayCall();
  const field = useFieldTexts(movementFieldTexts);
  const column = useFieldColumns(leftoverShown);
  const exporting = useExport(exportClientFundLeftoverList);
  const label = field("decidedOn");
  const filters = useMemo(() => [daysFilter("decidedOn", label)], [label]);
  const columns = [
    column<LeftoverRow>("currency", { sort: "currency", card: "head" }),
    column<LeftoverRow>("toCurrency", { card: "line" }),
    column<LeftoverRow>("count", { align: "end", card: "line" }),
    column<LeftoverRow>("leftover", {
      align: "end",
      card: "line",
      render: ({ leftover }) => <bdi dir="ltr">{leftover}</bdi>,
    }),
  ];
  return (
    <>
      <ListPage
        call={getClientFundLeftoverList}
        columns={columns}
        filters={filters}
        onExport={may(exportClientFundLeftoverList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}
