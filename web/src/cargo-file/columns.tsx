import {
  cargoFileFieldTexts,
  cargoFileOwnerNames,
  cargoFileOwners,
  cargoFileTypeNames,
  cargoFileTypes,
  type CargoFile,
} from "@lading/contract/cargo-file";
import { longestNumbersSearch, type Language } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import { Input } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DateRangeInput, type ListColumn, type ListFilter, Select } from "#ui";

/** The types of a file and whose it may be, to choose from. */
export function choicesIn(language: Language) {
  return {
    types: cargoFileTypeNames.map((name) => ({ value: name, label: cargoFileTypes[name][language] })),
    owners: cargoFileOwnerNames.map((name) => ({ value: name, label: cargoFileOwners[name][language] })),
  };
}

export function useColumns(): ListColumn<CargoFile>[] {
  const { language } = useTexts("cargo-file");
  const field = useFieldTexts(cargoFileFieldTexts);
  return [
    {
      key: "fileName",
      title: field("fileName"),
      sort: "fileName",
      render: ({ id, file }) => <Link to={`/goodsFilesDetail?id=${id}`}>{file.name}</Link>,
    },
    { key: "type", title: field("type"), sort: "type", render: ({ type }) => cargoFileTypes[type][language] },
    {
      key: "ownership",
      title: field("ownership"),
      sort: "ownership",
      render: ({ ownership }) => cargoFileOwners[ownership][language],
    },
    { key: "jobNumber", title: field("jobNumber"), sort: "jobNumber" },
    {
      key: "waybillNumber",
      title: field("waybillNumber"),
      sort: "waybillNumber",
      render: (row) => <WaybillLink {...row} />,
    },
    { key: "warehouse", hidden: true, title: field("warehouse"), sort: "warehouse" },
    {
      key: "size",
      hidden: true,
      title: field("size"),
      sort: "size",
      align: "end",
      render: ({ file }) => nameBytes(file.size),
    },
    { key: "remark", title: field("remark"), hidden: true },
    { key: "createdByName", hidden: true, title: field("createdByName"), sort: "createdByName" },
    {
      key: "createdAt",
      title: field("createdAt"),
      sort: "createdAt",
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

/** The waybill of a file, as long as there is one. */
export function WaybillLink({ waybillId, waybillNumber }: Pick<CargoFile, "waybillId" | "waybillNumber">) {
  if (waybillId === null) return waybillNumber;
  return <Link to={`/waybillDetails/${waybillId}`}>{waybillNumber}</Link>;
}

export function useFilters(): ListFilter[] {
  const { t, language } = useTexts("cargo-file");
  const field = useFieldTexts(cargoFileFieldTexts);
  return useMemo<ListFilter[]>(() => {
    const { types, owners } = choicesIn(language);
    return [
      {
        name: "number",
        label: t("number"),
        field: <Input allowClear maxLength={longestNumbersSearch} placeholder={t("numberHint")} />,
      },
      { name: "search", label: t("search"), field: <Input allowClear maxLength={80} /> },
      {
        name: "types",
        kind: "many",
        label: field("type"),
        field: <Select mode="multiple" allowClear options={types} />,
      },
      { name: "ownership", label: field("ownership"), field: <Select allowClear options={owners} /> },
      { name: "addedBy", label: field("createdByName"), field: <Input allowClear maxLength={80} /> },
      { name: "remark", label: field("remark"), field: <Input allowClear maxLength={80} /> },
      { name: "created", kind: "range", ends: ["from", "to"], label: t("addedBetween"), field: <DateRangeInput /> },
    ];
  }, [t, language, field]);
}
