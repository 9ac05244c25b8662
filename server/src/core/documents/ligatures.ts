import type { PdfObjects } from "./pdf-objects.ts";

/** Characters of right-to-left scripts as a PDF's character map writes them, two or more for one glyph. */
const mapped = /^(<[0-9A-F]{4}> )<((?:0[56][0-9A-F]{2}){2,})>$/gm;

/**
 * Lets Arabic ligatures be read in order. Readers collect the glyphs of a line from left to right and turn an Arabic run
 * round letter by letter, the letters of a ligature (لا) among them; poppler, PDF.js and PDFium do so alike. The character
 * map therefore says a ligature's letters as they stand on the page, from left to right.
 */
export function turnLigatures(pdf: PdfObjects): void {
  for (const number of pdf.named("/ToUnicode")) {
    const map = pdf.stream(number).toString("latin1");
    const changed = map.replace(mapped, (_row, glyph: string, letters: string) => {
      const turnedRound = (letters.match(/.{4}/g) ?? []).toReversed().join("");
      return `${glyph}<${turnedRound}>`;
    });
    if (changed !== map) pdf.change(number, { stream: Buffer.from(changed, "latin1") });
  }
}
