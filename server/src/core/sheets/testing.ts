import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** Everything that comes. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** An archive of these parts. */
export async function packed(parts: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return await buffer(zip.outputStream);
}

/** A worksheet of rows given as the XML of their cells: one after another, or by number. */
export function sheetXml(rows: readonly string[] | Record<number, string>): string {
  const numbered: [number, string][] = Array.isArray(rows)
    ? rows.map((cells: string, index) => [index + 1, cells])
    : Object.entries(rows).map(([number, cells]) => [Number(number), cells]);
  const data = numbered.map(([number, cells]) => `<row r="${number}">${cells}</row>`);
  return `<worksheet><sheetData>${data.join("")}</sheetData></worksheet>`;
}

export interface TestWorkbook {
  sheet: string;
  strings?: string[];
  name?: string;
  from1904?: boolean;
  hiddenFirst?: boolean;
  target?: string;
  more?: Record<string, string>;
}

/** A workbook as Excel writes it, with styles 0 plain, 1 date, 2 own date format, 3 percent, 4 leading zeros, 5 own number format with words, 6 date with a language. */
export async function workbook(given: TestWorkbook): Promise<Buffer> {
  const { sheet, strings = [], name = "Sheet1", from1904 = false, hiddenFirst = false } = given;
  const kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${kinds}/${kind}" Target="${target}"/>`;
  const hidden = hiddenFirst ? '<sheet name="Lists" sheetId="9" state="hidden" r:id="rId9"/>' : "";
  const formats = [
    [164, 'yyyy"年"m"月"d"日"'],
    [165, "00000"],
    [166, '0.00" days"'],
    [167, "[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy"],
  ].map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${String(code).replaceAll('"', "&quot;")}"/>`);
  return await packed({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships>${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="r">${from1904 ? '<workbookPr date1904="1"/>' : ""}<sheets>${hidden}<sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relation("rId1", "worksheet", given.target ?? "worksheets/sheet1.xml")}${relation("rId9", "worksheet", "worksheets/sheet9.xml")}${relation("rId2", "sharedStrings", "sharedStrings.xml")}${relation("rId3", "styles", "styles.xml")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    "xl/styles.xml": `<styleSheet><numFmts>${formats.join("")}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs>${[0, 14, 164, 10, 165, 166, 167].map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": sheet,
    "xl/worksheets/sheet9.xml": sheetXml([]),
    ...given.more,
  });
}
