import { inflateSync } from "node:zlib";

/** Glyphs drawn in one go, with what they say. */
export interface PdfRun {
  text: string;
  /** Text of each glyph, in the order of drawing. */
  letters: string[];
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
  /** Everything the page says, in the order it was drawn, as {@link compact} writes it. */
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
  /** A page's own runs, then those of pages of other documents that it shows. */
  const runsOf = (head: string, content: string): PdfRun[] => {
    const own = new Map(
      [...head.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = "", font = ""]) => [name, fontOf(font)]),
    );
    const forms = [...head.matchAll(/\/x\d+ (\d+) 0 R/g)].map(([, form = ""]) => objects.get(form));
    return [
      ...readRuns(content, own),
      ...forms.flatMap((form) => (form?.head.includes("/Subtype /Form") ? runsOf(form.head, form.stream) : [])),
    ];
  };
  return pageIds(objects).map((id) => {
    const page = objects.get(id)?.head ?? "";
    const [width = 0, height = 0] = numbers(/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? "").slice(2);
    const content = objects.get(/\/Contents (\d+)/.exec(page)?.[1] ?? "")?.stream ?? "";
    const runs = runsOf(page, content);
    return {
      widthMm: toMm(width),
      heightMm: toMm(height),
      runs,
      text: compact(inReadingOrder(runs.flatMap(({ letters }) => letters))),
    };
  });
}

/** A text without spaces and marks that are not seen. */
export function compact(text: string): string {
  return text.replace(/[\s\u2066-\u2069]/g, "");
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

const plainByte = String.raw`[^\\()]|\\.`;
const nested = (inner: string) => String.raw`\((?:${plainByte}|${inner})*\)`;
/** A PDF string: parentheses that match may stand in it as they are, here up to four deep. */
const literal = nested(nested(nested(nested(String.raw`\(\)`))));

const drawing = new RegExp(
  [
    String.raw`(?<moved>[-\d. ]+) cm\b`,
    String.raw`(?<set>[-\d. ]+) Tm\b`,
    String.raw`\/(?<font>f\d+) (?<size>[\d.]+) Tf`,
    String.raw`\/ActualText <(?<actual>[0-9A-F]+)>`,
    String.raw`(?<end>\bEMC\b)`,
    String.raw`(?<shown>\[(?:[-\d.\s]|${literal})*\] TJ|${literal} Tj)`,
    String.raw`(?<push>\bq\b)`,
    String.raw`(?<pop>\bQ\b)`,
  ].join("|"),
  "gs",
);
const strings = new RegExp(literal, "gs");

type Place = readonly [x: number, y: number];

function readRuns(content: string, fonts: Map<string, Font>): PdfRun[] {
  const runs: PdfRun[] = [];
  const stack: Place[] = [];
  let origin: Place = [0, 0];
  let place = origin;
  let font: Font | undefined;
  let size = 0;
  let actual: string | null = null;
  for (const { groups = {} } of content.matchAll(drawing)) {
    if (groups.push) stack.push(origin);
    else if (groups.pop) origin = place = stack.pop() ?? [0, 0];
    else if (groups.moved) origin = place = moved(origin, numbers(groups.moved));
    else if (groups.set) place = moved(origin, numbers(groups.set));
    else if (groups.font) [font, size] = [fonts.get(groups.font), Number(groups.size)];
    else if (groups.actual) actual = utf16(groups.actual).replace(/^\uFEFF/, "");
    else if (groups.end) actual = null;
    else if (groups.shown && font) {
      const { name, characters } = font;
      const glyphs = glyphsOf(groups.shown);
      const letters: string[] = actual === null ? glyphs.map((glyph) => characters.get(glyph) ?? "") : [actual];
      if (actual !== null) actual = "";
      const [x, y] = place.map(toMm);
      runs.push({ text: inReadingOrder(letters), letters, glyphs, font: name, size, x: x ?? 0, y: y ?? 0 });
    }
  }
  return runs;
}

/** Typst turns the page's upward y round once for each text it places, and moves. */
const moved = ([x, y]: Place, [, , , , e = 0, f = 0]: number[]): Place => [x + e, y === 0 ? f : y - f];

/**
 * Arabic words beside each other are drawn from left to right, the last letter first, with the blanks between them; so do
 * letters drawn as one glyph say them.
 */
function inReadingOrder(letters: readonly string[]): string {
  let text = "";
  let words = "";
  let blanks = "";
  for (const letter of letters) {
    if (/\p{Script=Arabic}/u.test(letter) && !/\p{Nd}/u.test(letter)) {
      words = Array.from(letter).toReversed().join("") + blanks + words;
      blanks = "";
    } else if (words !== "" && letter.trim() === "") blanks += letter;
    else {
      text += words + blanks + letter;
      words = "";
      blanks = "";
    }
  }
  return text + words + blanks;
}

/** Two bytes a glyph, in strings with backslash escapes. */
function glyphsOf(shown: string): number[] {
  const glyphs: number[] = [];
  for (const [whole] of shown.matchAll(strings)) {
    const bytes = whole
      .slice(1, -1)
      .replace(/\\([0-7]{3}|.)/gs, (_all, escaped: string) =>
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
