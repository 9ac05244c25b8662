import { inflateSync } from "node:zlib";

/** Glyphs drawn in one go, with what they say. */
export interface PdfRun {
  text: string;
  /** Glyph numbers in the embedded font; 0 is the empty box of a character that no font has. */
  glyphs: number[];
  font: string;
  /** Points. */
  size: number;
  /** Millimetres from the page's left edge. */
  x: number;
  /** Millimetres from the page's lower edge. */
  y: number;
}

export interface PdfPage {
  widthMm: number;
  heightMm: number;
  runs: PdfRun[];
  /** Everything the page says without spaces, in the order it was drawn. */
  text: string;
}

interface Font {
  name: string;
  characters: Map<number, string>;
}

/** Reads the pages of a PDF that Typst wrote (no object streams, Identity-H fonts): enough to test what it shows. */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const objects = readObjects(Buffer.from(bytes).toString("latin1"));
  const fonts = new Map<string, Font>();
  const fontOf = (id: string): Font => {
    const known = fonts.get(id) ?? readFont(objects, id);
    fonts.set(id, known);
    return known;
  };
  return pageIds(objects).map((id) => {
    const page = objects.get(id)?.head ?? "";
    const [width = 0, height = 0] = numbers(/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? "").slice(2);
    const pageFonts = new Map(
      [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = "", font = ""]) => [name, fontOf(font)]),
    );
    const content = objects.get(/\/Contents (\d+)/.exec(page)?.[1] ?? "")?.stream ?? "";
    const runs = readRuns(content, pageFonts);
    return {
      widthMm: toMm(width),
      heightMm: toMm(height),
      runs,
      text: runs.map(({ text }) => text.replace(/[\s\u200B\u2066-\u2069]/g, "")).join(""),
    };
  });
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = "", index, 0: start } of pdf.matchAll(/^(\d+) 0 obj$/gm)) {
    const from = index + start.length;
    const body = pdf.slice(from, pdf.indexOf("endobj", from));
    const begin = /stream\r?\n/.exec(body);
    const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
    if (!begin) {
      objects.set(id, { head: body, stream: "" });
      continue;
    }
    const at = from + begin.index + begin[0].length;
    const head = body.slice(0, begin.index);
    const raw = Buffer.from(pdf.slice(at, at + length), "latin1");
    objects.set(id, { head, stream: (head.includes("/FlateDecode") ? inflateSync(raw) : raw).toString("latin1") });
  }
  return objects;
}

function pageIds(objects: Map<string, PdfObject>): string[] {
  const below = (id: string): string[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id)?.head ?? "")?.[1];
    return kids === undefined ? [id] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = ""]) => below(kid));
  };
  const catalog = [...objects.values()].find(({ head }) => head.includes("/Type /Catalog"));
  return below(/\/Pages (\d+)/.exec(catalog?.head ?? "")?.[1] ?? "");
}

function readFont(objects: Map<string, PdfObject>, id: string): Font {
  const head = objects.get(id)?.head ?? "";
  const map = objects.get(/\/ToUnicode (\d+)/.exec(head)?.[1] ?? "")?.stream ?? "";
  return {
    name: /\/BaseFont \/(?:[A-Z]+\+)?([^\s/]+)/.exec(head)?.[1] ?? "",
    characters: new Map(
      [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, glyph = "", text = ""]) => [
        parseInt(glyph, 16),
        utf16(text),
      ]),
    ),
  };
}

const drawing =
  /(?<matrix>[-\d. ]+) (?:cm|Tm)\b|\/(?<font>f\d+) (?<size>[\d.]+) Tf|\/ActualText <(?<actual>[0-9A-F]+)>|(?<end>\bEMC\b)|(?<shown>\[(?:[^\]\\()]|\\.|\((?:[^\\()]|\\.)*\))*\] TJ|\((?:[^\\()]|\\.)*\) Tj)|(?<push>\bq\b)|(?<pop>\bQ\b)/gs;

function readRuns(content: string, fonts: Map<string, Font>): PdfRun[] {
  const runs: PdfRun[] = [];
  const stack: [number, number][] = [];
  let place: [number, number] = [0, 0];
  let font: Font | undefined;
  let size = 0;
  let actual: string | null = null;
  for (const { groups = {} } of content.matchAll(drawing)) {
    if (groups.push) stack.push(place);
    else if (groups.pop) place = stack.pop() ?? [0, 0];
    else if (groups.matrix) place = moved(place, numbers(groups.matrix));
    else if (groups.font) [font, size] = [fonts.get(groups.font), Number(groups.size)];
    else if (groups.actual) actual = utf16(groups.actual).replace(/^\uFEFF/, "");
    else if (groups.end) actual = null;
    else if (groups.shown && font) {
      const glyphs = glyphsOf(groups.shown);
      const known = font.characters;
      const text = actual ?? inReadingOrder(glyphs.map((glyph) => known.get(glyph) ?? ""));
      if (actual !== null) actual = "";
      runs.push({ text, glyphs, font: font.name, size, x: toMm(place[0]), y: toMm(place[1]) });
    }
  }
  return runs;
}

/** Typst only mirrors and moves text: the page's own flip, then a place. */
function moved([x, y]: [number, number], [, , , d = 1, e = 0, f = 0]: number[]): [number, number] {
  return d < 0 && y !== 0 ? [x + e, y - f] : [x + e, y + f];
}

/** Arabic is drawn from left to right, last character first. */
const inReadingOrder = (characters: string[]): string =>
  (/\p{Script=Arabic}/u.test(characters.join("")) ? characters.toReversed() : characters).join("");

/** Two bytes a glyph, in strings with backslash escapes. */
function glyphsOf(shown: string): number[] {
  const glyphs: number[] = [];
  for (const [, literal = ""] of shown.matchAll(/\(((?:[^\\()]|\\.)*)\)/gs)) {
    const bytes = literal.replace(/\\([0-7]{3}|.)/gs, (_all, escaped: string) =>
      escaped.length === 3 ? String.fromCharCode(parseInt(escaped, 8)) : (escapes[escaped] ?? escaped),
    );
    for (let at = 0; at + 1 < bytes.length; at += 2) glyphs.push(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  }
  return glyphs;
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

const utf16 = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");
const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);
const toMm = (points: number): number => Math.round((points / 72) * 25.4 * 10) / 10;
