import type { PdfObjects } from "./pdf-objects.ts";
import { contentsOf, edited, fontsOf, widthOf, type Edit, type Font } from "./shown-glyphs.ts";

/** Words of one direction that a content shows from one place on: where, in which colour, and each word. */
const line = /q\n1 0 0 -1 ([-\d.]+) ([-\d.]+) cm\n((?:[^\n]*\n){0,3}?)BT\n([^]*?)\nET\nQ/g;
const word =
  /^(?:\/ReversedChars BMC\n)?(?:\d Tr\n)?\/(f\d+) ([\d.]+) Tf\n1 0 0 -1 ([-\d.]+) 0 Tm\n(\[(?:[^\]\\]|\\[^])*\] TJ|\((?:[^()\\]|\\[^])*\) Tj)(?:\nEMC)?(?:\n|$)/;

/** A word as it is shown: its font, size, left edge in points, and strings and moves of the array that shows it. */
interface Word {
  fontName: string;
  size: number;
  x: number;
  inner: string;
}

/**
 * Shows Arabic words that stand beside each other in one go, with the blanks between them. Typst marks each word for itself
 * as one whose letters run backwards; PDF.js ends a piece of text with each mark, and takes the words of a line, from left to
 * right, for pieces that have nothing to do with each other. Nothing moves.
 */
export function joinArabicLines(pdf: PdfObjects): void {
  for (const { number, fonts } of contentsOf(pdf, fontsOf(pdf))) {
    const content = pdf.stream(number).toString("latin1");
    const edits = [...content.matchAll(line)].flatMap((found): Edit[] => {
      const { 0: all, 1: x = "", 2: y = "", 3: colour = "", 4: body = "", index } = found;
      const words = body.includes("/ReversedChars") ? wordsIn(body) : undefined;
      if (words === undefined || words.length < 2) return [];
      const shown = besideEachOther(words, fonts).map((joined) => shownAt(joined, { x: +x, y, colour }));
      // As they are spoken, from the right on.
      return [{ at: [index, index + all.length], put: shown.toReversed().join("\n") }];
    });
    if (edits.length > 0) pdf.change(number, { stream: Buffer.from(edited(content, edits), "latin1") });
  }
}

/** The words of a line, from left to right; undefined where something else stands between. */
function wordsIn(body: string): Word[] | undefined {
  const words: Word[] = [];
  for (let rest = body; rest !== "";) {
    const [all, fontName = "", size = "", x = "", show = ""] = word.exec(rest) ?? [];
    if (all === undefined) return undefined;
    const inner = show.startsWith("[") ? show.slice(1, -"] TJ".length) : show.slice(0, -" Tj".length);
    words.push({ fontName, size: +size, x: +x, inner });
    rest = rest.slice(all.length);
  }
  return words;
}

/** Joins words of a font where one begins at the end of the one before: another part of the line may stand between. */
function besideEachOther(words: readonly Word[], fonts: ReadonlyMap<string, Font>): Word[] {
  const joined: Word[] = [];
  for (const next of words) {
    const last = joined.at(-1);
    const font = fonts.get(next.fontName);
    const isOfOne =
      last !== undefined && font !== undefined && last.fontName === next.fontName && last.size === next.size;
    const gap = isOfOne ? next.x - last.x - widthOf(last, font) : NaN;
    if (last && Math.abs(gap) < next.size / 50) last.inner += ` ${next.inner}`;
    else joined.push({ ...next });
  }
  return joined;
}

function shownAt({ fontName, size, x, inner }: Word, from: { x: number; y: string; colour: string }): string {
  return `q
1 0 0 -1 ${from.x + x} ${from.y} cm
${from.colour}BT
/ReversedChars BMC
0 Tr
/${fontName} ${size} Tf
1 0 0 -1 0 0 Tm
[${inner}] TJ
EMC
ET
Q`;
}
