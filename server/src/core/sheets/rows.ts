import { refuse } from "@lading/contract/core";
import { sheetRefusals } from "@lading/contract/sheets";
import { columnName, columnOf, numberText, unescapeText, type Show } from "./cells.ts";
import type { Workbook } from "./workbook.ts";
import type { XmlHandlers } from "./xml.ts";

/** A row that is not empty. */
export interface SheetRow {
  /** As the person sees it beside the row, from 1. */
  readonly number: number;
  /** Texts from column A on; a blank cell is the empty text. */
  readonly cells: readonly string[];
}

/** Excel's own limits. */
const maxRowNumber = 1_048_576;
const maxCellLength = 32_767;

const plain: Show = { as: "number" };

/** Collects a worksheet's rows from its XML. */
export class RowReader implements XmlHandlers {
  readonly #workbook: Workbook;
  readonly #maxColumns: number;
  #ready: SheetRow[] = [];
  #inData = false;
  #rowNumber = 0;
  #cells: string[] = [];
  #column = -1;
  #inCell = false;
  #type = "n";
  #style = -1;
  #text = "";
  #inText = false;
  #phonetic = false;

  constructor(workbook: Workbook, maxColumns: number) {
    this.#workbook = workbook;
    this.#maxColumns = maxColumns;
  }

  /** The rows that came since the last time. */
  take(): SheetRow[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (!this.#inData) {
      if (name === "sheetData") this.#inData = true;
      return;
    }
    if (name === "c") this.#openCell(attributes);
    else if (name === "row") this.#openRow(attributes["r"]);
    else if (!this.#inCell) return;
    else if (name === "f") throw refuse(sheetRefusals.formula, { cell: this.#cellName() });
    else if (name === "rPh") this.#phonetic = true;
    else if (name === "v" || name === "t") this.#inText = !this.#phonetic;
  };

  readonly text = (text: string): void => {
    if (this.#inText) this.#text += text;
  };

  readonly close = (name: string): void => {
    if (name === "v" || name === "t") this.#inText = false;
    else if (name === "c") this.#closeCell();
    else if (name === "rPh") this.#phonetic = false;
    else if (name === "row") this.#closeRow();
    else if (name === "sheetData") this.#inData = false;
  };

  #openRow(number: string | undefined): void {
    const next = number === undefined ? this.#rowNumber + 1 : Number(number);
    if (!Number.isInteger(next) || next <= this.#rowNumber || next > maxRowNumber) throw refuse(sheetRefusals.damaged);
    this.#rowNumber = next;
    this.#cells = [];
    this.#column = -1;
  }

  #openCell(attributes: Readonly<Record<string, string>>): void {
    const { r: reference, t: type = "n", s: style } = attributes;
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    if (this.#column < 0) throw refuse(sheetRefusals.damaged);
    this.#inCell = true;
    this.#type = type;
    this.#style = style === undefined ? -1 : Number(style);
    this.#text = "";
  }

  #closeCell(): void {
    if (!this.#inCell) return;
    this.#inCell = false;
    const value = this.#text === "" ? "" : this.#value(this.#text);
    if (value === "") return;
    const column = this.#column;
    if (column >= this.#maxColumns)
      throw refuse(sheetRefusals.tooManyColumns, { cell: this.#cellName(), max: this.#maxColumns });
    if (value.length > maxCellLength)
      throw refuse(sheetRefusals.tooLongCell, { cell: this.#cellName(), max: maxCellLength });
    while (this.#cells.length < column) this.#cells.push("");
    this.#cells[column] = value;
  }

  #closeRow(): void {
    if (this.#cells.length > 0) this.#ready.push({ number: this.#rowNumber, cells: this.#cells });
    this.#cells = [];
  }

  #value(text: string): string {
    const { strings, shows, from1904 } = this.#workbook;
    switch (this.#type) {
      case "s": {
        const shared = strings.get(Number(text));
        if (shared === undefined) throw refuse(sheetRefusals.damaged);
        return unescapeText(shared);
      }
      case "inlineStr":
      case "str":
        return unescapeText(text);
      case "b":
        return text === "1" || text === "true" ? "TRUE" : "FALSE";
      case "e":
        throw refuse(sheetRefusals.errorValue, { cell: this.#cellName(), value: text.slice(0, 20) });
      case "d":
        return isoDate(text);
      default: {
        const number = numberText(text.trim(), shows[this.#style] ?? plain, from1904);
        if (number === undefined) throw refuse(sheetRefusals.damaged);
        return number;
      }
    }
  }

  #cellName(): string {
    return `${columnName(this.#column)}${this.#rowNumber}`;
  }
}

/** Dates kept as ISO 8601: midnight is a plain date. */
function isoDate(text: string): string {
  const [date = "", time = ""] = text.trim().replace(/Z$/, "").split("T");
  return time === "" || /^00:00(:00(\.0+)?)?$/.test(time) ? date : `${date} ${time.slice(0, 8)}`;
}
