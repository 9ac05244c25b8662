import type { PdfObjects } from "./pdf-objects.ts";
import { contentsOf, edited, fontsOf, glyphsIn, widthOf, type Edit, type Font } from "./shown-glyphs.ts";

/** A piece of a page's content that shows glyphs of a font: where it begins, font, size, and what it shows. */
const shown =
  /1 0 0 -1 ([-\d.]+) ([-\d.]+) cm\n(?:(?!\nQ\n)[^])*?\/(f\d+) ([\d.]+) Tf\n1 0 0 -1 0 0 Tm\n(\[(?:[^\]\\]|\\[^])*\] TJ|\((?:[^()\\]|\\[^])*\) Tj)/g;

/** A piece of text as a page shows it: glyphs beside each other, from left to right. */
interface Piece {
  font: Font;
  glyphs: readonly number[];
  /** Points. */
  x: number;
  y: number;
  size: number;
  /** Where it is shown in the content: from, to. */
  at: readonly [number, number];
  /** Strings and moves of the array that shows it. */
  inner: string;
}

/**
 * Shows an Arabic word with vowel signs in one go, each sign before its letter, from left to right as readers collect them.
 * Typst shows signs, and the parts of the word between them, one by one in the order of speech: readers take these for
 * words of their own, or give a sign to another letter. A sign takes no room, so nothing moves. PDF.js alone puts a
 * blank before a sign at a word's end, whose letters stay together. Signs that are drawn higher or lower than others
 * stay as they are.
 */
export function joinVowelSigns(pdf: PdfObjects): void {
  const fonts = fontsOf(pdf);
  if (![...fonts.values()].some((font) => font.hasSigns)) return;
  for (const content of contentsOf(pdf, fonts)) joinIn(pdf, content.number, content.fonts);
}

function joinIn(pdf: PdfObjects, number: number, fonts: ReadonlyMap<string, Font>): void {
  const content = pdf.stream(number).toString("latin1");
  const letters: Piece[] = [];
  const signed = new Map<Piece, Piece[]>();
  for (const found of content.matchAll(shown)) {
    const piece = pieceOf(found, fonts);
    if (!piece) continue;
    const letter = isSign(piece) ? letters.findLast((other) => isAt(piece, other)) : undefined;
    if (letter) signed.set(letter, [...(signed.get(letter) ?? []), piece]);
    else letters.push(piece);
  }
  if (signed.size === 0) return;
  const words = wordsOf(letters).filter((word) => word.some((piece) => signed.has(piece)));
  const edits = words.flatMap((word) => shownAsOne(word, signed));
  pdf.change(number, { stream: Buffer.from(edited(content, edits), "latin1") });
}

function pieceOf(found: RegExpExecArray, fonts: ReadonlyMap<string, Font>): Piece | undefined {
  const [all, x = "", y = "", name = "", size = "", show = ""] = found;
  const font = fonts.get(name);
  if (!font) return undefined;
  const inner = show.startsWith("[") ? show.slice(1, -"] TJ".length) : show.slice(0, -" Tj".length);
  const to = found.index + all.length;
  return { font, glyphs: glyphsIn(inner), x: +x, y: +y, size: +size, at: [to - show.length, to], inner };
}

/** A sign by itself, of no width of its own. */
function isSign({ font, glyphs: [glyph = 0, ...others] }: Piece): boolean {
  return others.length === 0 && font.isSign(glyph) && font.widthOf(glyph) === 0;
}

/** Whether a sign is drawn at the first letter of a piece. */
function isAt(sign: Piece, letter: Piece): boolean {
  return sign.font === letter.font && sign.y === letter.y && Math.abs(sign.x - letter.x) < 0.01;
}

/** Pieces that stand close beside each other, each to the left of the one before: the parts of a word. */
function wordsOf(letters: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  const lastOf = new Map<Font, Piece[]>();
  for (const piece of letters) {
    const word = lastOf.get(piece.font);
    const last = word?.at(-1);
    if (word && last && isBeside(piece, last)) word.push(piece);
    else {
      lastOf.set(piece.font, [piece]);
      words.push(lastOf.get(piece.font) ?? []);
    }
  }
  return words;
}

function isBeside(left: Piece, right: Piece): boolean {
  const end = left.x + widthOf(left, left.font);
  return left.size === right.size && left.y === right.y && Math.abs(end - right.x) < left.size / 50;
}

/** A word shown in one go where its last piece begins; the others show nothing any more. */
function shownAsOne(word: readonly Piece[], signed: ReadonlyMap<Piece, readonly Piece[]>): Edit[] {
  const parts = word.map((piece) => [...(signed.get(piece) ?? []).toReversed().map(signAlone), piece.inner].join(" "));
  const whole = `/ReversedChars BMC\n[${parts.toReversed().join(" ")}] TJ\nEMC`;
  const gone = word.flatMap((piece) => signed.get(piece) ?? []).map(({ at }) => ({ at, put: "" }));
  return [...gone, ...word.map(({ at }, place) => ({ at, put: place === word.length - 1 ? whole : "" }))];
}

/** A sign in an array, back to where it began: `-86 (…) 86`. */
function signAlone({ inner }: Piece): string {
  const move = Number(/^\s*(-?[\d.]+)/.exec(inner)?.[1] ?? 0);
  return move === 0 ? inner : `${inner} ${-move}`;
}
