import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allCalls, allPublicReads } from "@lading/contract/all";
import { parseInput } from "@lading/contract/core";
import { expect, test } from "vitest";
import { describeCalls, undescribed } from "#core/openapi";

const document = describeCalls(allCalls, allPublicReads);

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

test("Every public read's example is an answer that it gives, and stands in the document", () => {
  for (const { path, parameters, answer, example } of allPublicReads) {
    expect(parameters.parse(example.parameters)).toEqual(example.parameters);
    expect(answer.parse(example.answer)).toEqual(example.answer);
    expect(document.paths[path]?.get?.responses["200"]?.content["application/json"].example).toEqual(example.answer);
  }
});

test("The committed docs/openapi.json is what the calls say", async () => {
  const committed: unknown = JSON.parse(await readFile(join(import.meta.dirname, "../../docs/openapi.json"), "utf8"));
  expect(committed).toEqual(document);
});
