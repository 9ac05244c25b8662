import { CsvError, parse } from "csv-parse/sync";
import { ListFileError, type ListDoubt, type ListedParty, type ReadList } from "./listed-party.ts";
import { readRemarks } from "./ofac-remarks.ts";

/**
 * A list as OFAC publishes it (SDN or Consolidated, "Specially Designated Nationals Data Specification"): comma-separated
 * files without a header, of parties, alternative names, addresses and what did not fit into the remarks, tied by number.
 */
export interface OfacFiles {
  readonly parties: OfacFile;
  readonly names?: OfacFile;
  readonly addresses?: OfacFile;
  readonly comments?: OfacFile;
}

export interface OfacFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const columns = { parties: 12, names: 5, addresses: 6, comments: 2 } as const;
const endMark = 0x1a;

/**
 * Reads OFAC's files, and takes them for cut off where one lacks its end mark, or where the main file ends before parties
 * that the other files know: a file that was cut between two rows reads like a whole one. Throws a `ListFileError` then.
 */
export function readWholeOfac(files: OfacFiles): ReadList {
  const list = readOfac(files);
  const unmarked = list.doubts.find((doubt) => doubt.kind === "noEndMark");
  if (unmarked) throw new ListFileError(unmarked.file, "truncated", unmarked.rows);
  if (list.doubts.some((doubt) => doubt.kind === "orphans" && doubt.isBeyond))
    throw new ListFileError(files.parties.name, "truncated", list.parties.length);
  return list;
}

/** Reads OFAC's files into one list, also what there is of a list that is not whole. Throws a `ListFileError` where one of them is none, or ends in the middle of a row. */
export function readOfac(files: OfacFiles): ReadList {
  const doubts: ListDoubt[] = [];
  const read = (part: keyof OfacFiles) => {
    const file = files[part];
    return file ? rowsOf(file, columns[part], doubts) : [];
  };
  const prim = read("parties");
  if (prim.length === 0) throw new ListFileError(files.parties.name, "empty");
  const known = new Set(prim.map(([reference]) => reference));
  const last = prim.reduce((most, [reference]) => Math.max(most, Number(reference)), 0);
  const belonging = (part: "names" | "addresses" | "comments") => {
    const rows = read(part);
    const orphans = rows.filter(([reference]) => !known.has(reference));
    if (orphans.length > 0) {
      const isBeyond = orphans.some(([reference]) => Number(reference) > last);
      doubts.push({ kind: "orphans", file: files[part]?.name ?? "", count: orphans.length, isBeyond });
    }
    return Map.groupBy(rows, ([reference]) => reference ?? "");
  };
  const [names, addresses, comments] = [belonging("names"), belonging("addresses"), belonging("comments")];
  const parties = prim.map((row) => {
    const reference = row[0] ?? "";
    return partyOf(row, {
      names: names.get(reference) ?? [],
      addresses: addresses.get(reference) ?? [],
      comments: comments.get(reference) ?? [],
    });
  });
  return { parties, date: null, doubts };
}

type Row = readonly string[];

function rowsOf({ name, bytes }: OfacFile, width: number, doubts: ListDoubt[]): Row[] {
  const hasEnd = bytes.at(-1) === endMark;
  const text = new TextDecoder("utf-8").decode(hasEnd ? bytes.subarray(0, -1) : bytes);
  const rows = parsed(name, text);
  if (!hasEnd) doubts.push({ kind: "noEndMark", file: name, rows: rows.length });
  for (const [at, row] of rows.entries()) {
    const isCut = at > 0 && at === rows.length - 1 && row.length < width;
    if (row.length !== width) throw new ListFileError(name, isCut ? "truncated" : "format", at + 1);
    if (!/^\d+$/.test(row[0] ?? "")) throw new ListFileError(name, "format", at + 1);
  }
  return rows;
}

function parsed(name: string, text: string): Row[] {
  try {
    // A value may be followed by blanks after its quotes.
    return parse(text, { trim: true, skip_empty_lines: true, relax_column_count: true }).map((row) =>
      row.map((value) => (value === "-0-" ? "" : value)),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ListFileError(
      name,
      error.code === "CSV_QUOTE_NOT_CLOSED" ? "truncated" : "format",
      typeof error["lines"] === "number" ? error["lines"] : null,
    );
  }
}

const kinds: Readonly<Record<string, ListedParty["kind"]>> = {
  individual: "person",
  vessel: "vessel",
  aircraft: "aircraft",
};
/** An `aka` or `nka` is an alias. */
const former = "fka";

interface Belonging {
  names: readonly Row[];
  addresses: readonly Row[];
  comments: readonly Row[];
}

function partyOf(row: Row, { names, addresses, comments }: Belonging): ListedParty {
  const [reference = "", name = "", kind = "", program = "", title = "", , , , , flag = "", , remark = ""] = row;
  const remarks = [remark, ...comments.map((comment) => comment[1] ?? "")].join("");
  const found = readRemarks(remarks);
  const partyKind = kinds[kind] ?? "entity";
  return {
    reference,
    kind: partyKind,
    names: [
      { name, kind: "primary" },
      ...names.map(([, , alias = "", other = ""]) => ({
        name: other,
        kind: alias === former ? ("former" as const) : ("alias" as const),
      })),
      ...found.names,
    ],
    addresses: addresses.flatMap(([, , street = "", city = "", country = ""]) => {
      const text = [street, city].filter(Boolean).join(", ");
      return text === "" && country === "" ? [] : [{ text, country }];
    }),
    numbers: found.numbers,
    bics: found.bics,
    birthDates: found.birthDates,
    countries: [...new Set([...found.countries, ...(flag === "" ? [] : [flag])])],
    programs: program
      .split(/\]\s*\[/)
      .map((one) => one.trim())
      .filter(Boolean),
    remarks: [title, remarks].filter(Boolean).join("; "),
  };
}
