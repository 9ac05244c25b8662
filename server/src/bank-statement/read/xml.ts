import { SaxesParser } from "saxes";
import { StatementFileError } from "./statement.ts";

/** An element with its text and what stands in it, without namespace prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlElement[];
}

/** Messages of ISO 20022 nest some twenty deep. */
const mostDepth = 64;

/**
 * Reads XML, and gives each element of these names to `take` when it ends instead of keeping it in its parent, so that of a
 * long statement one booking at a time is in memory. Refuses a document type: its entities could fetch or unfold anything.
 */
export function readXml(
  xml: string,
  taken: ReadonlySet<string>,
  take: (element: XmlElement, parents: readonly XmlElement[]) => void,
): void {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let isClosed = false;
  parser.on("doctype", () => {
    throw new StatementFileError("doctype", { line: parser.line });
  });
  parser.on("error", (error) => {
    const isCut = open.length > 0 && /unclosed|unexpected end/i.test(error.message);
    throw new StatementFileError(isCut ? "truncated" : "format", { line: parser.line });
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length === mostDepth) throw new StatementFileError("format", { line: parser.line });
    const element = { name: localName(name), attributes, text: "", children: [] };
    if (!taken.has(element.name)) open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element && taken.has(element.name)) take(element, open);
    isClosed = open.length === 0;
  });
  parser.write(xml).close();
  if (!isClosed) throw new StatementFileError("truncated", { line: parser.line });
}

/** The encoding that an XML document declares. */
export function declaredEncoding(head: string): string {
  return /^[^<]*<\?(?:xml|OFX)[^>]*\bencoding=["']([\w.:-]+)["']/i.exec(head)?.[1] ?? "utf-8";
}

/** The first element on a path; undefined where there is none. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The text on a path, trimmed; empty where there is none. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return at(element, ...path)?.text.trim() ?? "";
}

/** All elements of a name that stand directly in another. */
export function allOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
