import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allCalls } from "@lading/contract/all";
import { parseInput } from "@lading/contract/core";
import { expect, test } from "vitest";
import { describeCalls, undescribed } from "#core/openapi";

const document = describeCalls(allCalls);

test("Every field of every call is described", () => {
  expect(undescribed(document.components.schemas)).toEqual([]);
});

test("Every call's example is a request that it takes", () => {
  const refused = allCalls.flatMap(({ path, input, example }) => {
    const parsed = parseInput(input, example, "en");
    return parsed.ok ? [] : [{ path, fields: parsed.answer.fields }];
  });
  expect(refused).toEqual([]);
});

test("The committed docs/openapi.json is what the calls say", async () => {
  const committed: unknown = JSON.parse(await readFile(join(import.meta.dirname, "../../docs/openapi.json"), "utf8"));
  expect(committed).toEqual(document);
});
