import type { AnswerOf, RequestOf } from "@lading/contract/core";
import {
  exportReportQueryCondition,
  fieldsOfReport,
  isInSettlement,
  kindOf,
  reportQueryFieldTexts,
  runReportQueryCondition,
  type ReportDefinition,
} from "@lading/contract/report-query";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import { ListPage, Panel, SmallTable, useFieldColumns, type ListColumn } from "#ui";

type Row = AnswerOf<typeof runReportQueryCondition>["rows"][number];

interface ResultProps {
  definition: ReportDefinition;
  /** Of a kept report; names its sheet. */
  name: string;
}

/** The rows of a report, and the sums of all of them. */
export function Result({ definition, name }: ResultProps) {
  const exporting = useExport(exportReportQueryCondition);
  const columns = useColumns(definition);
  const { start } = exporting;
  const exportAll = (input: RequestOf<typeof runReportQueryCondition>) => start?.({ ...input, name });
  return (
    <>
      {definition.sums.length > 0 && <Totals definition={definition} />}
      <ListPage
        call={runReportQueryCondition}
        rowKey="key"
        name={`report ${columns.map(({ key }) => key).join(" ")}`}
        columns={columns}
        fixed={{ definition }}
        onExport={start && exportAll}
      />
      {exporting.card}
    </>
  );
}

function useColumns({ source, columns, groups, sums, inSettlement }: ReportDefinition): ListColumn<Row>[] {
  const field = useFieldTexts(reportQueryFieldTexts);
  const fields = fieldsOfReport(source);
  const column = useFieldColumns(fields);
  const currency: ListColumn<Row> = {
    key: "rowCurrency",
    title: field("rowCurrency"),
    render: (row) => String(row["rowCurrency"]),
    card: "tag",
  };
  const shown = (one: string): ListColumn<Row> =>
    kindOf(source, one) === "amount"
      ? column<Row>(one, {
          align: "end",
          sort: one,
          card: "line",
          render: (row) => <Amount row={row} name={one} isSettled={isInSettlement(source, one)} />,
        })
      : column<Row>(one, { sort: one });
  if (groups.length === 0) {
    const hasAmount = columns.some((one) => kindOf(source, one) === "amount");
    const needsCurrency = hasAmount && (inSettlement || !columns.includes("currency"));
    return [...columns.map(shown), ...(needsCurrency ? [currency] : [])];
  }
  return [
    ...groups.map((group) => {
      const isDay = ["date", "moment"].includes(kindOf(source, group.field) ?? "");
      const asText = (row: Row) => <bdi dir="ltr">{String(row[group.field] ?? "")}</bdi>;
      return column<Row>(group.field, { sort: group.field, card: "line", ...(isDay ? { render: asText } : {}) });
    }),
    currency,
    { key: "count", title: field("rowCount"), align: "end", sort: "count", render: (row) => String(row["count"]) },
    ...sums.map(shown),
  ];
}

/** An amount with the currency of its row; a realised difference with the settlement currency. */
function Amount({ row, name, isSettled }: { row: Row; name: string; isSettled: boolean }) {
  const value = row[name];
  if (typeof value !== "string") return null;
  return <bdi dir="ltr">{formatMoney(value, String(row[isSettled ? "settlementCurrency" : "rowCurrency"]))}</bdi>;
}

/** Sums over all pages, a currency a line. */
function Totals({ definition }: { definition: ReportDefinition }) {
  const { t, language } = useTexts("report-query");
  const field = useFieldTexts(reportQueryFieldTexts);
  const column = useFieldColumns(fieldsOfReport(definition.source));
  const { data } = useRead(runReportQueryCondition, { definition, pageSize: 1 }, { ownErrors: true });
  if (!data || data.totals.length === 0) return null;
  return (
    <Panel title={t("totals")}>
      <SmallTable
        label={t("totals")}
        columns={[
          field("rowCurrency"),
          { title: field("rowCount"), number: true },
          ...definition.sums.map((name) => ({ title: column<Row>(name).title, number: true })),
        ]}
        rows={data.totals.map(({ currency, count, sums }) => ({
          key: currency,
          cells: [
            currency,
            count.toLocaleString(language === "ar" ? "en" : language),
            ...definition.sums.map((name) =>
              formatMoney(
                sums[name] ?? "0",
                isInSettlement(definition.source, name) ? data.settlementCurrency : currency,
              ),
            ),
          ],
        }))}
      />
    </Panel>
  );
}
