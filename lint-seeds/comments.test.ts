import { globSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const advice =
  "These comments and documents have a sentence that begins with Whoever, What or One. Name the thing first, then say " +
  'why: "What is sent" → "The request"; "Whoever asks too often waits" → "Callers that ask too often wait"; ' +
  '"One that is gone is not found" → "A deleted record is not found".';

test("No sentence in comments or documents begins with Whoever, What or One", () => {
  const files = writtenFiles();
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(badSentencesOf), advice).toEqual([]);
});

test.each([
  ["a.ts", "/** What is sent. */"],
  ["a.tsx", "{/* One more. */}"],
  ["a.mjs", "  // Sent twice. One counts."],
  ["a.ts", "const a = 1; // Whoever asks."],
  ["a.ts", " * What is sent,"],
  ["a.css", "/* One line. */"],
  ["a.typ", "/// What fits."],
  ["a.md", "- One thing."],
  ["a.md", "Ready? **What** remains."],
])("In %s it is found: %s", (file, line) => {
  expect(beginsBadly(file, line)).toBe(true);
});

test.each([
  ["a.ts", "/** The request, and what it answers. One-time codes pass. */"],
  ["a.ts", "/** Somebody, whoever it is; no one else. Whatever they ask. */"],
  ["a.ts", 'const text = "What is sent";'],
  ["a.ts", 'const address = "https://lading.example/What";'],
  ["a.md", "Documents say what is sent."],
])("In %s it is let be: %s", (file, line) => {
  expect(beginsBadly(file, line)).toBe(false);
});

/** The repository's own files with prose, by their paths; migrations are never edited, and this file has bad examples. */
function writtenFiles(): string[] {
  const made = new Set(["node_modules", "dist", ".tsbuild", ".git", ".cache", "data", "test-results", "migrations"]);
  const found = globSync("**/*.{ts,tsx,mjs,css,md,typ}", { cwd: root, exclude: (name) => made.has(basename(name)) });
  return found.map((file) => file.replaceAll(sep, "/")).filter((file) => file !== "lint-seeds/comments.test.ts");
}

function badSentencesOf(file: string): string[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.flatMap((line, index) => (beginsBadly(file, line) ? `${file}:${index + 1}: ${line.trim()}` : []));
}

function beginsBadly(file: string, line: string): boolean {
  return /(?:^|[.!?]\s+)(?:[-*]\s+)?[(*_]*(?:Whoever|What|One)(?![\w-])/.test(proseOf(file, line));
}

/** A document's line, or the text of a line's comment: alone on its line, inside a block, or after code. */
function proseOf(file: string, line: string): string {
  const text = line.trim();
  if (file.endsWith(".md")) return text;
  const comment = /^(?:\{?\/\*+|\*|\/{2,3})\s?(.*)/.exec(text) ?? /\s(?:\/\/|\{?\/\*+)\s(.*)$/.exec(text);
  return comment?.[1]?.trim() ?? "";
}
