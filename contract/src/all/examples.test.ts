import { describe, expect, test } from "vitest";
import { parseInput } from "#core";
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

test("no two calls share a path", () => {
  const paths = allCalls.map((call) => call.path);
  expect(new Set(paths).size).toBe(paths.length);
});
