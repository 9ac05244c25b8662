import { fault, leftover, type Findings } from "./received.ts";

/** A line of a message: where it stands, and its text without the segment's identifier. */
export interface Line {
  line: number;
  text: string;
}

/** A segment of a text: its identifier, and its lines, the first of which may be empty. */
export interface Segment {
  name: string;
  line: number;
  lines: Line[];
}

export interface TextMessage {
  kind: "FWB" | "FHL";
  version: number;
  line: number;
  segments: Segment[];
}

const header = /^(FWB|FHL)\/(\d{1,2})$/;
const otherHeader = /^([A-Z]{3})\/(\d{1,2})$/;
/** Lines that a teletype or a mailbox puts around a message: priority and addresses, sender, end signs. */
const envelope = /^(?:Q[A-Z] [A-Z0-9 ]+|\.[A-Z0-9]{7}.*|=[A-Z]+.*|ZCZC.*|NNNN|-+)$/;
/** Control signs of a teletype, and marks of byte order. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000B-\u001F\u007F\uFEFF]/g;

/**
 * Takes texts apart into FWB and FHL messages and their segments, whatever their line ends, versions and envelopes.
 * Other messages are told, and lines that belong to none are kept aside.
 */
export function textMessages(text: string, findings: Findings): TextMessage[] {
  const messages: TextMessage[] = [];
  let [isPassing, isFresh] = [false, true];
  for (const [place, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const at = { line: place + 1, text: raw.replace(controls, "").trimEnd() };
    const content = at.text.trim();
    const [, kind, version] = header.exec(content) ?? [];
    const [, other] = otherHeader.exec(content) ?? [];
    if (content === "" || (messages.length === 0 && envelope.test(content))) {
      isFresh = true;
      continue;
    }
    if (kind !== undefined) {
      isPassing = false;
      messages.push({ kind: kind === "FWB" ? "FWB" : "FHL", version: Number(version), line: at.line, segments: [] });
    } else if (isFresh && other !== undefined && !knownSegments.has(other)) {
      isPassing = true;
      fault(findings, { line: at.line, segment: other }, "otherMessage", content);
    } else if (!isPassing) addLine(messages.at(-1), { line: at.line, text: content }, findings);
    isFresh = false;
  }
  return messages;
}

/** Segments of a text; with a number they could be taken for the beginning of another message. */
const knownSegments = new Set(
  "FLT RTG SHP CNE AGT SSR NFY ACC CVD RTD OTH PPD COL CER ISU OSI CDC REF COR COI SII ARD SPH NOM SRI OPI OCI MBI HBS TXT HTS NAM ADR LOC".split(
    " ",
  ),
);

function addLine(message: TextMessage | undefined, at: Line, findings: Findings): void {
  const { line, text } = at;
  const [, name, rest = ""] = /^([A-Z]{3})(?:\/(.*))?$/.exec(text) ?? [];
  const segment = message?.segments.at(-1);
  if (message?.kind === "FWB" && message.segments.length === 0 && !text.startsWith("/") && name === undefined)
    message.segments.push({ name: "AWB", line, lines: [{ line, text }] });
  else if (message && name !== undefined && !partyLines.has(name))
    message.segments.push({ name, line, lines: [{ line, text: rest }] });
  else if (segment && text.startsWith("/")) segment.lines.push({ line, text: text.slice(1) });
  else if (segment && name !== undefined) segment.lines.push(at);
  else if (segment && isWrapped(segment)) append(segment, text);
  else if (!envelope.test(text)) leftover(findings, { line, segment: segment?.name ?? "" }, text);
}

/** Lines of a party from FWB/17 and FHL/5 on: `NAM/…`, `ADR/…`, `LOC/…`; they keep their identifier. */
const partyLines = new Set(["NAM", "ADR", "LOC"]);

/** Longest line of a teletype: what comes after one of that length without a slant is its rest. */
const longestLine = 60;
const isWrapped = ({ lines }: Segment) => (lines.at(-1)?.text.length ?? 0) >= longestLine;

function append({ lines }: Segment, text: string): void {
  const last = lines.at(-1);
  if (last) last.text += text;
}
