import type { PdfObjects } from "./pdf-objects.ts";

/** A glyph of the character map that says more than one character. */
const mapped = /^(<[0-9A-F]{4}> )<((?:[0-9A-F]{4}){2,})>$/gm;
/** The text that glyphs say together, in place of the character map. */
const actualText = /(\/ActualText )<FEFF((?:[0-9A-F]{4})+)>/g;
/** U+200B, a place where a line may break, as UTF-16 writes it. */
const breakPlace = "200B";

/**
 * Takes the places to break a line, which `printable` put into long words, out of what a PDF says: a copied e-mail address
 * is then the address. Typst lets the letter before such a place say both.
 */
export function dropBreakPlaces(pdf: PdfObjects): void {
  const places: [numbers: Iterable<number>, said: RegExp, mark: string][] = [
    [pdf.named("/ToUnicode"), mapped, ""],
    [contentsOf(pdf), actualText, "FEFF"],
  ];
  for (const [numbers, said, mark] of places)
    for (const number of numbers) {
      const stream = pdf.stream(number).toString("latin1");
      const changed = stream.replace(said, (_all, before: string, text: string) => `${before}<${mark}${kept(text)}>`);
      if (changed !== stream) pdf.change(number, { stream: Buffer.from(changed, "latin1") });
    }
}

function kept(text: string): string {
  return (text.match(/.{4}/g) ?? []).filter((unit) => unit !== breakPlace).join("");
}

/** Contents that pages show, and the parts of documents that stand on them. */
function contentsOf(pdf: PdfObjects): Set<number> {
  const forms = pdf.numbers.filter((number) => pdf.head(number).includes("/Subtype /Form"));
  return new Set([...pdf.named("/Contents"), ...forms]);
}
