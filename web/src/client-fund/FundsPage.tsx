import "./client-fund.css";
import {
  addCollectionAdvance,
  clientFundTitles,
  exportAvailableFundList,
  fundShown,
  getAvailableFundList,
  type Fund,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { CurrencyInput } from "#currency";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { ListPage, numbersFilter, Segments, useFieldColumns, useFieldFilters } from "#ui";
import { YesNo } from "./YesNo.tsx";
import { FundActions } from "./FundActions.tsx";
import { LeftoverList } from "./LeftoverList.tsx";
import { AskAdvance } from "./MovementForms.tsx";
import { MovementList } from "./MovementList.tsx";

const views = ["funds", "movements", "advances", "leftovers"] as const;
type View = (typeof views)[number];

/** /clientFund/clientFundDetail: funds with what is available, their movements, advances, and what exchanges left over. */
export default function FundsPage() {
  const { t, language } = useTexts("client-fund");
  const page = usePage();
  const may = useMayCall();
  const [view, setView] = useState<View>(() => views.find((one) => one === page.search.get("view")) ?? "funds");
  const [isAdvancing, setAdvancing] = useState(false);
  const show = (next: View) => {
    // A list's filters stand in the address: another list has its own.
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  const labels: Record<View, string> = {
    funds: t("funds"),
    movements: clientFundTitles.movements[language],
    advances: clientFundTitles.advances[language],
    leftovers: clientFundTitles.leftovers[language],
  };
  const advance = may(addCollectionAdvance) && (
    <Button type="primary" onClick={() => setAdvancing(true)}>
      {t("advance")}
    </Button>
  );
  return (
    <div className="fund-views">
      <Segments
        label={t("view")}
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      {view === "funds" && <FundList />}
      {view === "movements" && <MovementList key="movements" />}
      {view === "advances" && <MovementList key="advances" kind="advance" toolbar={advance} />}
      {view === "leftovers" && <LeftoverList />}
      {isAdvancing && <AskAdvance onClose={() => setAdvancing(false)} />}
    </div>
  );
}

function FundList() {
  const may = useMayCall();
  const exporting = useExport(exportAvailableFundList);
  return (
    <>
      <ListPage
        call={getAvailableFundList}
        columns={useColumns()}
        filters={useFilters()}
        rowActions={(fund) => <FundActions fund={fund} link />}
        onExport={may(exportAvailableFundList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(fundShown);
  const money = (name: "balance" | "held" | "available") =>
    column<Fund>(name, {
      align: "end",
      card: "line",
      ...(name !== "held" && { sort: name }),
      render: (row) => <bdi dir="ltr">{formatMoney(row[name], row.currency)}</bdi>,
    });
  return [
    column<Fund>("customerName", {
      sort: "customerName",
      card: "head",
      render: ({ id, customerName }) => (
        <Link to={`/clientFundPostings?id=${id}`}>
          <bdi>{customerName}</bdi>
        </Link>
      ),
    }),
    column<Fund>("customerNumber"),
    column<Fund>("fundClass", { card: "line" }),
    column<Fund>("currency", { sort: "currency" }),
    money("balance"),
    money("held"),
    money("available"),
  ];
}

function useFilters() {
  const { t, word } = useTexts("client-fund");
  const filter = useFieldFilters(fundShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("customerSearchHint")),
      filter("fundClass"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      { name: "hasMoney", kind: "yesNo" as const, label: t("hasMoney"), field: <YesNo /> },
    ],
    [t, word, filter],
  );
}
