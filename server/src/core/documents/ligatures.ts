import { deflateSync, inflateSync } from "node:zlib";

/** A PDF's table of objects: where each begins, and the words that close the file. */
interface PdfFile {
  /** Offset of the table itself. */
  table: number;
  /** Offsets of the objects by their number. */
  offsets: readonly number[];
  trailer: string;
}

/** Characters of right-to-left scripts as a PDF's character map writes them, two or more for one glyph. */
const mapped = /^(<[0-9A-F]{4}> )<((?:0[56][0-9A-F]{2}){2,})>$/gm;

/**
 * A PDF of Typst's whose Arabic ligatures are read in order. Readers collect the glyphs of a line from left to right
 * and turn an Arabic run round letter by letter, the letters of a ligature (لا) among them; poppler, PDF.js and PDFium
 * do so alike. The character map therefore says a ligature's letters as they stand on the page, from left to right.
 * The maps are appended as an update (ISO 32000-1, 7.5.6); the rest stays as it is.
 */
export function withReadableLigatures(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const file = readFile(bytes);
  const parts: Buffer[] = [bytes, Buffer.from("\n")];
  const entries: string[] = [];
  let at = bytes.length + 1;
  for (const number of characterMaps(bytes)) {
    const start = file.offsets[number] ?? 0;
    const object = turned(bytes.subarray(start), number);
    if (!object) continue;
    parts.push(object);
    entries.push(`${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
    at += object.length;
  }
  if (entries.length === 0) return pdf;
  const trailer = file.trailer.replace(/>>\s*$/, `  /Prev ${file.table}\n>>`);
  parts.push(Buffer.from(`xref\n${entries.join("")}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`, "latin1"));
  return Buffer.concat(parts);
}

function readFile(bytes: Buffer): PdfFile {
  const end = bytes.subarray(-64).toString("latin1");
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1] ?? NaN);
  const tail = bytes.subarray(table).toString("latin1");
  const [, rows = "", trailer = ""] = /^xref\s+0 \d+\s+([^t]*)trailer\s+(<<.*>>)\s+startxref/s.exec(tail) ?? [];
  if (trailer === "") throw new Error("Typst's PDF has no table of objects");
  return { table, trailer, offsets: Array.from(rows.matchAll(/^(\d{10}) \d{5} [nf]/gm), ([, at]) => Number(at)) };
}

/** Numbers of the objects that say what a font's glyphs mean, each once. */
function characterMaps(bytes: Buffer): Set<number> {
  const found = new Set<number>();
  for (let at = bytes.indexOf("/ToUnicode "); at >= 0; at = bytes.indexOf("/ToUnicode ", at + 1)) {
    const number = parseInt(bytes.subarray(at + 11, at + 22).toString("latin1"), 10);
    if (number > 0) found.add(number);
  }
  return found;
}

/** The character map with every ligature's letters from left to right; undefined when it has none. */
function turned(object: Buffer, number: number): Buffer | undefined {
  const begin = object.indexOf("stream\n") + "stream\n".length;
  const head = object.subarray(0, begin).toString("latin1");
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? NaN);
  const raw = object.subarray(begin, begin + length);
  const map = (head.includes("/FlateDecode") ? inflateSync(raw) : raw).toString("latin1");
  const changed = map.replace(mapped, (_row, glyph: string, letters: string) => {
    const turnedRound = (letters.match(/.{4}/g) ?? []).toReversed().join("");
    return `${glyph}<${turnedRound}>`;
  });
  if (changed === map) return undefined;
  const packed = deflateSync(Buffer.from(changed, "latin1"));
  const opening = `${number} 0 obj\n<< /Type /CMap /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(opening, "latin1"), packed, Buffer.from("\nendstream\nendobj\n", "latin1")]);
}
