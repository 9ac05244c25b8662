import { deflateSync, inflateSync } from "node:zlib";

/** An object of a PDF: what is said of it, and its stream unpacked, where it has one. */
export interface PdfObject {
  /** Between `<<` and `>>`. */
  head: string;
  stream: Buffer | undefined;
}

/**
 * A PDF of Typst's (a plain table of objects, no object streams) that is changed by an update at its end (ISO 32000-1,
 * 7.5.6): the rest stays as it is.
 */
export class PdfObjects {
  readonly #bytes: Buffer;
  readonly #table: number;
  readonly #offsets: readonly number[];
  readonly #trailer: string;
  readonly #changed = new Map<number, PdfObject>();

  constructor(pdf: Uint8Array) {
    this.#bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    this.#table = Number(/startxref\s+(\d+)/.exec(this.#bytes.subarray(-64).toString("latin1"))?.[1] ?? NaN);
    const tail = this.#bytes.subarray(this.#table).toString("latin1");
    const [, rows = "", trailer = ""] = /^xref\s+0 \d+\s+([^t]*)trailer\s+(<<.*>>)\s+startxref/s.exec(tail) ?? [];
    if (trailer === "") throw new Error("Typst's PDF has no table of objects");
    this.#trailer = trailer;
    this.#offsets = Array.from(rows.matchAll(/^(\d{10}) \d{5} [nf]/gm), ([, at]) => Number(at));
  }

  /** Numbers of the objects that others name in this way, such as `/ToUnicode`, each once. */
  named(reference: string): Set<number> {
    const found = new Set<number>();
    const wanted = `${reference} `;
    for (let at = this.#bytes.indexOf(wanted); at >= 0; at = this.#bytes.indexOf(wanted, at + 1)) {
      const number = parseInt(this.#bytes.subarray(at + wanted.length, at + wanted.length + 10).toString("latin1"), 10);
      if (number > 0) found.add(number);
    }
    return found;
  }

  /** Numbers of all objects. */
  get numbers(): number[] {
    return this.#offsets.flatMap((at, number) => (number > 0 && at > 0 ? [number] : []));
  }

  /** An object without its stream. */
  head(number: number): string {
    return this.#changed.get(number)?.head ?? this.#read(number).head;
  }

  /** The stream of an object, unpacked. */
  stream(number: number): Buffer {
    const { stream } = this.#changed.get(number) ?? this.#read(number);
    if (!stream) throw new Error(`The object ${number} has no stream`);
    return stream;
  }

  /** Changes an object's head or its stream. */
  change(number: number, object: Partial<PdfObject>): void {
    this.#changed.set(number, { ...(this.#changed.get(number) ?? this.#read(number)), ...object });
  }

  /** The PDF with the changes; the same bytes when there are none. */
  written(): Uint8Array {
    if (this.#changed.size === 0) return this.#bytes;
    const parts: Buffer[] = [this.#bytes, Buffer.from("\n")];
    let entries = "";
    let at = this.#bytes.length + 1;
    for (const [number, object] of this.#changed) {
      const part = written(number, object);
      parts.push(part);
      entries += `${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`;
      at += part.length;
    }
    const trailer = this.#trailer.replace(/>>\s*$/, `  /Prev ${this.#table}\n>>`);
    parts.push(Buffer.from(`xref\n${entries}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`, "latin1"));
    return Buffer.concat(parts);
  }

  #read(number: number): PdfObject {
    const object = this.#bytes.subarray(this.#offsets[number] ?? 0);
    const end = object.indexOf("endobj");
    const begin = object.indexOf("\nstream\n");
    const hasStream = begin >= 0 && begin < end;
    const said = object.subarray(0, hasStream ? begin : end).toString("latin1");
    const head = said.slice(said.indexOf("<<") + 2, said.lastIndexOf(">>"));
    if (!hasStream) return { head, stream: undefined };
    const from = begin + "\nstream\n".length;
    const raw = object.subarray(from, from + Number(/\/Length (\d+)/.exec(head)?.[1] ?? NaN));
    return { head, stream: head.includes("/FlateDecode") ? inflateSync(raw) : raw };
  }
}

function written(number: number, { head, stream }: PdfObject): Buffer {
  if (!stream) return Buffer.from(`${number} 0 obj\n<<${head}>>\nendobj\n`, "latin1");
  const packed = deflateSync(stream);
  const others = head.replace(/\/(?:Length\d? \d+|Filter \/\w+)\s*/g, "");
  const said = `<<${others}/Length ${packed.length} /Filter /FlateDecode >>`;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n${said}\nstream\n`, "latin1"),
    packed,
    Buffer.from("\nendstream\nendobj\n", "latin1"),
  ]);
}
