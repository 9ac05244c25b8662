import { describe, expect, test } from "vitest";
import { z } from "zod";
import { calendarDate, decimal, moment, optionalText, orEmpty, positiveDecimal, requiredText } from "./fields.ts";
import { factsOf, fieldAt, inputFields, lineFields } from "./field-facts.ts";
import { named } from "./named.ts";
import { enabledField } from "./words.ts";

const label = { zh: "字段", en: "Field", ar: "حقل" };
const choices = { own: { zh: "自有", en: "Own", ar: "مملوك" } };
const owner = named(z.enum(["own"]), label, choices);

test.each([
  ["text", requiredText(10)],
  ["text", optionalText(10)],
  ["text", orEmpty(z.email())],
  ["text", z.string().nullable()],
  ["text", z.email()],
  ["text", z.uuid()],
  ["text", requiredText(10).transform((text) => text.length)],
  ["decimal", decimal(3)],
  ["decimal", positiveDecimal(2).nullable()],
  ["decimal", orEmpty(decimal(2))],
  ["integer", z.int().min(1)],
  ["integer", z.int().optional()],
  ["flag", z.boolean().default(true)],
  ["flag", enabledField],
  ["choice", owner],
  ["choice", owner.optional()],
  ["choice", owner.default("own")],
  ["date", calendarDate],
  ["date", orEmpty(calendarDate)],
  ["date", calendarDate.refine((date) => date > "2000-01-01").nullable()],
  ["moment", moment],
  ["moment", moment.nullable()],
  ["other", z.array(z.string())],
  ["other", z.object({ en: z.string() })],
])("The kind %s is told from the schema (%#)", (kind, field) => {
  expect(factsOf(field).kind).toBe(kind);
});

test.each([
  ["a text that must be there", requiredText(10), true, false],
  ["a choice", owner, true, false],
  ["a text that may be empty", optionalText(10), false, true],
  ["a choice with a default", owner.default("own"), false, false],
  ["a choice that may be left out", owner.optional(), false, true],
  ["a date that may be left out", calendarDate.optional(), false, true],
  ["an address or nothing", orEmpty(z.email()), false, true],
  ["a switch that is on unless said otherwise", enabledField, false, false],
])("Of %s it is known whether it is required, and whether it may be empty", (_what, field, required, mayBeEmpty) => {
  expect(factsOf(field)).toMatchObject({ required, mayBeEmpty });
});

test("A figure that may be null is not required", () => {
  expect(factsOf(decimal(2).nullable()).required).toBe(false);
});

test("A field within others is found by its place", () => {
  const fields = {
    title: z.strictObject({ en: requiredText(60) }),
    accounts: z.array(z.strictObject({ bankName: requiredText(30) })).default([]),
  };
  const lengthAt = (place: string) => factsOf(fieldAt(fields, place) ?? z.never()).maxLength;
  expect(["title.en", "accounts.0.bankName"].map(lengthAt)).toEqual([60, 30]);
  expect(["title.zh", "accounts.1.iban", "name"].map((place) => fieldAt(fields, place))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe("Bounds are known", () => {
  test.each([
    ["a text", requiredText(60), 60],
    ["a text that may be empty", optionalText(80), 80],
    ["a text with a transformation after it", requiredText(40).transform((text) => text.toUpperCase()), 40],
    ["a text or nothing", orEmpty(z.string().max(11)), 11],
    ["a text without a bound", z.string(), undefined],
    ["a figure", decimal(2), undefined],
  ])("the length of %s", (_what, field, maxLength) => {
    expect(factsOf(field).maxLength).toBe(maxLength);
  });

  test.each([
    ["a decimal", decimal(3), 3],
    ["a decimal above zero", positiveDecimal(8), 8],
    ["a decimal or null", decimal(2).nullable(), 2],
    ["a text", requiredText(3), undefined],
  ])("the decimals of %s", (_what, field, scale) => {
    expect(factsOf(field).scale).toBe(scale);
  });

  test("the least and the greatest of an integer", () => {
    expect(factsOf(z.int().min(1).max(9999).default(25))).toMatchObject({ kind: "integer", min: 1, max: 9999 });
    expect(factsOf(requiredText(3))).toMatchObject({ min: undefined, max: undefined });
  });
});

test("Name and texts of values come along", () => {
  expect(factsOf(owner.optional())).toMatchObject({ label, choices });
  expect(factsOf(requiredText(3))).toMatchObject({ label: undefined, choices: undefined });
});

test("The fields of a call and of its lines are found", () => {
  const line = z.strictObject({ bankName: requiredText(60) });
  const input = z.strictObject({ name: requiredText(10), accounts: z.array(line).max(3).default([]) });
  const fields = inputFields({ input });
  expect(Object.keys(fields)).toEqual(["name", "accounts"]);
  expect(factsOf(lineFields(fields, "accounts")["bankName"] ?? z.never()).maxLength).toBe(60);
  expect(() => lineFields(fields, "name")).toThrow("name");
  expect(inputFields({ input: z.array(line) })).toEqual({});
});

test.each([
  ["a text that may be empty", optionalText(10), true],
  ["a figure that is nothing unless said otherwise", z.int().nullable().default(null), true],
  ["a choice with a default", owner.default("own"), false],
  ["a text that must be there", requiredText(10), false],
])("%s: that it may be left empty is known", (_what, field, mayBeEmpty) => {
  expect(factsOf(field).mayBeEmpty).toBe(mayBeEmpty);
});

test("A field is found within another, and within the lines of a list", () => {
  const inner = requiredText(5);
  const title = z.strictObject({ en: inner }).prefault({ en: "" });
  const fields = { title, lines: z.array(z.object({ qty: inner })) };
  const found = ["title.en", "lines.0.qty", "title.zh", "other"].map((place) => fieldAt(fields, place));
  expect(found).toEqual([inner, inner, undefined, undefined]);
});
