import { getDocumentProxy, getMeta } from "unpdf";

/** A PDF as PDF.js, which shows it in Firefox, reads it to a person who copies, searches or listens. */
export interface ViewedPdf {
  title: string;
  /** The language that a screen reader speaks. */
  language: string;
  /** Text of each page, each piece that was read in one on a line of its own. */
  pages: string[];
}

/** Reads a PDF with a reader that knows nothing of how it was made. */
export async function viewPdf(bytes: Uint8Array): Promise<ViewedPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await getMeta(pdf);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.flatMap((item) => ("str" in item ? [item.str] : [])).join("\n");
    }),
  );
  return { title: String(info.Title ?? ""), language: String(info.Language ?? ""), pages };
}

/** The words of a text, each once; of Chinese, which parts no words, each character. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/\p{Script=Han}|[[\p{L}\p{M}]--\p{Script=Han}]+/gv));
}
