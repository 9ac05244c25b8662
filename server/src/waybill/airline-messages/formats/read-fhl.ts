import { consignment, freightOf, keepAside, nilValues } from "./read-fwb.ts";
import { readParty } from "./read-party.ts";
import type { Segment, TextMessage } from "./read-text.ts";
import { fault, leftover, noParty, type Findings, type ReceivedConsignment, type ReceivedHouse } from "./received.ts";
import { converted } from "./units.ts";

type Reader = (house: ReceivedHouse, segment: Segment, findings: Findings) => void;

/** Reads an FHL: the consignment that its houses travel under, and each house with the segments after it. */
export function readFhl({ line, segments }: TextMessage, findings: Findings): void {
  const { reading } = findings;
  const [first, ...others] = segments;
  if (first?.name !== "MBI") {
    fault(findings, { line: first?.line ?? line, segment: "MBI" }, "absent");
    return;
  }
  const main = readMain(first, findings);
  if (!main) return;
  reading.consignments.push(main);
  let house: ReceivedHouse | undefined;
  let isPassing = false;
  for (const segment of others) {
    const read = readers[segment.name];
    if (segment.name === "HBS") {
      house = readHouse(main, segment, findings);
      isPassing = !house;
      if (house) reading.houses.push(house);
    } else if (house && read) read(house, segment, findings);
    else if (!isPassing) keepAside(segment, findings);
  }
  if (!others.some(({ name }) => name === "HBS")) fault(findings, { line, segment: "HBS" }, "absent");
}

function readMain({ name, lines: [at] }: Segment, findings: Findings): ReceivedConsignment | undefined {
  const [, prefix, serial, origin = "", destination = "", pieces, unit = "", amount = ""] =
    (at && consignment.exec(at.text)) ?? [];
  if (!at || prefix === undefined) {
    fault(findings, { line: at?.line ?? 1, segment: name }, "consignment", at?.text);
    return undefined;
  }
  const read = {
    at: { file: findings.file, line: at.line, segment: name },
    mainNumber: `${prefix}-${serial}`,
    origin,
    destination,
    pieces: Number(pieces),
    notes: [],
  };
  return { ...read, weight: converted(read.notes, "weight", { amount, unit }) ?? "" };
}

/** `WM26070003/HKGBKK/1/K149.0//DRY BATTERY`, and on lines of their own special handling codes. */
const summary = /^([^/]{1,35})\/([A-Z]{3})([A-Z]{3})\/T?(\d{1,5})\/?([KL])([\d.]{1,9})(?:\/(\d*))?(?:\/(.*))?$/;

function readHouse(
  main: ReceivedConsignment,
  { lines: [at, ...more] }: Segment,
  findings: Findings,
): ReceivedHouse | undefined {
  const found = at && summary.exec(at.text);
  if (!at || !found) {
    fault(findings, { line: at?.line ?? main.at.line, segment: "HBS" }, "house", at?.text);
    return undefined;
  }
  const [, houseNumber = "", origin = "", destination = "", pieces, unit = "", amount = "", , description = ""] = found;
  const house: ReceivedHouse = {
    at: { file: findings.file, line: at.line, segment: "HBS" },
    mainNumber: main.mainNumber,
    houseNumber: houseNumber.trim(),
    origin,
    destination,
    pieces: Number(pieces),
    weight: "",
    volume: "",
    goods: description.trim(),
    shipper: noParty,
    consignee: noParty,
    freight: "",
    currency: "",
    remarks: [],
    notes: [],
    customsCodes: [],
    items: [],
    value: "",
  };
  const weight = converted(house.notes, "weight", { amount, unit });
  if (weight === undefined) fault(findings, { line: at.line, segment: "HBS" }, "unreadable", `${unit}${amount}`);
  const codes = more.flatMap(({ text }) => text.split("/")).filter(Boolean);
  if (codes.length > 0) house.remarks.push(codes.join(" "));
  return { ...house, weight: weight ?? "" };
}

const readers: Readonly<Record<string, Reader>> = {
  // The free text is the whole description, of which the summary has the beginning.
  TXT: (house, { lines }) => {
    const text = lines.map((line) => line.text.trim()).join(" ");
    if (text !== "") house.goods = text;
  },
  HTS: (house, { lines }) => void house.customsCodes.push(...lines.map(({ text }) => text.trim()).filter(Boolean)),
  SHP: (house, segment, findings) => void (house.shipper = readParty(segment, false, findings)),
  CNE: (house, segment, findings) => void (house.consignee = readParty(segment, false, findings)),
  CVD: readCharges,
};

/** `USD/CC/NVD/4289.68/XXX`: currency, who pays weight and other charges, values for carriage, customs and insurance. */
function readCharges(house: ReceivedHouse, { lines: [at] }: Segment, findings: Findings): void {
  const [currency = "", payers = "", carriage = "", customs = "", insurance = ""] = (at?.text ?? "").split("/");
  house.currency = currency.slice(0, 3);
  house.freight = freightOf(payers);
  if (/^\d{1,12}(?:\.\d{1,4})?$/.test(customs)) house.value = customs;
  const declared = [carriage, insurance].filter((value) => value !== "" && !nilValues.has(value));
  if (at && declared.length > 0) leftover(findings, { line: at.line, segment: "CVD" }, at.text);
}
