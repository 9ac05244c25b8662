import type { Language } from "@lading/contract/core";
import { boxUnits, waybillFieldTexts } from "@lading/contract/waybill";
import type { BoxUnit } from "@lading/contract/waybill";
import { grouped, measure, money } from "./figures.ts";
import { listed } from "./parties.ts";
import { waybillTexts } from "./waybill-texts.ts";
import type { WaybillDocument, WaybillGoods } from "./waybill.ts";

/** A table as the template draws it: only columns in which at least one line says something. */
export interface GoodsTable {
  columns: { title: string; /** A figure, set at the column's far end. */ figure: boolean; wide: boolean }[];
  /** A cell's text and, under it, what is said more quietly. */
  rows: { text: string; note: string }[][];
  total: string[];
}

interface Column {
  title: string;
  of: (goods: WaybillGoods, index: number) => string;
  note?: (goods: WaybillGoods) => string;
  total?: string;
  text?: "wide" | "narrow";
}

/** The goods of a waybill in lines, with the waybill's own totals under them. */
export function goodsTable(waybill: WaybillDocument, language: Language): GoodsTable {
  const lines = waybill.goods;
  const columns = columnsOf(waybill, language).filter(({ of }) =>
    lines.some((goods, index) => of(goods, index) !== ""),
  );
  return {
    columns: columns.map(({ title, text }) => ({ title, figure: text === undefined, wide: text === "wide" })),
    rows: lines.map((goods, index) =>
      columns.map(({ of, note }) => ({ text: of(goods, index), note: note?.(goods) ?? "" })),
    ),
    total: columns.map(({ total = "" }) => total),
  };
}

function columnsOf(waybill: WaybillDocument, language: Language): Column[] {
  const names = waybillFieldTexts;
  return [
    { title: waybillTexts.line[language], of: (_goods, index) => String(index + 1), text: "narrow" },
    {
      title: waybillTexts.goods[language],
      of: (goods) => goods.productName,
      note: ({ customsCode, remark }) => listed([customsCode && `HS ${customsCode}`, remark], " · "),
      total: waybillTexts.total[language],
      text: "wide",
    },
    {
      title: names.boxCount[language],
      of: (goods) => counted(goods.boxCount, goods.boxUnit, language),
      total: counted(waybill.pieces, waybill.boxUnit, language),
    },
    { title: waybillTexts.dimensions[language], of: dimensions },
    { title: names.weight[language], of: (goods) => measure(goods.weight), total: measure(waybill.weight) },
    { title: names.volume[language], of: (goods) => measure(goods.volume), total: measure(waybill.volume) },
    {
      title: names.itemValue[language],
      of: (goods) => money(goods.itemValue, goods.currency),
      total: money(waybill.itemValue, waybill.currency),
    },
  ];
}

/** `12 cartons`, `12 箱`; the bare figure when nothing is said of what a box is. */
export function counted(count: number, unit: BoxUnit | "" | undefined, language: Language): string {
  const figure = grouped(String(count));
  if (!unit) return figure;
  const name = boxUnits[unit][language];
  // All units are regular in English; Chinese has no plural and Arabic documents count in the singular.
  return language === "en" ? `${figure} ${name.toLowerCase()}${count === 1 ? "" : "s"}` : `${figure} ${name}`;
}

function dimensions({ lengthCm, widthCm, heightCm }: WaybillGoods): string {
  const sides = [measure(lengthCm), measure(widthCm), measure(heightCm)];
  return sides.every(Boolean) ? sides.join(" × ") : "";
}
