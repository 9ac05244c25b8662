import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { beforeAll, expect, test } from "vitest";

/**
 * Lints the seeded violations beside this file with the product's own rules: a rule that a new version
 * of the tool no longer knows, or a border that a changed path no longer matches, fails here.
 */

const oneModule = "Another module is imported as #module, the shared floor as #core/name.";
const ownRoom = "A room is its module's own: the module's index.ts hands out what others use.";
const floor = "The floor knows no module: let app.ts or the module hand it what it needs.";
const floorContract = "The floor imports no business module's contract";
const contract = "The contract runs on both sides: no input or output, no database, no screens.";

const seeds: Record<string, readonly [rule: string, says: string]> = {
  "contract/src/core/knows-module.ts": ["no-restricted-imports", "The contract's floor knows no module."],
  "contract/src/waybill/asks-database.ts": ["no-restricted-imports", contract],
  "contract/src/waybill/climbs.ts": ["no-restricted-imports", "Another module of the contract is imported as #module."],
  "contract/src/waybill/draws.ts": ["no-restricted-imports", contract],
  "contract/src/waybill/reads-files.ts": ["no-restricted-imports", contract],
  "server/src/core/audit/climbs.ts": ["no-restricted-imports", "Another part of the floor is imported as #core/name."],
  "server/src/core/audit/knows-contract.ts": ["no-restricted-imports", floorContract],
  "server/src/core/audit/knows-module.ts": ["no-restricted-imports", floor],
  "server/src/core/db/server/knows-contract.ts": ["no-restricted-imports", floorContract],
  "server/src/customer/any.ts": ["no-explicit-any", "Unexpected `any`"],
  "server/src/customer/cycle-a.ts": ["no-cycle", "Dependency cycle detected"],
  "server/src/customer/cycle-b.ts": ["no-cycle", "Dependency cycle detected"],
  "server/src/customer/floating.ts": ["no-floating-promises", "Promises must be awaited"],
  "server/src/customer/long-file.ts": ["max-lines", "File has too many lines (301)"],
  "server/src/customer/long-function.ts": ["max-lines-per-function", "has too many lines (75)"],
  "server/src/customer/many-parameters.ts": ["max-params", "has too many parameters (5)"],
  "server/src/customer/reaches-room.ts": ["no-restricted-imports", ownRoom],
  "server/src/waybill/climbs.ts": ["no-restricted-imports", oneModule],
  "server/src/waybill/documents/climbs-far.ts": ["no-restricted-imports", oneModule],
  "web/src/core/api/knows-contract.ts": ["no-restricted-imports", floorContract],
  "web/src/core/api/knows-module.ts": ["no-restricted-imports", floor],
  "web/src/ui/inputs/knows-contract.ts": [
    "no-restricted-imports",
    "Shared pieces import no business module's contract",
  ],
  "web/src/ui/knows-module.ts": ["no-restricted-imports", "Shared pieces know no module"],
  "web/src/customer/portal/reaches-room.ts": ["no-restricted-imports", ownRoom],
  "web/src/waybill/climbs.tsx": ["no-restricted-imports", oneModule],
};

interface Finding {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

const here = import.meta.dirname;
const found = new Map<string, Finding[]>();
beforeAll(async () => {
  for (const finding of await lint()) {
    const file = relative("lint-seeds", finding.filename).replaceAll(sep, "/");
    found.set(file, [...(found.get(file) ?? []), finding]);
  }
}, 60_000);

async function lint(): Promise<Finding[]> {
  const root = join(here, "..");
  const bin = join(root, "node_modules", "oxlint", "bin", "oxlint");
  const args = [bin, "--type-aware", "-c", "lint-seeds/seeds.oxlintrc.json", "--format=json", "lint-seeds"];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(output);
  return diagnostics;
}

test.each(Object.entries(seeds))("%s is caught by %s", (file, [rule, says]) => {
  const findings = found.get(file) ?? [];
  expect(findings.map(({ code }) => code)).toEqual([expect.stringContaining(`(${rule})`)]);
  expect(findings.map(({ message, help = "" }) => `${message} ${help}`)).toEqual([expect.stringContaining(says)]);
});

test("Nothing else lies among the seeds", () => {
  // Imported by a seed, and right itself.
  const innocent = ["server/src/customer/tables.ts"];
  const files = globSync("*/**/*.{ts,tsx}", { cwd: here }).map((file) => file.replaceAll(sep, "/"));
  expect(files.toSorted()).toEqual([...Object.keys(seeds), ...innocent].toSorted());
});
