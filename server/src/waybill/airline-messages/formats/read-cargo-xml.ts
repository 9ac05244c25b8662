import type { AirParty } from "./model.ts";
import { allAt, passOver, textAt, type Node } from "./read-tree.ts";
import { fault, leftover, type Findings, type Note } from "./received.ts";
import { converted } from "./units.ts";

/** Pieces that XFWB and XFZB have in common (IATA Cargo-XML, data model `iata:datamodel:3`). */

/** `020-12345675`, also written without its hyphen; undefined for another number. */
export function mainNumberOf(text: string): string | undefined {
  const [, prefix, serial] = /^(\d{3})[- ]?(\d{8})$/.exec(text) ?? [];
  return prefix === undefined ? undefined : `${prefix}-${serial}`;
}

/** ConsignorParty or ConsigneeParty. */
export function partyOf(node: Node | undefined): AirParty {
  const [address] = allAt(node, "PostalStructuredAddress");
  const [contact] = allAt(node, "DefinedTradeContact");
  const [name = "", ...moreNames] = allAt(node, "Name").map(taken);
  const streets = allAt(address, "StreetName").map(taken);
  return {
    name,
    address: [...moreNames, ...streets].filter(Boolean).join(" "),
    city: textAt(address, "CityName") || textAt(address, "CityID"),
    province: textAt(address, "CountrySubDivisionName") || textAt(address, "CountrySubDivisionID"),
    postalCode: textAt(address, "PostcodeCode"),
    country: textAt(address, "CountryID"),
    phone: textAt(contact, "DirectTelephoneCommunication", "CompleteNumber"),
  };
}

interface Measured {
  notes: Note[];
  field: "weight" | "volume";
  findings: Findings;
}

/** A weight or volume in Lading's unit; the empty text where it is not said, a fault where it cannot be read. */
export function measureOf(node: Node | undefined, { notes, field, findings }: Measured): string {
  if (!node) return "";
  node.isTaken = true;
  const { unitCode = field === "weight" ? "KGM" : "MTQ" } = node.attributes;
  const amount = node.text.trim();
  const own = converted(notes, field, { amount, unit: unitCode });
  if (own === undefined && !/^0*(?:\.0*)?$/.test(amount))
    fault(findings, { line: node.line, segment: node.name }, "unreadable", `${amount} ${unitCode}`);
  return own ?? "";
}

/** A whole number of pieces; 0 where it is not said, a fault where it cannot be read. */
export function piecesOf(node: Node | undefined, findings: Findings): number {
  if (!node) return 0;
  node.isTaken = true;
  const text = node.text.trim();
  if (/^\d{1,7}(?:\.0+)?$/.test(text)) return Number(text);
  fault(findings, { line: node.line, segment: node.name }, "unreadable", text);
  return 0;
}

/** `2026-07-16T00:00:00` → `2026-07-16`. */
export function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? "";
}

/** Whether the freight is paid ahead; the empty text where it is not said. */
export function freightIn(node: Node | undefined): "" | "prepaid" | "collect" {
  const text = textAt(node, "TotalChargePrepaidIndicator");
  passOver(node, "TotalDisbursementPrepaidIndicator");
  if (text === "true" || text === "1") return "prepaid";
  return text === "false" || text === "0" ? "collect" : "";
}

/** Special handling, service requests and information. */
export function remarksOf(node: Node | undefined): string[] {
  const codes = allAt(node, "HandlingSPHInstructions", "DescriptionCode").map(taken).filter(Boolean);
  const others = ["HandlingSSRInstructions", "HandlingOSIInstructions"].flatMap((name) =>
    allAt(node, name, "Description").map(taken),
  );
  return [codes.join(" "), ...others].filter(Boolean);
}

export function taken(node: Node): string {
  node.isTaken = true;
  return node.text.trim();
}

/** Elements whose content follows from the rest, or is nil. */
const formalNames = /^(?:SequenceNumeric|Nil\w+Indicator)$/;

/** Keeps elements that became no field readable: each element with a value, in the order of the document. */
export function keepRest(node: Node, findings: Findings): void {
  const text = node.text.trim();
  const saysNothing = formalNames.test(node.name) || /^0*(?:\.0*)?$/.test(text);
  if (!node.isTaken && node.children.length === 0 && !saysNothing)
    leftover(findings, { line: node.line, segment: node.name }, text);
  for (const child of node.children) keepRest(child, findings);
}
