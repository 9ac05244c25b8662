import { open } from "node:fs/promises";
import { refuse, Refused } from "@lading/contract/core";
import { fileKinds, fileRefusals, nameBytes, nameKinds, type FileKind, type FileRule } from "@lading/contract/files";
import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";
import sharp from "sharp";
import { checkXlsx } from "#core/sheets";

/** A picture that unfolds to more than this is an attack on the server's memory. */
const maxPixels = 40_000_000;

/** Refuses a file that its use does not allow, by its content and never by its name; gives its kind. `source`: bytes, or a file's path. */
export async function checkContent(source: Uint8Array | string, size: number, rule: FileRule): Promise<FileKind> {
  if (size === 0) throw refuse(fileRefusals.empty);
  if (size > rule.maxBytes) throw refuse(fileRefusals.tooLarge, { max: nameBytes(rule.maxBytes) });
  const kind = await kindOf(source, rule);
  if (kind === undefined) throw refuse(fileRefusals.wrongKind, { kinds: nameKinds(rule.kinds) });
  if (kind === "jpg" || kind === "png" || kind === "webp") await checkPicture(source, rule.transparent === true);
  return kind;
}

async function kindOf(source: Uint8Array | string, { kinds }: FileRule): Promise<FileKind | undefined> {
  if (kinds.includes("xlsx")) {
    try {
      await checkXlsx(source);
      return "xlsx";
    } catch (error) {
      // Where only a spreadsheet will do, say what is wrong with this one.
      if (kinds.length === 1 || !(error instanceof Refused)) throw error;
    }
  }
  if (kinds.includes("csv") || kinds.includes("xml")) {
    const text = await textKindOf(source);
    if (text !== undefined && kinds.includes(text)) return text;
  }
  const found = await (typeof source === "string" ? fileTypeFromFile(source) : fileTypeFromBuffer(source));
  return kinds.find((kind) => kind !== "xlsx" && fileKinds[kind].type === found?.mime);
}

const lookedAt = 4_096;

/** XML begins with a tag; any other text counts as a table. A file with a NUL byte is neither. */
async function textKindOf(source: Uint8Array | string): Promise<"csv" | "xml" | undefined> {
  const head = typeof source === "string" ? await headOf(source) : source.subarray(0, lookedAt);
  if (head.includes(0)) return undefined;
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(head)) ? "xml" : "csv";
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(lookedAt), 0, lookedAt, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Looks into the whole picture: a head alone is easily made. */
async function checkPicture(source: Uint8Array | string, transparent: boolean): Promise<void> {
  const picture = sharp(source, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true });
  const { isOpaque } = await picture.stats().catch(() => {
    throw refuse(fileRefusals.damaged);
  });
  if (transparent && isOpaque) throw refuse(fileRefusals.notTransparent);
}
