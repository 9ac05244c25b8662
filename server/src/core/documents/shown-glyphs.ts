import type { PdfObjects } from "./pdf-objects.ts";

/** Vowel signs of Arabic, alone or joined to one glyph, in a font's character map as UTF-16 writes them. */
const signs = /^(?:06(?:1[0-9A]|4[B-F]|5[0-9A-F]|70|D[6-9A-CF]|E[0-478A-D]))+$/i;

/** A font that a PDF brings along. */
export interface Font {
  hasSigns: boolean;
  isSign: (glyph: number) => boolean;
  /** A glyph's width in thousandths of the size. */
  widthOf: (glyph: number) => number;
}

function fontOf(pdf: PdfObjects, number: number): [number, Font][] | undefined {
  const head = pdf.head(number);
  if (!/\/Subtype \/Type0\b/.test(head)) return undefined;
  const numberOf = (name: RegExp) => Number(name.exec(head)?.[1] ?? 0);
  const [map, descendant] = [numberOf(/\/ToUnicode (\d+) 0 R/), numberOf(/\/DescendantFonts \[(\d+) 0 R\]/)];
  if (map === 0 || descendant === 0) return undefined;
  const rows = pdf
    .stream(map)
    .toString("latin1")
    .matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm);
  const ofSigns = [...rows].filter(([, , text = ""]) => signs.test(text)).map(([, glyph = ""]) => parseInt(glyph, 16));
  const [known, widths] = [new Set(ofSigns), widthsOf(pdf.head(descendant))];
  return [
    [
      number,
      { hasSigns: known.size > 0, isSign: (glyph) => known.has(glyph), widthOf: (glyph) => widths.get(glyph) ?? 0 },
    ],
  ];
}

/** Widths as a font says them: `first last width` for each run of glyphs. */
function widthsOf(head: string): Map<number, number> {
  const said = /\/W \[([^\]]*)\]/.exec(head)?.[1] ?? "";
  return new Map(
    [...said.matchAll(/(\d+) (\d+) ([\d.]+)/g)].flatMap(([, first = "", last = "", width = ""]) =>
      Array.from({ length: +last - +first + 1 }, (_, place) => [+first + place, +width] as const),
    ),
  );
}

/** A page, or a part of one that is shown in others: the object of its content, and its fonts by the names that it calls them. */
export interface Content {
  number: number;
  fonts: ReadonlyMap<string, Font>;
}

/** The fonts of a document. */
export function fontsOf(pdf: PdfObjects): Map<number, Font> {
  return new Map(pdf.numbers.flatMap((number) => fontOf(pdf, number) ?? []));
}

/** All contents of a document that show text. */
export function contentsOf(pdf: PdfObjects, fonts: ReadonlyMap<number, Font>): Content[] {
  return pdf.numbers.flatMap((number) => {
    const head = pdf.head(number);
    if (!head.includes("/Font <<")) return [];
    const content = head.includes("/Subtype /Form") ? number : Number(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? 0);
    return content > 0 ? [{ number: content, fonts: ownFonts(head, fonts) }] : [];
  });
}

/** The fonts of a page or of a part of one, by the names that its content calls them. */
function ownFonts(head: string, fonts: ReadonlyMap<number, Font>): Map<string, Font> {
  return new Map(
    [...head.matchAll(/\/(f\d+) (\d+) 0 R/g)].flatMap(([, name = "", number = ""]) => {
      const font = fonts.get(Number(number));
      return font ? [[name, font] as const] : [];
    }),
  );
}

/** Glyphs of the strings in an array that shows them. */
export function glyphsIn(inner: string): number[] {
  const strings = [...inner.matchAll(/\(((?:[^()\\]|\\[^])*)\)/g)].map(([, text = ""]) => text);
  const bytes = strings.flatMap((text) => [...text.matchAll(/\\(?:[0-7]{3}|[^])|[^\\]/g)].map(([one]) => byteOf(one)));
  return Array.from(
    { length: bytes.length / 2 },
    (_, place) => (bytes[2 * place] ?? 0) * 256 + (bytes[2 * place + 1] ?? 0),
  );
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function byteOf(written: string): number {
  if (!written.startsWith("\\")) return written.charCodeAt(0);
  const name = written.slice(1);
  return name.length === 3 ? parseInt(name, 8) : (escapes[name] ?? name).charCodeAt(0);
}

/** How far to the right an array goes, in points: its glyphs, less what it moves back. */
export function widthOf({ inner, size }: { inner: string; size: number }, font: Font): number {
  const glyphs = glyphsIn(inner).reduce((sum, glyph) => sum + font.widthOf(glyph), 0);
  const moves = inner.replaceAll(/\((?:[^()\\]|\\[^])*\)/g, " ").match(/-?[\d.]+/g) ?? [];
  return ((glyphs - moves.reduce((sum, move) => sum + Number(move), 0)) * size) / 1000;
}

/** Text to put in place of a part of a content: from, to. */
export interface Edit {
  at: readonly [number, number];
  put: string;
}

/** A content with its edits made. */
export function edited(content: string, edits: readonly Edit[]): string {
  let text = "";
  let from = 0;
  for (const { at, put } of edits.toSorted((one, other) => one.at[0] - other.at[0])) {
    text += content.slice(from, at[0]) + put;
    from = at[1];
  }
  return text + content.slice(from);
}
