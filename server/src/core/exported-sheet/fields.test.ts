import { decimal, enabledField, moment, named, requiredText, type Language } from "@lading/contract/core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { sheetOfFields } from "./fields.ts";

const name = (en: string) => ({ zh: `${en}-zh`, en, ar: `${en}-ar` });
const fields = {
  plate: named(requiredText(10), name("Plate")),
  weight: named(decimal(3), name("Weight")),
  doors: named(z.int(), name("Doors")),
  since: named(z.iso.date(), name("Since")),
  seenAt: named(moment.nullable(), name("Seen")),
  owner: named(z.enum(["own"]), name("Owner"), { own: { zh: "自有", en: "Own", ar: "مملوك" } }),
  enabled: enabledField,
  insured: named(z.boolean(), name("Insured")),
  drivers: named(z.array(z.string()), name("Drivers")),
};
const row = {
  id: "not a field of the sheet",
  plate: "KSA 1234",
  weight: "1200.500",
  doors: 4,
  since: "2026-11-20",
  seenAt: "2026-11-20 08:05:59.123456+03",
  owner: "own",
  enabled: false,
  insured: true,
  drivers: ["Omar", "Li Wei"],
};

describe("A sheet of fields", () => {
  test.each<[Language, string[]]>([
    ["zh", ["Plate-zh", "Weight-zh", "Doors-zh", "Since-zh", "Seen-zh", "Owner-zh", "状态", "Insured-zh"]],
    ["en", ["Plate", "Weight", "Doors", "Since", "Seen", "Owner", "Status", "Insured"]],
    ["ar", ["Plate-ar", "Weight-ar", "Doors-ar", "Since-ar", "Seen-ar", "Owner-ar", "الحالة", "Insured-ar"]],
  ])("has their names as headings in their order, in %s", (language, headings) => {
    const { columns } = sheetOfFields(fields, [], language);
    expect(columns.slice(0, 8).map(({ heading }) => heading)).toEqual(headings);
  });

  test.each<[Language, string[]]>([
    ["zh", ["自有", "停用", "是"]],
    ["en", ["Own", "Disabled", "Yes"]],
    ["ar", ["مملوك", "موقوف", "نعم"]],
  ])("has values as people read them, in %s", (language, [owner, enabled, insured]) => {
    const { rows } = sheetOfFields(fields, [row], language);
    const figures = ["KSA 1234", "1200.500", "4", "2026-11-20", row.seenAt];
    expect(rows).toEqual([[...figures, owner, enabled, insured, "Omar; Li Wei"]]);
  });

  test("tells figures and dates from texts", () => {
    const { columns } = sheetOfFields(fields, [], "en");
    expect(columns.map(({ kind }) => kind)).toEqual([
      undefined,
      "number",
      "number",
      "date",
      "moment",
      ...Array(4).fill(undefined),
    ]);
  });

  test("leaves empty what is not there", () => {
    const { plate, seenAt } = fields;
    expect(sheetOfFields({ plate, seenAt }, [{ plate: "KSA 1", seenAt: null }, {}], "en").rows).toEqual([
      ["KSA 1", null],
      [null, null],
    ]);
  });

  test("shows a value that has no text any more as it is stored", () => {
    expect(sheetOfFields({ owner: fields.owner }, [{ owner: "leased" }], "en").rows).toEqual([["leased"]]);
  });

  test("is an error of the contract where a field has no name, or a value is no cell", () => {
    expect(() => sheetOfFields({ plate: requiredText(10) }, [], "en")).toThrow("plate");
    expect(() => sheetOfFields({ plate: fields.plate }, [{ plate: { en: "x" } }], "en")).toThrow("A cell holds");
  });
});
