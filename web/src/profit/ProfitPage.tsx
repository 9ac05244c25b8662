import { commonFieldTexts, type LocalText } from "@lading/contract/core";
import {
  exportProfitStatisticsList,
  getProfitStatisticsList,
  profitFieldTexts,
  profitFilterFields,
  profitGroups,
  profitGroupTexts,
  profitShown,
  userTypeTexts,
  type ProfitGroup,
  type ProfitRow,
} from "@lading/contract/profit";
import { getJobSummary, totalCurrencies } from "@lading/contract/job-summary";
import { waybillTypeNumbers, waybillTypes } from "@lading/contract/waybill";
import { useMemo } from "react";
import { Link } from "react-router";
import { CustomerSelect } from "#customer";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import {
  DateRangeInput,
  type ListColumn,
  type ListFilter,
  ListPage,
  numbersFilter,
  Select,
  useFieldColumns,
  useFieldFilters,
} from "#ui";
import { PersonField } from "#waybill";

/** /businessLedger/profitableList */
export default function ProfitPage() {
  const page = usePage();
  const group = groupOf(page.search);
  const columns = useColumns(group);
  const filters = useFilters();
  const exporting = useExport(exportProfitStatisticsList);
  return (
    <>
      <ListPage call={getProfitStatisticsList} columns={columns} filters={filters} onExport={exporting.start} />
      {exporting.card}
    </>
  );
}

function groupOf(search: URLSearchParams): ProfitGroup {
  return profitGroups.find((group) => group === search.get("group")) ?? "job";
}

type Figures = "tax" | "sales" | "costs" | "profit" | "waived" | "exchangeDifference" | "result";

function useColumns(group: ProfitGroup): ListColumn<ProfitRow>[] {
  const { t, language } = useTexts("profit");
  const column = useFieldColumns(profitShown);
  const figure = (name: Figures, options: Partial<ListColumn<ProfitRow>> = {}): ListColumn<ProfitRow> =>
    column(name, { align: "end", render: (row) => <Figure row={row} amount={row[name]} />, ...options });
  return [
    column("name", {
      title: profitGroupTexts[group][language],
      card: "head",
      render: (row) => <Name {...{ row, group }} nobody={t("nobody")} />,
    }),
    ...(group === "job" ? [column("customerName")] : []),
    ...(group === "customer" ? [column("customerNumber")] : []),
    column("waybills", { align: "end", sort: "waybills" }),
    figure("sales", { sort: "sales", card: "line" }),
    figure("costs", { sort: "costs", card: "line" }),
    figure("profit", { sort: "profit", card: "line" }),
    column("margin", {
      align: "end",
      sort: "margin",
      card: "line",
      render: ({ margin }) => (margin === null ? "" : <bdi dir="ltr">{margin} %</bdi>),
    }),
    figure("tax", { hidden: true }),
    figure("waived", { hidden: true }),
    figure("exchangeDifference", { hidden: true }),
    figure("result"),
  ];
}

/** A figure, or the rate that is missing. */
function Figure({ row: { currency, missing }, amount }: { row: ProfitRow; amount: string | null }) {
  const { t } = useTexts("profit");
  if (amount !== null) return <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>;
  if (missing === null) return null;
  return <span className="muted">{t("missing", { currency: missing.currency, date: formatDate(missing.date) })}</span>;
}

/** The way on: a job's name leads to its summary with all charges, any other to the jobs that it sums up. */
function Name({ row: { id, name }, group, nobody }: { row: ProfitRow; group: ProfitGroup; nobody: string }) {
  const { search } = usePage();
  const seesJobs = useMayCall()(getJobSummary);
  const shown = name === "" ? <span className="muted">{nobody}</span> : <bdi>{name}</bdi>;
  if (group === "job") return seesJobs ? <Link to={`/logisticsManagement/jobSummary?id=${id}`}>{shown}</Link> : shown;
  if (id === "") return shown;
  return <Link to={`?${jobsOf(search, group, id)}`}>{shown}</Link>;
}

/** The address of the jobs that a row sums up, with the same currency, dates and types. */
function jobsOf(search: URLSearchParams, group: ProfitGroup, id: string): string {
  const jobs = new URLSearchParams(search);
  for (const name of ["group", "page", "sort", "order"]) jobs.delete(name);
  if (group === "customer") jobs.set("customerId", id);
  if (group === "person") jobs.set("personId", id);
  return jobs.toString();
}

interface ChoiceProps {
  of: Readonly<Record<string, LocalText>>;
  /** The value that holds while nothing is chosen. */
  usual: string;
}

function Choice({ of, usual, ...field }: ChoiceProps) {
  const { language } = useTexts("profit");
  const options = Object.entries(of).map(([value, text]) => ({ value, label: text[language] }));
  return <Select {...field} allowClear options={options} placeholder={of[usual]?.[language]} />;
}

function useFilters(): ListFilter[] {
  const { t, word, language } = useTexts("profit");
  const filter = useFieldFilters(profitFilterFields);
  return useMemo(() => {
    const currencies = [
      { value: "settlement", label: commonFieldTexts.settlementCurrency[language] },
      ...totalCurrencies.map((currency) => ({ value: currency, label: currency })),
    ];
    const types = waybillTypeNumbers.map((type) => ({ value: type, label: waybillTypes[type].text[language] }));
    return [
      filter("group", <Choice of={profitGroupTexts} usual="job" />),
      {
        name: "shipped",
        kind: "range",
        ends: ["shippedFrom", "shippedTo"],
        label: profitFieldTexts.shippingDate[language],
        field: <DateRangeInput />,
      },
      {
        name: "currency",
        label: profitFieldTexts.currency[language],
        field: <Select allowClear options={currencies} placeholder={currencies[0]?.label} />,
      },
      filter("userType", <Choice of={userTypeTexts} usual="sales" />),
      { name: "personId", label: profitGroupTexts.person[language], field: <PersonField /> },
      { name: "customerId", label: profitGroupTexts.customer[language], field: <CustomerSelect /> },
      {
        name: "type",
        kind: "number",
        label: profitFieldTexts.type[language],
        field: <Select allowClear options={types} />,
      },
      numbersFilter(word("search"), t("searchHint")),
    ];
  }, [t, word, language, filter]);
}
