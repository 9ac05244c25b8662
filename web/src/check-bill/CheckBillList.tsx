import {
  checkBillShown,
  checkBillStatusTexts,
  exportCheckBillList,
  getCheckBillList,
  type ListedCheckBill,
} from "@lading/contract/check-bill";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { byAndWhen, ListPage, numbersFilter, Select, useFieldColumns, useFieldFilters } from "#ui";
import { CurrencySelect } from "./filters.tsx";

/** Check bills, those that wait for agreement or the agreed ones; on request also the others. */
export function CheckBillList({ status }: { status: "pending" | "finished" }) {
  const { word } = useTexts("check-bill");
  const may = useMayCall();
  const filters = useFilters(status);
  const exporting = useExport(exportCheckBillList);
  return (
    <>
      <ListPage
        call={getCheckBillList}
        columns={useColumns()}
        filters={filters}
        fixed={{ status }}
        rowActions={({ id }) => <Link to={`/editCheckBills?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportCheckBillList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(checkBillShown);
  return [
    column<ListedCheckBill>("financialAccountNo", {
      sort: "financialAccountNo",
      card: "head",
      render: ({ id, financialAccountNo }) => <Link to={`/editCheckBills?id=${id}`}>{financialAccountNo}</Link>,
    }),
    column<ListedCheckBill>("type", { tones: { receipt: "good", payment: "warning", hedge: "active" } }),
    column<ListedCheckBill>("status", { tones: { pending: "active", finished: "good", voided: "neutral" } }),
    column<ListedCheckBill>("partyName", { sort: "partyName", card: "line" }),
    column<ListedCheckBill>("partyNumber", { sort: "partyNumber", hidden: true }),
    column<ListedCheckBill>("count", { align: "end", hidden: true }),
    column<ListedCheckBill>("amount", {
      align: "end",
      sort: "amount",
      card: "line",
      render: ({ amount, currency }) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>,
    }),
    column<ListedCheckBill>("agreedOn", { sort: "agreedOn" }),
    column<ListedCheckBill>("agreedBy"),
    column<ListedCheckBill>("remark", { hidden: true }),
    column<ListedCheckBill>("voidReason", { hidden: true }),
    column<ListedCheckBill>("createdByName", { hidden: true }),
    column<ListedCheckBill>("createDate", { sort: "createDate", card: "line" }),
  ];
}

/** The status of the page itself is no filter; of what waits also the voided ones can be asked for. */
function useFilters(status: "pending" | "finished") {
  const { t, word, language } = useTexts("check-bill");
  const filter = useFieldFilters(checkBillShown);
  return useMemo(() => {
    const label = (name: "createdByName" | "createDate") => filter(name).label;
    const others = (["voided"] as const).map((value) => ({ value, label: checkBillStatusTexts[value][language] }));
    return [
      numbersFilter(word("search"), t("checkBillHint")),
      filter("type"),
      filter("currency", <CurrencySelect />),
      ...(status === "pending" ? [filter("status", <Select allowClear options={others} />)] : []),
      ...byAndWhen("created", { by: label("createdByName"), when: label("createDate") }),
    ];
  }, [t, word, language, filter, status]);
}
