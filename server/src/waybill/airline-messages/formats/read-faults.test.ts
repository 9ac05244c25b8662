import { describe, expect, test } from "vitest";
import { publishedMain } from "./air.stage.ts";
import { enveloped, read } from "./received.stage.ts";
import { xfwb } from "./xfwb.ts";

const faultsOf = (...texts: string[]) =>
  read(...texts).faults.map(({ file, line, segment, kind, value }) => [file, line, segment, kind, value]);

const envelope = { writtenAt: "2026-07-16T08:00:00", sender: "DEMO", recipient: "TG" };

describe("What is wrong is told by file, line and segment", () => {
  test.each([
    ["a text that is none", "hello", [["file1", 1, "", "nothing", ""]]],
    ["another message", "FSU/14\n020-12345675SZXRUH/T1K1\n", [["file1", 1, "FSU", "otherMessage", "FSU/14"]]],
    [
      "a consignment that cannot be read",
      "FWB/16\n020-1234567SZXRUH/T4K600\n",
      [["file1", 2, "AWB", "consignment", "020-1234567SZXRUH/T4K600"]],
    ],
    [
      "a house that cannot be read",
      "FHL/4\nMBI/020-12345675SZXRUH/T4K600\nHBS/A1/SZXRU/2/K300//SHOES\nTXT/X\n",
      [["file1", 3, "HBS", "house", "A1/SZXRU/2/K300//SHOES"]],
    ],
    ["a consolidation without houses", "FHL/4\nMBI/020-12345675SZXRUH/T4K600\n", [["file1", 1, "HBS", "absent", ""]]],
    ["houses without their consignment", "FHL/4\nHBS/A1/SZXRUH/2/K300//SHOES\n", [["file1", 2, "MBI", "absent", ""]]],
  ])("%s", (_, text, expected) => {
    expect(faultsOf(text)).toEqual(expected);
  });

  test("but not what a message leaves empty", () => {
    const bare =
      "FHL/4\nMBI/020-12345675SZXRUH/T4K600\nHBS/A1/SZXRUH/2/K300//SHOES\nSHP/ONE\n/\n/\n/\nCNE/TWO\n/\n/\n//\n";
    const { faults, houses } = read(bare);
    expect(faults.map(({ value }) => value)).toEqual(["TWO /  /  / /"]);
    expect(houses).toMatchObject([{ shipper: { name: "ONE", address: "", city: "", country: "" } }]);
  });

  test("and the rest is read all the same", () => {
    const broken = enveloped.replace("FLT/TG601/16/TG675/17", "FLT/T/99").replace("ISU/16JUL26", "ISU/99JUL26");
    const { mains, faults } = read("x", broken);
    expect(mains).toMatchObject([{ mainNumber: "217-08722685", goods: "DRY BATTERY NOT RESTRICTED", flight: "" }]);
    expect(faults.map(({ file, segment, value }) => [file, segment, value])).toEqual([
      ["file1", "", ""],
      ["file2", "FLT", "T/99"],
      ["file2", "ISU", "99JUL26"],
    ]);
  });

  test.each([
    ["that is not well formed", "<rsm:Waybill xmlns:rsm='iata:waybill:1'>\n<a>\n</b>", "notWellFormed"],
    [
      "with entities of its own",
      `<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d SYSTEM "file:///etc/passwd">]>\n<a>&b;&d;</a>`,
      "documentType",
    ],
    ["with an entity that nobody declared", "<a>\n&b;</a>", "notWellFormed"],
    ["that is nested too deeply", "<a>".repeat(100) + "</a>".repeat(100), "tooLarge"],
    ["of another kind", "<rsm:FlightManifest xmlns:rsm='iata:flightmanifest:1'/>", "otherMessage"],
  ])("of a document %s nothing is read", (_, xml, kind) => {
    const { faults, mains, houses } = read(xml);
    expect(faults.map((one) => one.kind)).toEqual([kind]);
    expect([...mains, ...houses]).toEqual([]);
  });

  test("in a document at its line", () => {
    const text = xfwb(publishedMain, envelope, () => undefined).replace(">149<", ">many<");
    const [first] = read(`\n${text}`).faults;
    const line = `\n${text}`.split("\n").findIndex((one) => one.includes("many")) + 1;
    expect(first).toMatchObject({ line, segment: "IncludedTareGrossWeightMeasure", value: "many KGM" });
  });
});
