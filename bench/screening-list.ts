import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "./server.ts";

const entries = 18_000;
const otherNames = 20_000;

/** A list of OFAC's form and of the SDN list's full size. */
export interface SdnList {
  parties: string;
  names: string;
  /** Its names, for queries. */
  listed: string[];
}

interface Entry {
  rest: string;
  name: string;
}
interface OtherName {
  entry: number;
  name: string;
}

/**
 * The published files, which hold a part of the parties only, multiplied to the full list's size: first the parties whose
 * alternative names are there without them, then parties with other letters, so that there are as many more words to be
 * told apart as a longer list has.
 */
export function fullSdn(): SdnList {
  const parties = new Map(linesOf("sdn").map((line) => partyOf(line)));
  const names = linesOf("alt").map((line) => otherOf(line));
  for (const { entry, name } of names)
    if (!parties.has(entry)) parties.set(entry, { name, rest: `-0- ,"SDGT",${"-0- ,".repeat(7)}-0- ` });
  const [given, givenNames] = [[...parties.values()], [...names]];
  const last = Math.max(...parties.keys());
  for (let at = 0; parties.size < entries; at += 1) {
    const { name, rest } = given[at % given.length] ?? { name: "", rest: "" };
    parties.set(last + 1 + at, { name: otherLetters(name), rest });
  }
  for (let at = 0; names.length < otherNames; at += 1)
    names.push({ entry: last + 1 + at, name: otherLetters(givenNames[at]?.name ?? "") });
  return {
    parties: lines([...parties].map(([entry, { name, rest }]) => `${entry},"${name}",${rest}`)),
    names: lines(names.map(({ entry, name }, at) => `${entry},${at + 1},"aka","${name}",-0- `)),
    listed: [...parties.values(), ...names].map(({ name }) => name),
  };
}

/** With the mark by which OFAC's files end. */
const lines = (of: readonly string[]) => `${of.join("\r\n")}\r\n\u001A`;

function linesOf(file: string): string[] {
  const packed = readFileSync(join(root, `server/src/market-risk/lists/published/${file}.csv.gz`));
  return gunzipSync(packed)
    .toString("utf8")
    .split(/\r?\n/)
    .filter((line) => /^\d+,/.test(line));
}

function partyOf(line: string): [number, Entry] {
  const [, entry = "", name = "", rest = ""] = /^(\d+),"([^"]*)",(.*)$/s.exec(line) ?? [];
  return [Number(entry), { name, rest }];
}

function otherOf(line: string): OtherName {
  const [, entry = "", name = ""] = /^(\d+),\d+,"[^"]*","([^"]*)"/.exec(line) ?? [];
  return { entry: Number(entry), name };
}

const [from, to] = ["AEIOUBDGKLMNPRSTVZ", "EIOUADBKGMLPNSRVTZ"];

/** Another name that sounds as likely. */
function otherLetters(name: string): string {
  return name.toUpperCase().replace(/[A-Z]/g, (letter) => to[from.indexOf(letter)] ?? letter);
}
