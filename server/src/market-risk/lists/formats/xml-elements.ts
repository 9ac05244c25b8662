import { SaxesParser } from "saxes";
import { ListFileError } from "./listed-party.ts";

/** An element with its text and what stands in it. The lists' own structure is flat enough to keep a party at a time. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Element[];
}

/** How a list's document is built. */
interface Document {
  root: string;
  /** The elements that are a party each. */
  parties: readonly string[];
  /** How many elements they stand in. */
  depth: number;
}

/** Reads a document a party at a time. Throws a `ListFileError` where it is another one, ends early or declares entities. */
export function walk(
  { name, bytes }: { name: string; bytes: Uint8Array },
  document: Document,
  onRoot: (attributes: Readonly<Record<string, string>>) => void,
  onParty: (party: Element) => void,
): void {
  const parser = new SaxesParser();
  const open: Element[] = [];
  let isRoot = true;
  let isClosed = false;
  const fail = (problem: "truncated" | "format"): never => {
    throw new ListFileError(name, problem, parser.line);
  };
  parser.on("doctype", () => fail("format"));
  parser.on("error", () => fail(isRoot || isClosed ? "format" : "truncated"));
  parser.on("opentag", (tag) => {
    if (isRoot && tag.name !== document.root) fail("format");
    if (isRoot) onRoot(tag.attributes);
    isRoot = false;
    const element = { name: tag.name, attributes: tag.attributes, text: "", children: [] };
    const parent = open.at(-1);
    if (parent && open.length > document.depth) parent.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on("closetag", () => {
    const element = open.pop();
    if (element && document.parties.includes(element.name) && open.length === document.depth) onParty(element);
    if (open.length === 0) isClosed = true;
  });
  parser.write(new TextDecoder().decode(bytes)).close();
}
