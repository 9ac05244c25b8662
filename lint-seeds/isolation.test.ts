import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** The place where values are isolated, and a route, which runs from left to right in every language. */
const places = ["contract/src/core/language.ts", "web/src/job-summary/route.ts"];

test("Values are isolated in one place: fill and isolate in the contract, which the screens' texts use", () => {
  const files = globSync("{contract,server,web}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !/\.(?:test|stage)\.tsx?$/.test(path) && !places.includes(path),
  );
  const byHand = files.filter((path) => /\\u206[6-8](?:\$\{|" ?\+)/.test(readFileSync(join(root, path), "utf8")));
  expect(byHand).toEqual([]);
});

test("No text has marks of direction at its values, which are isolated where they are filled in", () => {
  const files = globSync("{contract,server}/src/**/*.ts", { cwd: root })
    .concat(globSync("web/src/*/locales/*.json", { cwd: root }))
    .filter((path) => !/\.(?:test|stage)\.ts$/.test(path));
  const marked = files.filter((path) => /[\u200E\u200F]\{/.test(readFileSync(join(root, path), "utf8")));
  expect(marked).toEqual([]);
});
