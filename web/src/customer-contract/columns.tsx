import { contractNatureNames, contractStateNames } from "@lading/contract/customer-contract";
import { Input } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { CustomerSelect } from "#customer";
import { DateRangeInput, DecimalRangeInput, type ListColumn, type ListFilter, numbersFilter, Select } from "#ui";
import { Papers } from "#ui/uploads";
import { useLabels, type Contract } from "./contract.ts";
import { StateTag, Validity } from "./End.tsx";

const money = (amount: string, currency: string) =>
  amount === "" ? "" : <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>;

export function useColumns(): ListColumn<Contract>[] {
  const labels = useLabels();
  return [
    {
      key: "contractNumber",
      title: labels.field("contractNumber"),
      sort: "contractNumber",
      render: ({ id, contractNumber }) => (
        <Link to={`/contractDetail?id=${id}`}>
          <bdi dir="ltr">{contractNumber}</bdi>
        </Link>
      ),
    },
    { key: "name", title: labels.field("name"), sort: "name", render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: "customerName",
      title: labels.field("customerName"),
      sort: "customerName",
      render: ({ customerId, customerName }) => (
        <Link to={`/customerDetail?id=${customerId}`}>
          <bdi>{customerName}</bdi>
        </Link>
      ),
    },
    { key: "customerNumber", title: labels.field("customerNumber"), hidden: true },
    ...useTermColumns(),
    {
      key: "attachments",
      hidden: true,
      title: labels.field("attachments"),
      render: ({ attachments }) => <Papers short value={attachments} />,
    },
    {
      key: "conclusion",
      title: labels.field("conclusion"),
      sort: "conclusion",
      hidden: true,
      render: ({ conclusion }) => formatDate(conclusion),
    },
    { key: "issuer", title: labels.field("issuer"), hidden: true },
    { key: "uploader", title: labels.field("uploader"), hidden: true },
    { key: "remark", title: labels.field("remark"), hidden: true },
    {
      key: "createdAt",
      title: labels.field("createdAt"),
      sort: "createdAt",
      hidden: true,
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

/** Columns of the agreed terms and their period. */
function useTermColumns(): ListColumn<Contract>[] {
  const labels = useLabels();
  return [
    { key: "state", card: "tag", title: labels.field("state"), render: (contract) => <StateTag contract={contract} /> },
    {
      key: "validity",
      title: labels.field("validity"),
      sort: "validTo",
      render: (contract) => <Validity contract={contract} />,
    },
    {
      key: "creditLimit",
      title: labels.field("creditLimit"),
      align: "end",
      render: ({ creditLimit, currency }) => money(creditLimit, currency),
    },
    {
      key: "creditDays",
      title: labels.field("creditDays"),
      align: "end",
      render: ({ creditDays }) => creditDays ?? "",
    },
    {
      key: "creditAmount",
      hidden: true,
      title: labels.field("creditAmount"),
      sort: "creditAmount",
      align: "end",
      render: ({ creditAmount, currency }) => money(creditAmount, currency),
    },
    { key: "nature", hidden: true, title: labels.field("nature"), render: ({ nature }) => labels.nature(nature) },
  ];
}

/** Days from and to: the call's fields are `…From` and `…To`. */
const days = (name: "ends" | "begins" | "concluded" | "created", label: string): ListFilter => ({
  name,
  kind: "range",
  ends: [`${name}From`, `${name}To`],
  label,
  field: <DateRangeInput />,
});

/** The same of figures. */
const figures = (name: "creditDays" | "creditAmount" | "creditLimit", label: string): ListFilter => ({
  name,
  kind: "range",
  ends: [`${name}From`, `${name}To`],
  label,
  field: <DecimalRangeInput scale={name === "creditDays" ? 0 : 2} label={label} />,
});

export function useFilters(): ListFilter[] {
  const { t, word } = useTexts("customer-contract");
  const labels = useLabels();
  return useMemo<ListFilter[]>(() => {
    const credit = [
      { value: true, label: t("withCredit") },
      { value: false, label: t("withoutCredit") },
    ];
    return [
      numbersFilter(word("search"), t("searchHint")),
      {
        name: "state",
        label: labels.field("state"),
        field: (
          <Select allowClear options={contractStateNames.map((value) => ({ value, label: labels.state(value) }))} />
        ),
      },
      { name: "customerId", label: labels.field("customerName"), field: <CustomerSelect /> },
      {
        name: "nature",
        label: labels.field("nature"),
        field: (
          <Select allowClear options={contractNatureNames.map((value) => ({ value, label: labels.nature(value) }))} />
        ),
      },
      { name: "hasCredit", kind: "yesNo", label: t("credit"), field: <Select allowClear options={credit} /> },
      { name: "issuer", label: labels.field("issuer"), field: <Input allowClear maxLength={80} /> },
      { name: "uploader", label: labels.field("uploader"), field: <Input allowClear maxLength={80} /> },
      days("ends", t("ends")),
      days("begins", labels.field("from")),
      days("concluded", labels.field("conclusion")),
      ...(["creditDays", "creditAmount", "creditLimit"] as const).map((name) => figures(name, labels.field(name))),
      days("created", labels.field("createdAt")),
    ];
  }, [t, word, labels]);
}
