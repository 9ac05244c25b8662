import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;

/**
 * The server's modules, lower ones first: a module imports, and reads in SQL, only what stands before it. The floor (`core`)
 * stands below them all.
 */
const order = [
  [
    "place",
    "system",
    "user",
    "record-search",
    "logistics-state",
    "warehouse",
    "currency",
    "period",
    "charge-item",
    "exchange-rate",
  ],
  ["party", "customer", "customer-contract", "supplier", "questionnaire"],
  ["waybill", "container", "goods-receipt", "tracking", "cargo-file", "order", "pre-alert"],
  [
    "collection-account",
    "invoice-item",
    "supplier-cost",
    "bill",
    "check-bill",
    "write-off",
    "payment-invoice",
    "bank-statement",
    "client-fund",
    "tax-invoice",
    "debt",
    "job-summary",
    "profit",
    "report-query",
  ],
  ["expense-category", "approval", "financial-request", "payroll", "payment"],
  ["market-risk", "session", "advert", "email-config", "jobs", "outbox", "mail"],
].flat();

const advice =
  "A module reaches up: into a module that stands above it in the order of app.direction.test.ts. The upper module keeps " +
  "its tables and its statements to itself and offers a function or a piece of SQL in its index.ts; app.ts hands it to the " +
  "lower one, as it does with badges, gates, uses and open bills (docs/architecture.md, Modules and their direction).";

test("A module names nothing of the modules above it: no table in SQL, no import, no text of their contract", () => {
  const files = writtenFiles();
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) => reachesOf(file, readFileSync(join(root, file), "utf8"))),
    advice,
  ).toEqual([]);
});

test("The order holds every module once", () => {
  const folders = globSync("*/index.ts", { cwd: root }).map((file) => moduleOf(file.replaceAll(sep, "/")));
  expect(order.toSorted()).toEqual(folders.filter((folder) => folder !== "demo").toSorted());
});

test("Every table has one owner", () => {
  expect(owners.size).toBeGreaterThan(60);
  expect(owners.get("tracking_number")).toBe("waybill");
});

test.each([
  ["customer/list.ts", "sql`SELECT 1 FROM collection_bill b`"],
  ["customer/list.ts", "sql`SELECT 1 FROM customer, collection_bill`"],
  ["customer/list.ts", "sql`SELECT 1 FROM customer c JOIN waybill w ON true`"],
  ["user/administer.ts", "sql`UPDATE waybill SET remark = ''`"],
  ["core/events/events.ts", "sql`SELECT number FROM tracking_number`"],
  ["logistics-state/change.ts", "sql`INSERT INTO waybill (id) VALUES (1)`"],
  ["customer/list.ts", 'import { collectionBills } from "#bill";'],
  ["waybill/log/values.ts", 'import { cargoFileTypes } from "@lading/contract/cargo-file";'],
])("In %s it is found: %s", (file, line) => {
  expect(reachesOf(file, line)).toHaveLength(1);
});

test.each([
  ["bill/read.ts", "sql`SELECT 1 FROM collection_bill b JOIN waybill ON true JOIN customer k ON true`"],
  ["bill/read.ts", 'import { visibleWaybills } from "#waybill";'],
  ["customer/list.ts", "// The bills are read FROM collection_bill by their own module."],
  ["customer/list.ts", 'const text = "a letter from waybill";'],
])("In %s it is let be: %s", (file, line) => {
  expect(reachesOf(file, line)).toEqual([]);
});

/** Modules by the tables that their `tables.ts` declare; those of the floor belong to `core`. */
const owners = new Map(
  globSync("**/tables.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/pgTable\(\s*"([a-z_]+)"/g)].map(
      ([, table = ""]) => [table, moduleOf(file.replaceAll(sep, "/"))] as const,
    ),
  ),
);

function moduleOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}

/** Modules' and the floor's own files; tests and their stages play the upper modules' parts. */
function writtenFiles(): string[] {
  return globSync("*/**/*.ts", { cwd: root })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => !/\.(test|stage)\.ts$|\/testing\/|\/testing\.ts$|^demo\//.test(file));
}

function reachesOf(file: string, source: string): string[] {
  const own = rankOf(moduleOf(file));
  const code = source.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/^\s*\/\/.*$/gm, "");
  const named = [...tablesIn(code).map((table) => [table, owners.get(table) ?? ""]), ...modulesIn(code)] as const;
  return named
    .filter(([, owner]) => owner !== undefined && rankOf(owner) > own)
    .map(([name, owner]) => `${file}: ${name} of ${owner}`);
}

/** Contracts that serve all modules (docs/architecture.md, Modules and their direction). */
const shared = ["events", "files", "mail", "session", "sheets", "sms", "system"];

/** The floor and whatever is no module stand below all. */
const rankOf = (module: string) => order.indexOf(module);

/** Tables after the words of SQL that name some, in templates of `sql`. */
function tablesIn(code: string): string[] {
  const statements = [...code.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, text = ""]) => text);
  const lists = statements.flatMap((text) => [
    ...text.matchAll(
      /\b(?:FROM|JOIN|INTO|UPDATE|USING|ONLY)\s+([a-z_]+(?:\s+(?:AS\s+)?[a-z]+)?(?:\s*,\s*[a-z_]+(?:\s+[a-z]+)?)*)/g,
    ),
  ]);
  return lists.flatMap(([, list = ""]) => list.split(",").map((one) => one.trim().split(/\s/)[0] ?? ""));
}

function modulesIn(code: string): (readonly [string, string])[] {
  return [...code.matchAll(/\bfrom "(#|@lading\/contract\/)([a-z-]+)"/g)]
    .filter(([, begins, module = ""]) => begins === "#" || !shared.includes(module))
    .map(([path = "", , module = ""]) => [path, module]);
}
