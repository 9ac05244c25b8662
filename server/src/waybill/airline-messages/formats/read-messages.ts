import { readFhl } from "./read-fhl.ts";
import { readFwb } from "./read-fwb.ts";
import { textMessages } from "./read-text.ts";
import { readTree } from "./read-tree.ts";
import { readXfwb } from "./read-xfwb.ts";
import { readXfzb } from "./read-xfzb.ts";
import { fault, type Findings, type Place, type Reading } from "./received.ts";

interface File {
  name: string;
  text: string;
}

/**
 * Reads files of airline messages, texts (FWB 8 to 17, FHL 2 to 5) and documents (XFWB, XFZB), several in a file.
 * Nothing throws: what is wrong is told by file, line and segment, and the rest is read all the same.
 */
export function readMessages(files: readonly File[], today: string): Reading {
  const reading: Reading = { mains: [], houses: [], consignments: [], faults: [], leftovers: [] };
  for (const { name, text } of files) {
    const findings = { file: name, reading, today };
    const read = /^\s*</.test(text.replace(/^\uFEFF/, "")) ? readDocuments(text, findings) : readTexts(text, findings);
    if (read === 0) fault(findings, { line: 1, segment: "" }, "nothing");
  }
  const places = new Map(files.map(({ name }, place) => [name, place]));
  const inOrder = (a: Place, b: Place) => (places.get(a.file) ?? 0) - (places.get(b.file) ?? 0) || a.line - b.line;
  reading.faults.sort(inOrder);
  reading.leftovers.sort(inOrder);
  return reading;
}

/** Gives how many messages there were, read or told to be something else. */
function readTexts(text: string, findings: Findings): number {
  const { reading } = findings;
  const before = reading.faults.length;
  const messages = textMessages(text, findings);
  for (const message of messages) {
    if (message.kind === "FHL") readFhl(message, findings);
    else {
      const main = readFwb(message, findings);
      if (main) reading.mains.push(main);
    }
  }
  return messages.length + reading.faults.length - before;
}

function readDocuments(text: string, findings: Findings): number {
  const documents = apart(text.replace(/^\uFEFF/, ""));
  for (const { xml, before } of documents) {
    const root = readTree(xml, before, findings);
    if (!root) continue;
    const isOf = (name: string, standard: string) => root.name === name && root.namespace.startsWith(standard);
    if (isOf("Waybill", "iata:waybill:")) {
      const main = readXfwb(root, findings);
      if (main) findings.reading.mains.push(main);
    } else if (isOf("HouseWaybill", "iata:housewaybill:")) readXfzb(root, findings);
    else fault(findings, { line: root.line, segment: root.name }, "otherMessage", root.name);
  }
  return documents.length;
}

/** Documents that stand one after the other, each from its XML declaration on, with the lines before each. */
function apart(text: string): { xml: string; before: number }[] {
  const begins = [...text.matchAll(/<\?xml\s/g)].map(({ index }) => index);
  const places = begins[0] === undefined || text.slice(0, begins[0]).trim() !== "" ? [0, ...begins] : begins;
  return places.map((begin, place) => ({
    xml: text.slice(begin, places[place + 1]).trimEnd(),
    before: text.slice(0, begin).split("\n").length - 1,
  }));
}
