import { refuse } from "@lading/contract/core";
import { sheetRefusals } from "@lading/contract/sheets";
import { SaxesParser } from "saxes";

export interface XmlHandlers {
  /** `name` without its namespace prefix. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** SpreadsheetML nests about ten deep. */
const maxDepth = 64;
/** A cell's text takes at most 32,767 characters, some of them escaped: so much input without a single event is no spreadsheet. */
const maxQuietBytes = 1024 * 1024;

/** Reads XML piece by piece. Feed it with `write`, then `end`; it throws at whatever is not well formed. External and own entities are not resolved. */
export class XmlReader {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  readonly #decoder = new TextDecoder("utf-8");
  #depth = 0;
  #quietBytes = 0;

  constructor(handlers: XmlHandlers) {
    this.#parser.on("opentag", (tag) => {
      this.#quietBytes = 0;
      this.#depth += 1;
      if (this.#depth > maxDepth) throw refuse(sheetRefusals.damaged);
      handlers.open?.(localName(tag.name), tag.attributes);
    });
    this.#parser.on("closetag", (tag) => {
      this.#quietBytes = 0;
      this.#depth -= 1;
      handlers.close?.(localName(tag.name));
    });
    const { text } = handlers;
    if (text) {
      this.#parser.on("text", text);
      this.#parser.on("cdata", text);
    }
    this.#parser.on("error", (error) => {
      throw error;
    });
  }

  write(bytes: Uint8Array): void {
    this.#quietBytes += bytes.length;
    this.#parser.write(this.#decoder.decode(bytes, { stream: true }));
    if (this.#quietBytes > maxQuietBytes) throw refuse(sheetRefusals.damaged);
  }

  end(): void {
    this.#parser.write(this.#decoder.decode());
    this.#parser.close();
  }
}

/** Reads a whole part. */
export async function readXml(bytes: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const reader = new XmlReader(handlers);
  for await (const chunk of bytes) reader.write(chunk);
  reader.end();
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}

/** An attribute whatever its prefix, e.g. `r:id`. */
export function attribute(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const direct = attributes[name];
  if (direct !== undefined) return direct;
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`));
  return prefixed === undefined ? undefined : attributes[prefixed];
}
