import { Big } from "big.js";
import { readFlightDay, readMessageDate } from "./message-days.ts";
import { readParty } from "./read-party.ts";
import type { Line, Segment, TextMessage } from "./read-text.ts";
import { fault, leftover, noParty, type Findings, type ReceivedMain } from "./received.ts";
import { converted } from "./units.ts";

/** `020-12345675SZXRUH/T12K640MC3.2`: number, airports, kind of shipment, pieces, weight, and perhaps a volume or a density group. */
export const consignment =
  /^(?:AWB\/)?(\d{3})[- ]?(\d{8})\/?([A-Z]{3})([A-Z]{3})\/?[TPSMD]?(\d{1,5})([KL])([\d.]{1,9})(?:\/?([A-Z]{2})([\d.]+))?(.*)$/;

type Main = ReceivedMain;
type Reader = (main: Main, segment: Segment, findings: Findings) => void;

/** Reads an FWB; undefined, with a fault, when it does not say which air waybill it is about. */
export function readFwb({ line, segments }: TextMessage, findings: Findings): Main | undefined {
  const [first, ...others] = segments;
  const main = first && readConsignment(first, findings);
  if (!main) {
    if (!first) fault(findings, { line, segment: "AWB" }, "absent");
    return undefined;
  }
  const issue = others.find(({ name }) => name === "ISU");
  if (issue) readIssue(main, issue, findings);
  for (const segment of others) {
    const read = readers[segment.name];
    if (read) read(main, segment, findings);
    else keepAside(segment, findings);
  }
  for (const segment of ["SHP", "CNE", "RTD"])
    if (!others.some(({ name }) => name === segment)) fault(findings, { line, segment }, "absent");
  return main;
}

/** Keeps a segment without a field in Lading readable. */
export function keepAside({ name, lines }: Segment, findings: Findings): void {
  for (const { line, text } of lines) if (text !== "") leftover(findings, { line, segment: name }, text);
}

function readConsignment({ name, lines: [at] }: Segment, findings: Findings): Main | undefined {
  const found = at && consignment.exec(at.text);
  const [, prefix, serial, origin = "", destination = "", pieces, unit = "", amount = ""] = found ?? [];
  if (!at || !found) {
    fault(findings, { line: at?.line ?? 1, segment: "AWB" }, "consignment", at?.text ?? name);
    return undefined;
  }
  const main: Main = {
    ...emptyMain,
    at: { file: findings.file, line: at.line, segment: "AWB" },
    mainNumber: `${prefix}-${serial}`,
    origin,
    destination,
    pieces: Number(pieces),
    notes: [],
    remarks: [],
  };
  const weight = converted(main.notes, "weight", { amount, unit });
  if (weight === undefined) fault(findings, { line: at.line, segment: "AWB" }, "unreadable", `${unit}${amount}`);
  main.weight = weight ?? "";
  const [volumeUnit, volume, rest = ""] = found.slice(8);
  if (volume !== undefined && volumeUnit !== undefined)
    main.volume = converted(main.notes, "volume", { amount: volume, unit: volumeUnit }) ?? "";
  if (rest !== "") leftover(findings, { line: at.line, segment: "AWB" }, rest);
  return main;
}

const emptyMain = {
  weight: "",
  volume: "",
  goods: "",
  shipper: noParty,
  consignee: noParty,
  freight: "",
  currency: "",
  carrier: "",
  flight: "",
  departure: "",
  issued: "",
  notify: "",
  chargeableWeight: "",
} as const;

const readers: Readonly<Record<string, Reader>> = {
  FLT: readFlights,
  RTG: readRoute,
  SHP: (main, segment, findings) => void (main.shipper = readParty(segment, true, findings)),
  CNE: (main, segment, findings) => void (main.consignee = readParty(segment, true, findings)),
  NFY: (main, segment, findings) => {
    const { name, address, city, province, postalCode, country, phone } = readParty(segment, false, findings);
    main.notify = [name, address, city, province, postalCode, country, phone].filter(Boolean).join(", ");
  },
  CVD: readCharges,
  RTD: readRates,
  // Read before the flights, whose days are sought around it.
  ISU: () => undefined,
  OSI: (main, { lines }) => {
    const text = lines.map((line) => line.text).join(" ");
    const [, notify] = /^NOTIFY (.+)$/.exec(text) ?? [];
    if (notify !== undefined && main.notify === "") main.notify = notify;
    else if (text !== "") main.remarks.push(text);
  },
  SSR: (main, { lines }) => void main.remarks.push(...lines.map(({ text }) => text).filter(Boolean)),
  SPH: (main, { lines }) =>
    void main.remarks.push(
      lines
        .flatMap(({ text }) => text.split("/"))
        .filter(Boolean)
        .join(" "),
    ),
};

/** `ISU/16JUL26/HKG`: day and place of issue, and a signature. */
function readIssue(main: Main, { lines: [at] }: Segment, findings: Findings): void {
  const [day = "", ...rest] = (at?.text ?? "").split("/");
  const issued = readMessageDate(day);
  if (issued === undefined) fault(findings, { line: at?.line ?? 1, segment: "ISU" }, "unreadable", day);
  else main.issued = issued;
  if (at && rest.join("/") !== "") leftover(findings, { line: at.line, segment: "ISU" }, rest.join("/"));
}

/** `FLT/TG601/16/TG602/17`: flights with their days; Lading keeps the first. */
function readFlights(main: Main, { lines }: Segment, findings: Findings): void {
  for (const { line, text } of lines) {
    const parts = text.split("/").filter(Boolean);
    for (let place = 0; place < parts.length; place += 2) {
      const [flight = "", day = ""] = parts.slice(place, place + 2);
      const departure = readFlightDay(day, main.issued || findings.today);
      const isFlight = /^(?:[A-Z][A-Z0-9]|[0-9][A-Z])\d{1,4}[A-Z]?$/.test(flight);
      if (!isFlight || departure === undefined)
        fault(findings, { line, segment: "FLT" }, "unreadable", [flight, day].join("/"));
      else if (main.flight === "") {
        main.flight = flight;
        main.carrier = flight.slice(0, 2);
        main.departure = departure;
      } else leftover(findings, { line, segment: "FLT" }, `${flight}/${day}`);
    }
  }
}

/** `RTG/FRABA/LHRBA`: the airline of the first leg; what leads over other airports is kept aside. */
function readRoute(main: Main, { lines: [at] }: Segment, findings: Findings): void {
  if (!at) return;
  const [, carrier] = /^(?:[A-Z]{3})?([A-Z][A-Z0-9]|[0-9][A-Z])(?:\/|$)/.exec(at.text) ?? [];
  if (carrier === undefined) fault(findings, { line: at.line, segment: "RTG" }, "unreadable", at.text);
  else if (main.carrier === "") main.carrier = carrier;
  if (at.text.includes("/")) leftover(findings, { line: at.line, segment: "RTG" }, at.text);
}

/** `CVD/HKD/PP/PP/NVD/NCV/XXX`: currency, charge code, who pays weight and other charges, values. */
function readCharges(main: Main, { lines: [at] }: Segment, findings: Findings): void {
  const [currency = "", code = "", payers = "", ...values] = (at?.text ?? "").split("/");
  main.currency = currency.slice(0, 3);
  main.freight = freightOf(payers) || freightOf(code);
  const declared = values.filter((value) => value !== "" && !nilValues.has(value));
  if (at && declared.length > 0) leftover(findings, { line: at.line, segment: "CVD" }, at.text);
}

/** No value declared for carriage or customs, no insurance. */
export const nilValues: ReadonlySet<string> = new Set(["NVD", "NCV", "XXX"]);

/** `PP`, `CC`, `P`, `C`, and charge codes such as `PX` or `CM`: what begins with P is paid ahead. */
export function freightOf(code: string): Main["freight"] {
  if (code.startsWith("P")) return "prepaid";
  return code.startsWith("C") ? "collect" : "";
}

/** Rate lines (`1/P1/K149/CQ/W149/R10.76/T1603.24`), each followed by details (`/NG/CONSOL`, `2/NV/MC0.44`). */
function readRates(main: Main, { lines }: Segment, findings: Findings): void {
  const goods: string[] = [];
  const volumes: string[] = [];
  let chargeable = new Big(0);
  for (const at of lines) {
    const [, code, value = ""] = /^(?:\d{1,2}\/)?(N[A-Z])\/(.*)$/.exec(at.text) ?? [];
    const volume = code === "NV" ? volumeOf(main, value) : undefined;
    if (code === "NG" || code === "NC") goods.push(value.trim());
    else if (volume !== undefined) volumes.push(volume);
    else if (code !== undefined && isNothing(code, value)) continue;
    else {
      const [, weight] = /\/W(\d{1,7}(?:\.\d{1,2})?)(?:\/|$)/.exec(at.text) ?? [];
      if (code === undefined && weight !== undefined) chargeable = chargeable.plus(weight);
      if (saysMore(code, at)) leftover(findings, { line: at.line, segment: "RTD" }, at.text);
    }
  }
  main.goods = goods.join(" ");
  if (main.volume === "" && volumes.length > 0)
    main.volume = volumes.reduce((sum, volume) => sum.plus(volume), new Big(0)).toFixed();
  if (chargeable.gt(0)) main.chargeableWeight = chargeable.toFixed();
}

function volumeOf(main: Main, value: string): string | undefined {
  const [, unit = "", amount = ""] = /^([A-Z]{2})([\d.]+)$/.exec(value) ?? [];
  return converted(main.volume === "" ? main.notes : [], "volume", { amount, unit });
}

/** No dimensions available; the houses' pieces, which they say themselves. */
const isNothing = (code: string, value: string) => (code === "ND" && value.endsWith("NDA")) || code === "NS";

/** A rate line that has a class or a rate, or a detail that none of Lading's fields is. */
const saysMore = (code: string | undefined, { text }: Line) =>
  code !== undefined || !/^\d{1,2}(?:\/P\d{1,5})?(?:\/[KL][\d.]+)?(?:\/W[\d.]+)?$/.test(text);
