import {
  createDebtNotePdf,
  debtShown,
  debtStatusTexts,
  exportDebtList,
  getDebtList,
  type Debt,
} from "@lading/contract/debt";
import { Button } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { openFile, useSubmission } from "#core/api";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import {
  daysFilter,
  type ListColumn,
  type ListFilter,
  ListPage,
  numbersFilter,
  Select,
  useFieldColumns,
  useFieldFilters,
} from "#ui";
import { OwnFunds } from "#client-fund";
import { DebtSums } from "./DebtSums.tsx";

/** /DebtList/debtList: the signed-in customer's own bills, what is open of them, and its statement. */
export default function DebtPage() {
  const { t } = useTexts("debt");
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportDebtList);
  const print = useSubmission(createDebtNotePdf);
  const openNote = ({ id }: Debt) =>
    void openFile(print({ ids: [id] }).then(({ path }) => path)).catch(() => undefined);
  return (
    <>
      <DebtSums />
      <OwnFunds />
      <ListPage
        call={getDebtList}
        columns={columns}
        filters={filters}
        onExport={exporting.start}
        rowActions={(debt) => (
          <Button type="link" onClick={() => openNote(debt)}>
            {t("debitNote")}
          </Button>
        )}
      />
      {exporting.card}
    </>
  );
}

function useColumns(): ListColumn<Debt>[] {
  const column = useFieldColumns(debtShown);
  const money = (name: "amount" | "balance"): ListColumn<Debt> =>
    column(name, {
      align: "end",
      sort: name,
      card: "line",
      render: (row) => <bdi dir="ltr">{formatMoney(row[name], row.currency)}</bdi>,
    });
  return [
    column("invoiceNo", {
      sort: "invoiceNo",
      card: "head",
      render: ({ id, invoiceNo }) => <Link to={`/debtDetail?id=${id}`}>{invoiceNo}</Link>,
    }),
    column("waybillNumber", { card: "line" }),
    column("billDate", { sort: "billDate" }),
    column("dueDate", { sort: "dueDate", card: "line" }),
    money("amount"),
    money("balance"),
    column("outstandingDays", { align: "end", hidden: true }),
    column("overdueDays", { align: "end", render: ({ overdueDays }) => (overdueDays > 0 ? overdueDays : "") }),
    column("status", { tones: { open: "active", overdue: "bad", paid: "good" } }),
    column("taxInvoice", { tones: { none: "neutral", applied: "active", partly: "warning", invoiced: "good" } }),
    column("createDate", { hidden: true }),
  ];
}

function useFilters(): ListFilter[] {
  const { t, word, language } = useTexts("debt");
  const filter = useFieldFilters(debtShown);
  return useMemo(() => {
    const statuses = [
      { value: "unpaid", label: t("status.unpaid") },
      ...Object.entries(debtStatusTexts).map(([value, text]) => ({ value, label: text[language] })),
      { value: "all", label: t("status.all") },
    ];
    return [
      numbersFilter(word("search"), t("searchHint")),
      filter("status", <Select allowClear options={statuses} placeholder={statuses[0]?.label} />),
      filter("currency"),
      daysFilter("date", filter("billDate").label),
    ];
  }, [t, word, language, filter]);
}
