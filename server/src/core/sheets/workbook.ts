import { refuse } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import { sheetRefusals } from "@lading/contract/sheets";
import type { Archive } from "./archive.ts";
import { showOf, type Show } from "./cells.ts";
import { PackedStrings } from "./strings.ts";
import { attribute, readXml } from "./xml.ts";

/** Shared data that cells point to: texts, number formats, and the day count's start. */
export interface Workbook {
  readonly strings: PackedStrings;
  /** By a cell's style number: how a person sees its number. */
  readonly shows: readonly Show[];
  /** Days count from 1904 instead of 1900 (old Macintosh files). */
  readonly from1904: boolean;
}

export interface OpenedWorkbook extends Workbook {
  /** Path of the worksheet to read. */
  readonly sheetPath: string;
}

interface SheetEntry {
  readonly name: string;
  readonly relation: string;
  readonly hidden: boolean;
}

interface Relation {
  readonly id: string;
  /** The last word of the relation's type, e.g. `worksheet`. */
  readonly kind: string;
  readonly path: string;
}

/** Texts that all cells together may share, in bytes. */
const maxSharedBytes = 48 * 1024 * 1024;
const maxSharedStrings = 1_500_000;

/** Reads what a sheet's cells need. `names`: any of these sheets (letter case does not matter); none: the first that is not hidden. */
export async function openWorkbook(archive: Archive, names: readonly string[]): Promise<OpenedWorkbook> {
  const roots = await readRelations(archive, "_rels/.rels", "");
  const path = roots.find(({ kind }) => kind === "officeDocument")?.path ?? "xl/workbook.xml";
  const part = await archive.part(path);
  if (!part) throw refuse(sheetRefusals.notXlsx);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const relations = await readRelations(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const { sheets, from1904 } = await readSheetList(part);
  const worksheets = sheets.filter(({ relation }) =>
    relations.some(({ id, kind }) => id === relation && kind === "worksheet"),
  );
  const sheet = chooseSheet(worksheets, names);
  const sheetPath = relations.find(({ id }) => id === sheet.relation)?.path ?? "";
  if (!archive.has(sheetPath)) throw refuse(sheetRefusals.damaged);
  const pathOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.path;
  return {
    sheetPath,
    from1904,
    strings: await readStrings(archive, pathOf("sharedStrings")),
    shows: await readShows(archive, pathOf("styles")),
  };
}

/** Names are compared as people mean them: blanks around, letter case and full-width forms do not matter. */
function plainName(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}

function chooseSheet(sheets: readonly SheetEntry[], names: readonly string[]): SheetEntry {
  const wanted = names.map(plainName);
  const found =
    wanted.length > 0
      ? sheets.find(({ name }) => wanted.includes(plainName(name)))
      : (sheets.find(({ hidden }) => !hidden) ?? sheets[0]);
  if (found) return found;
  if (sheets.length === 0) throw refuse(sheetRefusals.notXlsx);
  const shown = sheets.slice(0, 10).map(({ name }) => name.slice(0, 31));
  throw refuse(sheetRefusals.noSheet, { sheet: names[0] ?? "", found: shown.join(", ") });
}

async function readSheetList(part: AsyncIterable<Uint8Array>) {
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  await readXml(part, {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      else if (name === "sheet")
        sheets.push({
          name: attributes["name"] ?? "",
          relation: attribute(attributes, "id") ?? "",
          hidden: (attributes["state"] ?? "visible") !== "visible",
        });
    },
  });
  return { sheets, from1904 };
}

async function readRelations(archive: Archive, path: string, folder: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  const part = await archive.part(path);
  if (!part) return relations;
  await readXml(part, {
    open: (name, { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode }) => {
      if (name === "Relationship" && mode !== "External")
        relations.push({ id, kind: type.slice(type.lastIndexOf("/") + 1), path: resolvePart(folder, target) });
    },
  });
  return relations;
}

/** A part's path from a relation's target. It names an entry of this archive and nothing else, however many `..` it has. */
function resolvePart(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of `${target.startsWith("/") ? "" : folder}${target}`.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

async function readStrings(archive: Archive, path: string | undefined): Promise<PackedStrings> {
  const strings = new PackedStrings();
  const part = path === undefined ? undefined : await archive.part(path);
  if (!part) return strings;
  let text = "";
  let inText = false;
  let phonetic = false;
  await readXml(part, {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic = true;
      else if (name === "t") inText = !phonetic;
    },
    text: (more) => {
      if (inText) text += more;
    },
    close: (name) => {
      if (name === "t") inText = false;
      else if (name === "rPh") phonetic = false;
      else if (name === "si") {
        strings.add(text);
        if (strings.size > maxSharedBytes || strings.count > maxSharedStrings)
          throw refuse(sheetRefusals.tooLarge, { max: nameBytes(maxSharedBytes) });
      }
    },
  });
  return strings;
}

/** How each style shows a number (`cellXfs` and the number formats that they name). */
async function readShows(archive: Archive, path: string | undefined): Promise<Show[]> {
  const shows: Show[] = [];
  const part = path === undefined ? undefined : await archive.part(path);
  if (!part) return shows;
  const formats = new Map<string, string>();
  let inCells = false;
  await readXml(part, {
    open: (name, attributes) => {
      if (name === "numFmt") formats.set(attributes["numFmtId"] ?? "", attributes["formatCode"] ?? "");
      else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) {
        const id = attributes["numFmtId"] ?? "0";
        shows.push(showOf(Number(id), formats.get(id)));
      }
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return shows;
}
