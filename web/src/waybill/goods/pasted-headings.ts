import type { ItemValues } from "../form/values.ts";

type PastedField = keyof ItemValues;

/** Columns that resemble one of the fields and are none: net weight, a line's total value, the place in the list. */
const others =
  /\b(?:net|n\.?\s?w\b|amount|total (?:value|price)|no\.?$)|净|总价|金额|序号|صافي|إجمالي (?:القيمة|السعر)|مسلسل/iu;

/** Words of packing lists by the field that they head; the first that fits counts. Three lengths in a cell are the first's. */
const headings: readonly (readonly [PastedField, RegExp])[] = [
  ["customsCode", /\bhs\b|hs code|customs|海关|税号|编码|رمز hs|الجمركي/iu],
  ["unitPrice", /price|单价|价格|سعر/iu],
  ["lengthCm", /\bdim|\bsize|measurement|\bl\s*[x×*]\s*w|尺寸|规格|长\s*[x×*]|أبعاد|مقاس/iu],
  ["lengthCm", /^l\b|length|长|طول/iu],
  ["widthCm", /^w\b|width|宽|عرض/iu],
  ["heightCm", /^h\b|height|高|ارتفاع/iu],
  ["boxVolume", /cbm|volume|体积|حجم/iu],
  ["weight", /weight|g\.?\s?w\b|^kgs?$|重|وزن/iu],
  ["boxUnit", /unit|packag(?:e|ing) type|单位|وحدة/iu],
  ["boxCount", /ct?ns?\b|carton|box|qty|quantity|pcs|pieces|packages|箱数|件数|数量|箱|عدد|كمية/iu],
  ["productName", /goods|product|description|commodity|item|name|品名|货名|名称|产品|بضاعة|صنف|وصف|اسم/iu],
];

function fieldHeaded(heading: string): PastedField | undefined {
  const text = heading.trim();
  return others.test(text) ? undefined : headings.find(([, words]) => words.test(text))?.[0];
}

/**
 * The field of each column by a row of headings in any of the three languages, undefined where it has none; undefined in all
 * where the row names fewer than two fields: then it is no row of headings, or of another sheet.
 */
export function columnsHeaded(cells: readonly string[]): (PastedField | undefined)[] | undefined {
  if (cells.some((cell) => /^[\p{Nd}.,]+$/u.test(cell))) return undefined;
  const columns: (PastedField | undefined)[] = [];
  for (const cell of cells) {
    const field = fieldHeaded(cell);
    // The column that comes first has the field; a second one for the same is another thing.
    columns.push(field !== undefined && columns.includes(field) ? undefined : field);
  }
  return columns.filter((field) => field !== undefined).length >= 2 ? columns : undefined;
}
