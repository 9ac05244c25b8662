import { describe, expect, test } from "vitest";
import { z } from "zod";
import { calendarDate, decimal, moment, optionalText, orEmpty, requiredText } from "./fields.ts";
import { answered, fieldsOf, labelsOf, named, textsOf } from "./named.ts";

const label = { zh: "车牌", en: "Plate", ar: "لوحة" };
const choices = { own: { zh: "自有", en: "Own", ar: "مملوك" }, hired: { zh: "租用", en: "Hired", ar: "مستأجر" } };
const plate = named(requiredText(10), label);
const owner = named(z.enum(["own", "hired"]), label, choices);

describe("A field's name", () => {
  test.each([
    ["as it is", plate],
    ["with a description", plate.describe("As it stands on the vehicle")],
    ["with a default", plate.default("—")],
    ["where it may be missing", plate.optional()],
    ["where it may be null", plate.nullable()],
    ["described and left out", plate.describe("As it stands on the vehicle").optional()],
    ["left out and described", plate.optional().describe("Only this one")],
  ])("holds %s", (_how, field) => {
    expect(textsOf(field)).toEqual({ label });
  });

  test("comes with the texts of its values", () => {
    expect(textsOf(owner.optional())).toEqual({ label, choices });
  });

  test("is the description of the document, unless more is said", () => {
    expect([plate.description, plate.describe("More").description]).toEqual(["Plate", "More"]);
  });

  test("is the field's own: a schema that several fields are of keeps none", () => {
    const shared = requiredText(10);
    const [first, second] = [named(shared, label), named(shared, { ...label, en: "Trailer" })];
    expect([first, second, shared].map((field) => textsOf(field)?.label.en)).toEqual(["Plate", "Trailer", undefined]);
  });
});

test("All names of a record's fields are given at once; a field without one is an error of the contract", () => {
  expect(labelsOf({ plate, owner: owner.optional() })).toEqual({ plate: label, owner: label });
  expect(() => labelsOf({ plate, weight: decimal(2) })).toThrow("weight");
});

describe("An answer's field", () => {
  const answer = z.object(
    answered({
      plate,
      note: optionalText(3),
      weight: decimal(1),
      mail: orEmpty(z.email()),
      owner,
      doors: named(z.int().max(4), label),
      enabled: z.boolean().default(true),
      since: calendarDate.refine((date) => date > "2000-01-01"),
      seenAt: moment,
      until: calendarDate.nullable(),
    }),
  );
  const row = {
    plate: "a plate that is longer than ten letters",
    note: "  longer than three ",
    weight: "1.23456",
    mail: "no address",
    owner: "own",
    doors: 4,
    enabled: false,
    since: "1999-01-01",
    seenAt: "2026-11-20T08:00:00Z",
    until: null,
  };

  test("is given as it is stored: nothing that was typed is checked or cut again", () => {
    expect(answer.parse(row)).toEqual(row);
  });

  test.each(Object.keys(row))("is always there: %s", (name) => {
    const { [name]: _left, ...rest }: Record<string, unknown> = row;
    expect(answer.safeParse(rest).success).toBe(false);
  });

  test.each([
    ["owner", "stolen"],
    ["doors", "4"],
    ["since", "yesterday"],
    ["seenAt", "2026-11-20"],
    ["until", ""],
    ["plate", null],
  ])("keeps what it is: %s is not %j", (name, value) => {
    expect(answer.safeParse({ ...row, [name]: value }).success).toBe(false);
  });

  test("keeps its name, the texts of its values and its description", () => {
    const fields = answered({ plate: plate.describe("As it stands on the vehicle"), owner: owner.default("own") });
    expect(textsOf(fields.plate)).toEqual({ label });
    expect(textsOf(fields.owner)).toEqual({ label, choices });
    expect(fields.plate.description).toBe("As it stands on the vehicle");
  });
});

test("A record's values of some fields are taken out of it, and nothing else of it", () => {
  const record = { id: "1", plate: "KSA 1234", owner: "own", companyId: "2" };
  expect(fieldsOf({ plate, owner }, record)).toEqual({ plate: "KSA 1234", owner: "own" });
});
