import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { fontFolders } from "./fonts.ts";
import { joinArabicLines } from "./arabic-lines.ts";
import { dropBreakPlaces } from "./break-places.ts";
import { turnLigatures } from "./ligatures.ts";
import { PdfObjects } from "./pdf-objects.ts";
import { barcode, qrCode } from "./symbols.ts";
import { joinVowelSigns } from "./vowel-signs.ts";

/** A picture's own bytes or SVG, or what is drawn from a text: off the server's thread, like all else here. */
export type Picture = string | Uint8Array | { barcode: string } | { qrCode: string };

/** Order for a document; crosses from the server's thread to the worker's. */
export interface RenderJob {
  /** Typst source, written by us. */
  template: string;
  /** The document's title, by which viewers name it. */
  title: string;
  /** Whether its pages are put into another document, which is made readable as a whole. */
  isPart: boolean;
  /** Anything JSON can say; the template reads it as `data`. */
  data: string;
  /** Pictures by file name (`logo.png`); the template shows one with `picture("logo.png")`. */
  images: Record<string, Picture>;
}

/** Templates see no files but the pictures of their job: this folder holds nothing a document may show. */
const workspace = join(import.meta.dirname, "workspace");
const prelude = readFileSync(new URL("prelude.typ", import.meta.url), "utf8");

/** Makes the function that turns a job into a PDF and says how many pages it has. Blocks its thread while it works. */
export function createTypst(): (job: RenderJob) => { pdf: Uint8Array; pages: number } {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });

  return ({ template, title, isPart, data, images }) => {
    try {
      for (const [name, content] of Object.entries(images)) {
        compiler.mapShadow(join(workspace, "images", name), bytesOf(content));
      }
      const compiled = compiler.compile({ mainFileContent: `${prelude}\n${template}`, inputs: { data, title } });
      const document = compiled.result;
      if (!document) {
        const problem = compiled.takeDiagnostics();
        throw new Error(`Typst: ${problem ? JSON.stringify(problem.shortDiagnostics) : "no document"}`);
      }
      const pdf = compiler.pdf(document, { pdfTags: false });
      return { pdf: isPart ? pdf : readable(pdf), pages: document.numOfPages };
    } finally {
      compiler.resetShadow();
      // Without this every document ever made stays in the compiler's memory.
      compiler.evictCache(0);
    }
  };
}

/** Lets texts be copied, found and read aloud as they were written. */
function readable(pdf: Uint8Array): Uint8Array {
  const objects = new PdfObjects(pdf);
  dropBreakPlaces(objects);
  joinArabicLines(objects);
  joinVowelSigns(objects);
  turnLigatures(objects);
  return objects.written();
}

function bytesOf(picture: Picture): Buffer {
  if (typeof picture === "string") return Buffer.from(picture);
  if (picture instanceof Uint8Array) return Buffer.from(picture);
  return Buffer.from("barcode" in picture ? barcode(picture.barcode) : qrCode(picture.qrCode));
}
