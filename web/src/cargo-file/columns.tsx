import {
  cargoFileOwnerNames,
  cargoFileOwners,
  cargoFileTypeNames,
  cargoFileTypes,
  type CargoFile,
} from "@lading/contract/cargo-file";
import type { Language } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import { Input, Select } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { DateRangeInput, type ListColumn, type ListFilter } from "#ui";

/** The types of a file and whose it may be, to choose from. */
export function choicesIn(language: Language) {
  return {
    types: cargoFileTypeNames.map((name) => ({ value: name, label: cargoFileTypes[name][language] })),
    owners: cargoFileOwnerNames.map((name) => ({ value: name, label: cargoFileOwners[name][language] })),
  };
}

export function useColumns(): ListColumn<CargoFile>[] {
  const { t, language } = useTexts("cargo-file");
  return [
    {
      key: "fileName",
      title: t("fileName"),
      sort: "fileName",
      render: ({ id, file }) => <Link to={`/goodsFilesDetail?id=${id}`}>{file.name}</Link>,
    },
    { key: "type", title: t("type"), sort: "type", render: ({ type }) => cargoFileTypes[type][language] },
    {
      key: "ownership",
      title: t("ownership"),
      sort: "ownership",
      render: ({ ownership }) => cargoFileOwners[ownership][language],
    },
    { key: "jobNumber", title: t("jobNumber"), sort: "jobNumber" },
    {
      key: "waybillNumber",
      title: t("waybillNumber"),
      sort: "waybillNumber",
      render: (row) => <WaybillLink {...row} />,
    },
    { key: "warehouse", title: t("warehouse"), sort: "warehouse" },
    { key: "size", title: t("size"), sort: "size", align: "end", render: ({ file }) => nameBytes(file.size) },
    { key: "remark", title: t("remark"), hidden: true },
    { key: "createdByName", title: t("createdByName"), sort: "createdByName" },
    {
      key: "createdAt",
      title: t("createdAt"),
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
  return useMemo<ListFilter[]>(() => {
    const { types, owners } = choicesIn(language);
    return [
      { name: "number", label: t("number"), field: <Input allowClear maxLength={60} placeholder={t("numberHint")} /> },
      { name: "search", label: t("search"), field: <Input allowClear maxLength={80} /> },
      { name: "types", kind: "many", label: t("type"), field: <Select mode="multiple" allowClear options={types} /> },
      { name: "ownership", label: t("ownership"), field: <Select allowClear options={owners} /> },
      { name: "addedBy", label: t("createdByName"), field: <Input allowClear maxLength={80} /> },
      { name: "remark", label: t("remark"), field: <Input allowClear maxLength={80} /> },
      { name: "created", kind: "range", ends: ["from", "to"], label: t("addedBetween"), field: <DateRangeInput /> },
    ];
  }, [t, language]);
}
