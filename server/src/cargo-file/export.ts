import {
  cargoFileFieldTexts as texts,
  cargoFileOwners,
  cargoFileTypes,
  type CargoFile,
  type exportCargoFileCentersList,
} from "@lading/contract/cargo-file";
import type { Language, LocalText } from "@lading/contract/core";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { found } from "./list.ts";
import { readPage } from "./read.ts";

const title: LocalText = { zh: "货物文件中心", en: "Cargo files", ar: "مستندات الشحنات" };

interface Column {
  heading: LocalText;
  width: number;
  kind?: "number" | "moment";
  cell: (file: CargoFile, language: Language) => string;
}

const columns: readonly Column[] = [
  { heading: texts.fileName, width: 36, cell: ({ file }) => file.name },
  {
    heading: texts.type,
    width: 20,
    cell: ({ type }, language) => cargoFileTypes[type][language],
  },
  {
    heading: texts.ownership,
    width: 16,
    cell: ({ ownership }, language) => cargoFileOwners[ownership][language],
  },
  { heading: texts.jobNumber, width: 20, cell: ({ jobNumber }) => jobNumber },
  {
    heading: texts.waybillNumber,
    width: 20,
    cell: ({ waybillNumber }) => waybillNumber,
  },
  { heading: texts.warehouse, width: 24, cell: ({ warehouse }) => warehouse },
  {
    heading: { zh: "大小（字节）", en: "Size (bytes)", ar: "الحجم (بايت)" },
    width: 14,
    kind: "number",
    cell: ({ file }) => String(file.size),
  },
  { heading: texts.remark, width: 30, cell: ({ remark }) => remark },
  { heading: texts.createdByName, width: 18, cell: ({ createdByName }) => createdByName },
  {
    heading: texts.createdAt,
    width: 18,
    kind: "moment",
    cell: ({ createdAt }) => createdAt,
  },
];

/** The filtered files as a spreadsheet. */
export async function exportFiles(context: Context<typeof exportCargoFileCentersList>) {
  const { db, input, session, language } = context;
  const { rows } = await readPage(db, await found(db, session, input), {
    ...input,
    page: 1,
    pageSize: exportLimit,
    language,
  });
  return await exportedSheet(context, {
    title: title[language],
    columns: columns.map(({ heading, cell: _cell, ...column }) => ({ ...column, heading: heading[language] })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row, language))),
  });
}
