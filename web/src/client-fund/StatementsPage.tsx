import "./client-fund.css";
import {
  createClientFundStatementPdf,
  exportClientFundStatementList,
  getClientFundStatementList,
  sendClientFundStatementEmail,
  statementShown,
  type StatementRow,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { CurrencyInput } from "#currency";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { daysFilter, ListPage, numbersFilter, useFieldColumns, useFieldFilters } from "#ui";
import { PrintStatement, SendStatement } from "./StatementDialogs.tsx";

/** /clientFund/accountStatements: opening balance, in, out and closing balance of funds over a period; PDF, sheet, mail. */
export default function StatementsPage() {
  const { t } = useTexts("client-fund");
  const may = useMayCall();
  const { search } = usePage();
  const exporting = useExport(exportClientFundStatementList);
  const [open, setOpen] = useState<{ what: "print" | "send"; row: StatementRow } | null>(null);
  const period = { dayFrom: search.get("dayFrom") ?? "", dayTo: search.get("dayTo") ?? "" };
  const close = () => setOpen(null);
  return (
    <>
      <ListPage
        call={getClientFundStatementList}
        columns={useColumns()}
        filters={useFilters()}
        rowActions={(row) => (
          <>
            {may(createClientFundStatementPdf) && (
              <Button type="link" onClick={() => setOpen({ what: "print", row })}>
                {t("print")}
              </Button>
            )}
            {may(sendClientFundStatementEmail) && (
              <Button type="link" onClick={() => setOpen({ what: "send", row })}>
                {t("send")}
              </Button>
            )}
          </>
        )}
        onExport={may(exportClientFundStatementList) ? exporting.start : undefined}
      />
      {exporting.card}
      {open?.what === "print" && <PrintStatement row={open.row} period={period} onClose={close} />}
      {open?.what === "send" && <SendStatement row={open.row} period={period} onClose={close} />}
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(statementShown);
  const money = (name: "opening" | "income" | "expenditure" | "closing") =>
    column<StatementRow>(name, {
      align: "end",
      card: "line",
      render: (row) => <bdi dir="ltr">{formatMoney(row[name], row.currency)}</bdi>,
    });
  return [
    column<StatementRow>("customerName", {
      sort: "customerName",
      card: "head",
      render: ({ customerName }) => <bdi>{customerName}</bdi>,
    }),
    column<StatementRow>("customerNumber"),
    column<StatementRow>("fundClass", { card: "line" }),
    column<StatementRow>("currency", { sort: "currency" }),
    money("opening"),
    money("income"),
    money("expenditure"),
    money("closing"),
  ];
}

function useFilters() {
  const { t, word } = useTexts("client-fund");
  const filter = useFieldFilters(statementShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("customerSearchHint")),
      daysFilter("day", t("period")),
      filter("fundClass"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
    ],
    [t, word, filter],
  );
}
