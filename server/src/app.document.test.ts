import { allCalls, allPublicReads, wholeApi } from "@lading/contract/all";
import { parseInput } from "@lading/contract/core";
import { loginResult } from "@lading/contract/session";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { describeApi, undescribed } from "#core/openapi";
import { localServices, startTestApp } from "#core/testing";
import { modules } from "./app.ts";

const document = describeApi(wholeApi, "https://lading.example");

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
    expect(document.paths[path]?.get?.responses["200"]).toMatchObject({
      content: { "application/json": { example: example.answer } },
    });
  }
});

/** For people, or for whoever watches the server. */
const notForSystems =
  /^OPTIONS |^(?:POST|GET) \/(?:healthz|readyz|metrics|openapi\.json|\.well-known\/security\.txt|docs(?:\/.*)?)$/;

/** `POST /files`, `GET /files/{id}` … from the tree that the server prints of its routes. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const {
      indent = "",
      part = "",
      methods = "",
    } = /^(?<indent>[│├└─ ]*)(?<part>\S+) \((?<methods>[^)]*)\)$/.exec(line)?.groups ?? {};
    if (part === "") return [];
    above.splice(indent.length / 4 - 1, Infinity, part);
    const path = above.join("").replaceAll(/:(\w+)/g, "{$1}");
    return methods.split(", ").flatMap((method) => (method === "HEAD" ? [] : [`${method} ${path}`]));
  });
}

test("Every route that the server has stands in the document, and every one of the document is there", async () => {
  const lading = await startTestApp({ modules, services: localServices });
  const served = routesOf(lading.app.printRoutes({ commonPrefix: false })).filter(
    (route) => !notForSystems.test(route),
  );
  await lading.close();
  const told = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(served.toSorted()).toEqual(told.toSorted());
});

/** Redocly's counterparts of those of Spectral's own rules (`spectral:oas`) that its recommended ones do not hold or hold as advice. */
const spectralRules = [
  "array-parameter-serialization",
  "info-contact",
  "info-license-url",
  "no-duplicated-tag-names",
  "no-enum-type-mismatch",
  "no-invalid-media-type-examples",
  "no-invalid-parameter-examples",
  "no-invalid-schema-examples",
  "no-required-schema-properties-undefined",
  "no-schema-type-mismatch",
  "no-server-trailing-slash",
  "no-unused-components",
  "operation-description",
  "operation-operationId",
  "operation-tag-defined",
  "parameter-description",
  "path-declaration-must-exist",
  "path-not-include-query",
  "tag-description",
] as const;

test("The document passes Redocly's recommended rules, and those of Spectral's that it has too", async () => {
  const rules = Object.fromEntries(spectralRules.map((rule) => [rule, "error" as const]));
  const config = await createConfig({ extends: ["recommended"], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test("Names in the document are names of functions and types in a generated client", () => {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const functions = operations.map(({ operationId }) => operationId);
  expect(functions.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  const types = [document.components.schemas, document.components.responses].flatMap(Object.keys);
  expect(types.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
});

test("What two calls answer alike is named once", () => {
  const operations = Object.values(document.paths).flatMap(({ post }) => (post && !post["x-raw"] ? [post] : []));
  const written = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((response) => ("$ref" in response ? [] : [JSON.stringify(response)])),
  );
  expect(written.filter((one, place) => written.indexOf(one) !== place)).toEqual([]);
});

test("Every group of operations says what is found in it", () => {
  expect(document.tags.filter(({ description = "" }) => description === "")).toEqual([]);
  expect(document.tags.map(({ name }) => name).toSorted()).toEqual(Object.keys(wholeApi.tagTexts).toSorted());
});

test("Every call that answers a session's token says that its answer holds a secret", () => {
  const tokens = allCalls.filter(({ answer }) => answer === loginResult);
  expect(tokens.length).toBeGreaterThan(2);
  expect(tokens.filter((one) => !("answersSecret" in one)).map(({ path }) => path)).toEqual([]);
});
