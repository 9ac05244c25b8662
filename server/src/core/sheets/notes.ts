import { columnName } from "./cells.ts";
import { declaration, main, relation, relationsPart } from "./parts.ts";
import { escape } from "./texts.ts";

/** So many cells of a sheet have a note; a file with more is slow to open, and the sheet says the rest in its cells. */
const mostNotes = 5_000;

interface Note {
  /** From 0. */
  column: number;
  /** From 1, as a spreadsheet counts. */
  row: number;
  text: string;
}

/** The notes at cells of a sheet that is being written. */
export class Notes {
  readonly #notes: Note[] = [];

  /** Adds one; without a text there is none. */
  add(note: Omit<Note, "text"> & { text: string | undefined }): void {
    const { text = "" } = note;
    if (text !== "" && this.#notes.length < mostNotes) this.#notes.push({ ...note, text });
  }

  get isEmpty(): boolean {
    return this.#notes.length === 0;
  }

  /** The parts of the archive that hold the notes of sheet `number` (ECMA-376 part 1, 18.7; the boxes are VML, part 4). */
  parts(number: number): Record<string, string> {
    if (this.isEmpty) return {};
    return {
      [`xl/comments${number}.xml`]: commentsXml(this.#notes),
      [`xl/drawings/vmlDrawing${number}.vml`]: boxesXml(this.#notes),
      [`xl/worksheets/_rels/sheet${number}.xml.rels`]: relationsPart([
        relation(1, "vmlDrawing", `../drawings/vmlDrawing${number}.vml`),
        relation(2, "comments", `../comments${number}.xml`),
      ]),
    };
  }
}

function commentsXml(notes: readonly Note[]): string {
  const each = notes.map(
    ({ column, row, text }) =>
      `<comment ref="${columnName(column)}${row}" authorId="0"><text><r><t xml:space="preserve">${escape(text)}</t></r></text></comment>`,
  );
  return `${declaration}<comments xmlns="${main}"><authors><author>Lading</author></authors><commentList>${each.join("")}</commentList></comments>`;
}

/** Numbers of shapes come in blocks of so many, which the drawing names. */
const block = 1024;
const columnsWide = 4;
/** Characters of a note that stand in a line of its box. */
const lineLength = 40;

/** The boxes that the notes open in, as tall as their texts need. */
function boxesXml(notes: readonly Note[]): string {
  const blocks = Array.from({ length: Math.ceil(notes.length / block) }, (_, place) => place + 1);
  const boxes = notes.map(({ column, row, text }, place) => {
    const lines = text.split("\n").reduce((sum, line) => sum + Math.ceil(Math.max(1, line.length) / lineLength), 1);
    const anchor = [column + 1, 12, row, 4, column + 1 + columnsWide, 12, row + Math.max(3, lines), 4];
    return `<v:shape id="_x0000_s${block + 1 + place}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor.join(", ")}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${blocks.join(",")}"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${boxes.join("")}</xml>`;
}
