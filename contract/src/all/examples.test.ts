import { describe, expect, test } from "vitest";
import { parseInput, type Call } from "#core";
import { allCalls } from "./index.ts";

describe.each(allCalls.map((call) => ({ path: call.path, call })))("$path", ({ call }) => {
  test("takes the example that its document shows", () => {
    expect(parseInput(call.input, call.example, "en")).toMatchObject({ ok: true });
  });
  test("refuses an unknown field by its name", () => {
    const answer = parseInput(call.input, Object.assign({}, call.example, { nobodyKnows: 1 }), "en");
    expect(JSON.stringify(answer)).toContain("nobodyKnows");
  });
});

/** Bad values for every field: too little, nonsense, too much, too fine. */
const junk = [
  "",
  " ",
  "?",
  "0",
  "-1",
  "1.23456",
  "99999999999999",
  "A1",
  "176-12345678",
  "MSCU1234567",
  "2020-02-30",
  "x".repeat(3000),
];

/** The input with one place after the other changed to each piece of junk. */
function* spoiled(value: unknown): Generator {
  if (typeof value === "string" || typeof value === "number") yield* junk;
  else if (Array.isArray(value))
    for (const [place, one] of value.entries()) for (const wrong of spoiled(one)) yield value.with(place, wrong);
  else if (typeof value === "object" && value !== null)
    for (const [name, one] of Object.entries(value))
      for (const wrong of spoiled(one)) yield { ...value, [name]: wrong };
}

const saidBy = (call: Call) =>
  new Set(
    [...spoiled(call.example)].flatMap((input) => {
      const parsed = parseInput(call.input, input, "en");
      return parsed.ok || parsed.answer.code.startsWith("core.") ? [] : [parsed.answer.code];
    }),
  );

test.each(allCalls.map((call) => ({ path: call.path, call })))(
  "$path lists what its fields refuse with",
  ({ call }) => {
    const listed = new Set(call.refusals.map(({ code }) => code));
    expect([...saidBy(call)].filter((code) => !listed.has(code))).toEqual([]);
  },
);

test("no two calls share a path", () => {
  const paths = allCalls.map((call) => call.path);
  expect(new Set(paths).size).toBe(paths.length);
});
