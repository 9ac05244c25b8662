import type { Readable } from "node:stream";
import { nameBytes } from "@lading/contract/files";
import { refuse } from "@lading/contract/core";
import { sheetRefusals } from "@lading/contract/sheets";
import yauzl from "yauzl";

/** A workbook has a few dozen parts; an archive with more is none. */
const maxParts = 2_000;

/** The parts of an .xlsx, inflated only as they are asked for and never beyond a budget over all of them. */
export interface Archive {
  has(path: string): boolean;
  /** Inflated bytes of a part; undefined when there is none. Refuses once the budget is used up. */
  part(path: string): Promise<AsyncIterable<Buffer> | undefined>;
  close(): void;
}

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");
/** Old .xls files, and .xlsx files with a password, are compound files. */
const compoundMagic = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Refuses what does not begin like a zip archive. `head`: at least the file's first 8 bytes. */
export function checkMagic(head: Uint8Array): void {
  const start = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (start.subarray(0, 8).equals(compoundMagic)) throw refuse(sheetRefusals.oldXls);
  if (!start.subarray(0, 4).equals(zipMagic)) throw refuse(sheetRefusals.notXlsx);
}

/** Opens an .xlsx from memory or from a file. Part names are only ever looked up here, never on a disk. */
export async function openArchive(source: Uint8Array | string, maxBytesInflated: number): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: true, validateEntrySizes: true } as const;
  const zip = await (typeof source === "string"
    ? yauzl.openPromise(source, options)
    : yauzl.fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options));
  try {
    return archiveOf(zip, await listParts(zip), maxBytesInflated);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listParts(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const parts = new Map<string, yauzl.Entry>();
  if (zip.entryCount > maxParts) throw refuse(sheetRefusals.damaged);
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    // Two parts of one name would let a checker and a reader see different workbooks.
    if (parts.has(name) || entry.isEncrypted()) throw refuse(sheetRefusals.damaged);
    parts.set(name, entry);
  }
  return parts;
}

function archiveOf(zip: yauzl.ZipFile, parts: ReadonlyMap<string, yauzl.Entry>, maxBytesInflated: number): Archive {
  let left = maxBytesInflated;
  async function* counted(stream: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      // The bytes unpacked count: the sizes stated in an archive may be false.
      left -= chunk.length;
      if (left < 0) throw refuse(sheetRefusals.tooLarge, { max: nameBytes(maxBytesInflated) });
      yield chunk;
    }
  }
  return {
    has: (path) => parts.has(path.toLowerCase()),
    part: async (path) => {
      const entry = parts.get(path.toLowerCase());
      return entry && counted(await zip.openReadStreamPromise(entry));
    },
    close: () => zip.close(),
  };
}
