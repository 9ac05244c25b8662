/**
 * The tar format (POSIX ustar), as far as back-ups need it: files and folders. Any `tar` reads what
 * is written here.
 */

const blockSize = 512;
/** Largest size that ustar's octal digits hold; larger ones are written in base 256, as GNU tar does. */
const maxOctalSize = 0o77777777777;

export interface TarEntry {
  /** With slashes; a folder's ends with one. */
  path: string;
  /** In bytes; 0 for a folder. */
  size: number;
}

/** The block before an entry's bytes. */
export function tarHeader({ path, size }: TarEntry): Buffer {
  const header = Buffer.alloc(blockSize);
  const { prefix, name } = splitPath(path);
  header.write(name, 0, 100);
  header.write(path.endsWith("/") ? "0000700\0" : "0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  writeSize(header, size);
  header.write(`${octal(Math.floor(Date.now() / 1000), 11)}\0`, 136);
  header.write("        ", 148);
  header.write(path.endsWith("/") ? "5" : "0", 156);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345, 155);
  header.write(`${octal(checksum(header), 6)}\0 `, 148);
  return header;
}

/** Zero bytes after an entry of this size, up to the end of its last block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize);
}

/** End of an archive: two blocks of zero bytes. */
export const tarEnd = Buffer.alloc(2 * blockSize);

export type TarPart = { entry: TarEntry } | { bytes: Buffer };

/** Reads an archive: each entry, followed by its bytes in pieces. Throws when it is no archive or is cut short. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarPart> {
  let waiting: Buffer = Buffer.alloc(0);
  let left = 0;
  let padding = 0;
  for await (const chunk of source) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (;;) {
      if (left > 0) {
        if (waiting.length === 0) break;
        const bytes = waiting.subarray(0, left);
        waiting = waiting.subarray(bytes.length);
        left -= bytes.length;
        yield { bytes };
        continue;
      }
      if (waiting.length < padding + blockSize) break;
      const header = waiting.subarray(padding, padding + blockSize);
      if (header.every((byte) => byte === 0)) return;
      const entry = readHeader(header);
      waiting = waiting.subarray(padding + blockSize);
      left = entry.size;
      padding = tarPadding(entry.size).length;
      yield { entry };
    }
  }
  throw new Error("The archive is cut short");
}

function readHeader(header: Buffer): TarEntry {
  const sum = parseInt(text(header, 148, 8), 8);
  if (text(header, 257, 5) !== "ustar" || sum !== checksum(header)) throw new Error("The archive is damaged");
  const prefix = text(header, 345, 155);
  const name = text(header, 0, 100);
  return { path: prefix === "" ? name : `${prefix}/${name}`, size: readSize(header) };
}

/** ustar keeps a long path in two fields, divided at a slash. */
function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: "", name: path };
  for (let slash = path.indexOf("/"); slash > 0 && slash < path.length - 1; slash = path.indexOf("/", slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { prefix, name };
  }
  throw new Error(`The path is too long for the archive: ${path}`);
}

function writeSize(header: Buffer, size: number): void {
  if (size <= maxOctalSize) {
    header.write(`${octal(size, 11)}\0`, 124);
    return;
  }
  header[124] = 0x80;
  header.writeBigUInt64BE(BigInt(size), 128);
}

function readSize(header: Buffer): number {
  return header[124] === 0x80 ? Number(header.readBigUInt64BE(128)) : parseInt(text(header, 124, 12), 8);
}

/** Sum of the header's bytes, its own field counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}

function text(header: Buffer, start: number, length: number): string {
  return header.toString("utf8", start, start + length).replace(/[\0 ].*$/s, "");
}
