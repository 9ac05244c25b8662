/** The fixed parts of a written workbook (ECMA-376 part 1). */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types";
const partTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/**
 * Cell styles: 0 plain, 1 heading, 2 text, 3 text that must never be read as a formula, 4 date, 5 date and time, 6 text
 * that is marked as wrong, 7 to 10 amounts with none to three decimals.
 */
export const styles = `${declaration}<styleSheet xmlns="${main}">
<numFmts count="5"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.0"/><numFmt numFmtId="167" formatCode="#,##0.000"/><numFmt numFmtId="168" formatCode="yyyy\\-mm\\-dd\\ hh:mm\\ &quot;UTC&quot;"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1890FF"/><bgColor indexed="64"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="12"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="0" fillId="3" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyFill="1"/>
${[3, 166, 4, 167].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join("")}
<xf numFmtId="168" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** A sheet up to its rows: direction, the heading row kept in sight, column widths in characters. */
export function sheetHead(widths: readonly number[], rightToLeft: boolean): string {
  const columns = widths.map((width, column) => {
    const place = column + 1;
    return `<col min="${place}" max="${place}" width="${Math.min(255, Math.max(1, width))}" customWidth="1"/>`;
  });
  const direction = rightToLeft ? ' rightToLeft="1"' : "";
  return `${declaration}<worksheet xmlns="${main}" xmlns:r="${relationships}"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${columns.length > 0 ? `<cols>${columns.join("")}</cols>` : ""}<sheetData>`;
}

/** A sheet after its rows, with a filter over all of them, the values that some columns offer, and the notes at cells. */
export function sheetFoot(
  area: string,
  { offers = [], hasNotes = false }: { offers?: readonly Offer[]; hasNotes?: boolean } = {},
): string {
  const notes = hasNotes ? '<legacyDrawing r:id="rId1"/>' : "";
  return `</sheetData><autoFilter ref="${area}"/>${validations(offers)}${notes}</worksheet>`;
}

/** A column of cells, and where the values stand that it offers: `A2:A500`, `Lists!$A$1:$A$5`. */
export interface Offer {
  cells: string;
  list: string;
}

/** Lists to choose from. Another value is asked back, not forbidden: a code or a name in another language may be right. */
function validations(offers: readonly Offer[]): string {
  if (offers.length === 0) return "";
  const each = offers.map(
    ({ cells, list }) =>
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${list}</formula1></dataValidation>`,
  );
  return `<dataValidations count="${offers.length}">${each.join("")}</dataValidations>`;
}

/** A sheet of nothing but texts, given as the XML of its rows. */
export function listSheet(rows: readonly string[]): string {
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${rows.join("")}</sheetData></worksheet>`;
}

/** A whole sheet of a workbook. */
export interface NamedSheet {
  name: string;
  isHidden: boolean;
  xml: string;
}

/** The workbook with its sheets, in their order. */
export function workbookParts(sheets: readonly Omit<NamedSheet, "xml">[]): Record<string, string> {
  const entries = sheets.map(
    ({ name, isHidden }, place) =>
      `<sheet name="${attributeText(name)}" sheetId="${place + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${place + 1}"/>`,
  );
  const relations = sheets.map((_, place) => relation(place + 1, "worksheet", `worksheets/sheet${place + 1}.xml`));
  return {
    "xl/workbook.xml": `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${entries.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationsPart([...relations, relation(sheets.length + 1, "styles", "styles.xml")]),
  };
}

const override = (path: string, kind: string) =>
  `<Override PartName="${path}" ContentType="${partTypes}.${kind}+xml"/>`;

/** The package's own parts, which make an archive a workbook: its content types and root relation. `noted`: sheets with notes. */
export function packageParts(sheets: number, noted: readonly number[]): Record<string, string> {
  const parts = [
    override("/xl/workbook.xml", "sheet.main"),
    override("/xl/styles.xml", "styles"),
    ...Array.from({ length: sheets }, (_, place) => override(`/xl/worksheets/sheet${place + 1}.xml`, "worksheet")),
    ...noted.map((number) => override(`/xl/comments${number}.xml`, "comments")),
  ];
  const boxes =
    noted.length > 0
      ? '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>'
      : "";
  return {
    "_rels/.rels": relationsPart([relation(1, "officeDocument", "xl/workbook.xml")]),
    "[Content_Types].xml": `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${boxes}${parts.join("")}</Types>`,
  };
}

/** A relation of a part to another, by its path from there. */
export function relation(number: number, kind: string, target: string): string {
  return `<Relationship Id="rId${number}" Type="${relationships}/${kind}" Target="${target}"/>`;
}

/** The part that lists relations. */
export function relationsPart(relations: readonly string[]): string {
  return `${declaration}<Relationships xmlns="${packageRelationships}">${relations.join("")}</Relationships>`;
}

function attributeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
