import { StatementFileError } from "./statement.ts";
import type { XmlElement } from "./xml.ts";

const mostDepth = 64;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * Reads the SGML of OFX 1.x: `<TAG>value` needs no end, `<TAG>` without a value holds others and has one, or is a value that is
 * empty. Throws where ends and beginnings do not agree, or where it ends too early.
 */
export function readTags(text: string): XmlElement {
  const root = elementOf("", "");
  const open = [root];
  for (const [, slash = "", name = "", value = ""] of text.matchAll(/<(\/?)([A-Za-z][\w.-]*)\s*\/?>([^<]*)/g)) {
    if (slash === "/") end(open, name.toUpperCase());
    else begin(open, elementOf(name.toUpperCase(), value));
  }
  if (open.length > 1) throw new StatementFileError("truncated", { found: `<${open.at(-1)?.name ?? ""}>` });
  return root;
}

function elementOf(name: string, value: string): XmlElement {
  return { name, attributes: {}, text: unescaped(value).trim(), children: [] };
}

function begin(open: XmlElement[], element: XmlElement): void {
  open.at(-1)?.children.push(element);
  if (element.text === "") open.push(element);
  if (open.length > mostDepth) throw new StatementFileError("format", { found: `<${element.name}>` });
}

function end(open: XmlElement[], name: string): void {
  if (!open.some((element) => element.name === name)) {
    // The end of a value that is written with one.
    if (open.at(-1)?.children.at(-1)?.name === name) return;
    throw new StatementFileError("format", { found: `</${name}>` });
  }
  for (;;) {
    const last = open.pop();
    if (!last || last.name === name) return;
    // An empty value without an end: the elements after it stand beside it.
    open.at(-1)?.children.push(...last.children.splice(0));
  }
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ""] ?? whole) : String.fromCodePoint(Number(code) % 0x11_00_00),
  );
}
