import { SaxesParser } from "saxes";
import { fault, type Findings } from "./received.ts";

/** An element of a document that came in. */
export interface Node {
  name: string;
  namespace: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  /** In one line, without blanks around it. */
  text: string;
  children: Node[];
  /** True once something took what it says. */
  isTaken: boolean;
}

/** No message of either kind has more. */
const mostElements = 200_000;
const deepest = 40;

class Refused extends Error {
  readonly kind: "notWellFormed" | "documentType" | "tooLarge";
  constructor(kind: Refused["kind"]) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * Reads a document into its elements; undefined, with a fault, when it is none. A document type is refused, so that no
 * entity but XML's own five exists: nothing is fetched and nothing is expanded. `before` is the lines before it.
 */
export function readTree(xml: string, before: number, findings: Findings): Node | undefined {
  const root: Node = { name: "", namespace: "", line: 0, attributes: {}, text: "", children: [], isTaken: false };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on("error", () => {
    throw new Refused("notWellFormed");
  });
  parser.on("doctype", () => {
    throw new Refused("documentType");
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    count += 1;
    if (count > mostElements || open.length > deepest) throw new Refused("tooLarge");
    const node: Node = {
      name: local,
      namespace: uri,
      line: before + parser.line,
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value])),
      text: "",
      children: [],
      isTaken: false,
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  // Line breaks and indentation are the document's layout and no part of what it says.
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed) closed.text = closed.text.replace(/\s+/g, " ").trim();
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    fault(findings, { line: before + parser.line, segment: open.at(-1)?.name ?? "" }, error.kind);
    return undefined;
  }
  return root.children[0];
}

/** Every element on a path of names. */
export function allAt(node: Node | undefined, ...path: string[]): Node[] {
  const [name, ...rest] = path;
  if (!node) return [];
  if (name === undefined) return [node];
  return node.children.filter((child) => child.name === name).flatMap((child) => allAt(child, ...rest));
}

/** The text of the first element on a path, which counts as read; the empty text where there is none. */
export function textAt(node: Node | undefined, ...path: string[]): string {
  const [found] = allAt(node, ...path);
  if (!found) return "";
  found.isTaken = true;
  return found.text;
}

/** Marks what says nothing that could get lost. */
export function passOver(node: Node | undefined, ...path: string[]): void {
  for (const found of allAt(node, ...path)) markAll(found);
}

function markAll(node: Node): void {
  node.isTaken = true;
  node.children.forEach(markAll);
}
