import type { AirParty } from "./model.ts";
import type { Line, Segment } from "./read-text.ts";
import { fault, leftover, noParty, type Findings } from "./received.ts";

/**
 * Name and address of a party. Up to FWB/16 and FHL/4 its lines stand in an order (name, street, place, coded location);
 * from FWB/17 and FHL/5 on they are named (`NAM/`, `ADR/`, `LOC/`). A second line of the name, which says a department
 * or whom the goods are in care of, begins the address. An account number before them is of no use here.
 */
export function readParty(segment: Segment, hasAccount: boolean, findings: Findings): AirParty {
  const [first, ...others] = segment.lines;
  const lines = first === undefined || first.text === "" || hasAccount ? others : segment.lines;
  const named = lines.some(({ text }) => /^(?:NAM|ADR|LOC)(?:\/|$)/.test(text));
  const [coded, rest] = apartFromCoded(lines);
  const party = named ? namedParty(rest) : orderedParty(rest);
  if (!coded)
    fault(
      findings,
      { line: segment.line, segment: segment.name },
      "unreadable",
      lines.map(({ text }) => text).join(" / "),
    );
  return { ...party, ...(coded && readCoded(coded, segment.name, findings)) };
}

/** The last line that is a country's code, alone or with more after it; a last line that says nothing counts as one. */
function apartFromCoded(lines: readonly Line[]): [Line | undefined, readonly Line[]] {
  const place = lines.at(-1)?.text === "" ? lines.length - 1 : lines.findLastIndex(isCoded);
  return place < 1 ? [undefined, lines] : [lines[place], lines.filter((_, index) => index !== place)];
}

function orderedParty(lines: readonly Line[]): AirParty {
  const texts = lines.map(({ text }) => text.trim());
  const [name = "", ...rest] = texts;
  const place = rest.pop() ?? "";
  return { ...noParty, name, address: rest.join(" "), ...placeOf(place) };
}

const joined = (lines: readonly string[]) => lines.filter(Boolean).join(" ");

function namedParty(lines: readonly Line[]): AirParty {
  const texts = { NAM: [""], ADR: [""], LOC: [""] };
  let under: keyof typeof texts = "NAM";
  for (const { text } of lines) {
    const [, name, rest] = /^(NAM|ADR|LOC)\/?(.*)$/.exec(text) ?? [];
    if (name === "NAM" || name === "ADR" || name === "LOC") under = name;
    texts[under].push((rest ?? text).trim());
  }
  const [name = "", ...moreNames] = texts.NAM.filter(Boolean);
  return { ...noParty, name, address: joined([...moreNames, ...texts.ADR]), ...placeOf(joined(texts.LOC)) };
}

function placeOf(text: string): Pick<AirParty, "city" | "province"> {
  const [city = "", province = ""] = text.split("/");
  return { city: city.trim(), province: province.trim() };
}

/** `US/46216/TE/13175910000`: country, post code, then kinds of contact with their numbers. */
function readCoded(
  { line, text }: Line,
  segment: string,
  findings: Findings,
): Pick<AirParty, "country" | "postalCode" | "phone"> {
  const [country = "", postalCode = "", ...contacts] = text.split("/").map((part) => part.trim());
  let phone = "";
  for (let place = 0; place + 1 < contacts.length; place += 2) {
    const [kind = "", number = ""] = contacts.slice(place, place + 2);
    if (kind === "TE" && phone === "") phone = number;
    else if (number !== "") leftover(findings, { line, segment }, `${kind}/${number}`);
  }
  return { country, postalCode, phone };
}

const isCoded = ({ text }: Line) => /^[A-Z]{2}(?:\/.*)?$/.test(text);
