import { longestNumbersSearch } from "@lading/contract/core";
import {
  costFieldTexts,
  deleteSupplierCostDetails,
  exportSupplierCostDetailsList,
  getSupplierCostDetailsList,
  type OpenedSupplierCost,
  type SupplierCost,
} from "@lading/contract/supplier-cost";
import { Input } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { ChargeItemSelect } from "#charge-item";
import { useCall } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { CurrencyInput } from "#currency";
import { byAndWhen, ConfirmButton, DateRangeInput, type ListColumn, type ListFilter, ListPage, Select } from "#ui";
import { mayGo } from "./cost.ts";
import { CostNumbers } from "./CostInvoice.tsx";

const rights = "/logisticsManagement/jobSummary";

/** All supplier costs on the waybills that the person sees. */
export function CostList() {
  const { t, word } = useTexts("supplier-cost");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportSupplierCostDetailsList);
  const remove = useCall(deleteSupplierCostDetails);
  const deleteOne = async ({ id }: SupplierCost) => {
    await remove.mutateAsync({ ids: [id] });
    notify.success(t("deleted"));
  };
  return (
    <>
      <ListPage
        call={getSupplierCostDetailsList}
        columns={columns}
        filters={filters}
        rowActions={(cost) => (
          <>
            <Link to={`/supplierCostDetails?id=${cost.id}`}>{word("open")}</Link>
            {may(`${rights}:delete`) && mayGo(cost) && <ConfirmButton type="link" onConfirm={() => deleteOne(cost)} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
    </>
  );
}

function useColumns(): ListColumn<OpenedSupplierCost>[] {
  const { word } = useTexts("supplier-cost");
  const field = useFieldTexts(costFieldTexts);
  return [
    {
      key: "waybillNumber",
      title: field("waybillNumber"),
      sort: "waybillNumber",
      render: ({ waybillId, waybillNumber }) => <Link to={`/waybillDetails/${waybillId}`}>{waybillNumber}</Link>,
    },
    { key: "customerNumber", title: field("customerNumber"), sort: "customerNumber", hidden: true },
    { key: "customerName", card: "line", title: field("customerName"), sort: "customerName" },
    { key: "chargeItem", card: "line", title: field("chargeItem") },
    { key: "qty", title: field("qty"), align: "end", render: ({ qty }) => formatDecimal(qty) },
    { key: "unitPrice", title: field("unitPrice"), align: "end", render: ({ unitPrice }) => formatDecimal(unitPrice) },
    {
      key: "amount",
      card: "line",
      title: field("amount"),
      align: "end",
      sort: "amount",
      render: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      key: "balance",
      title: field("balance"),
      align: "end",
      hidden: true,
      render: ({ balance, currency }) => formatMoney(balance, currency),
    },
    { key: "financialAccountNo", title: field("financialAccountNo"), hidden: true },
    {
      key: "settlementAmount",
      title: field("settlementAmount"),
      align: "end",
      render: (cost) => formatMoney(cost.settlementAmount, cost.settlementCurrency),
    },
    {
      key: "costDate",
      card: "line",
      title: field("costDate"),
      sort: "costDate",
      render: ({ costDate }) => formatDate(costDate),
    },
    {
      key: "billReferNo",
      title: field("billReferNo"),
      sort: "billReferNo",
      render: (cost) => <CostNumbers cost={cost} />,
    },
    {
      key: "taxInvoice",
      title: field("taxInvoice"),
      hidden: true,
      render: ({ taxInvoice }) => word(taxInvoice ? "yes" : "no"),
    },
    { key: "remark", title: field("remark"), hidden: true },
    { key: "createdByName", title: field("createdByName"), hidden: true },
    {
      key: "createdAt",
      title: field("createdAt"),
      sort: "createdAt",
      hidden: true,
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t, word } = useTexts("supplier-cost");
  const field = useFieldTexts(costFieldTexts);
  return useMemo<ListFilter[]>(
    () => [
      {
        name: "search",
        label: word("search"),
        field: <Input allowClear maxLength={longestNumbersSearch} placeholder={t("searchHint")} />,
      },
      { name: "chargeItemId", label: field("chargeItem"), field: <ChargeItemSelect allowClear /> },
      {
        name: "currency",
        label: field("currency"),
        field: <CurrencyInput withDisabled allowClear />,
      },
      {
        name: "dates",
        kind: "range",
        ends: ["dateFrom", "dateTo"],
        label: field("costDate"),
        field: <DateRangeInput />,
      },
      {
        name: "taxInvoice",
        kind: "yesNo",
        label: field("taxInvoice"),
        field: (
          <Select
            allowClear
            options={[
              { value: true, label: word("yes") },
              { value: false, label: word("no") },
            ]}
          />
        ),
      },
      ...byAndWhen("created", { by: field("createdByName"), when: field("createdAt") }),
    ],
    [t, word, field],
  );
}
