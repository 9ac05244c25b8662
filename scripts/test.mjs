// `npm test`: everything that proves that the product works, from a bare clone. Its last line is `N passed, N failed`.
// `npm test -- --only static|unit|e2e` runs a part of it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { databaseTests } from "./database-tests.mjs";
import { buildWeb, environment, fail, install, node24, root, run, say, Stop } from "./prepare.mjs";

const results = join(root, "test-results");
const tool = (...path) => join(root, "node_modules", ...path);
const totals = { passed: 0, failed: 0 };
/** Names of tests that failed once and passed when they were tried again. */
const unsteady = [];

/** Each is one test: its command must end with code 0. */
const checks = [
  ["types", join(root, "scripts", "check-types.mjs")],
  ["lint", tool("oxlint", "bin", "oxlint"), "--type-aware", "--deny-warnings"],
  ["format", tool("oxfmt", "bin", "oxfmt"), "--check", "."],
  ["unused code", tool("knip", "bin", "knip.js")],
  ["docs/calls.txt", join(root, "server", "src", "calls-cli.ts"), "--check"],
  ["docs/configuration.md", join(root, "server", "src", "core", "config", "write-cli.ts"), "--check"],
  ["the lists of cities", join(root, "scripts", "cities.mjs"), "--check"],
  ["the lists of ports", join(root, "scripts", "ports.mjs"), "--check"],
];

try {
  const parts = partsAsked(process.argv.slice(2));
  install({ forWork: true });
  if (parts.has("static")) for (const [name, ...command] of checks) check(name, command);
  if (parts.has("unit")) unitTests();
  if (parts.has("e2e")) browserTests();
  if (unsteady.length > 0) say("Failed once, and passed when tried again:");
  for (const name of unsteady) say(`! ${name}`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
} catch (error) {
  fail(error);
}

function partsAsked(args) {
  const all = ["static", "unit", "e2e"];
  if (args.length === 0) return new Set(all);
  const [option, part] = args;
  if (args.length !== 2 || option !== "--only" || !all.includes(part))
    throw new Stop(`Usage: npm test [-- --only ${all.join("|")}]`);
  return new Set([part]);
}

function check(name, command) {
  count(name, run(node24(), command, { env: environment() }) === 0);
}

function count(name, passed) {
  totals[passed ? "passed" : "failed"] += 1;
  say(`${passed ? "✓" : "✗"} ${name}`);
}

/** On the embedded database; what depends on the database again on each other PostgreSQL found here, from version 15 on. */
function unitTests() {
  vitest("unit", []);
  for (const folder of installedPostgres()) vitest("unit", databaseTests(), { LADING_TEST_POSTGRES: folder });
}

function installedPostgres() {
  const parent = "/usr/lib/postgresql";
  const versions = existsSync(parent) ? readdirSync(parent) : [];
  return versions
    .filter((version) => Number(version) >= 15)
    .map((version) => join(parent, version, "bin"))
    .filter((folder) => existsSync(join(folder, "initdb")));
}

function browserTests() {
  const browser = chromium();
  if (browser === undefined) {
    say("No Chromium was found. Install one, or name it with LADING_CHROMIUM.");
    count("browser", false);
    return;
  }
  try {
    buildWeb();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    count(error.message, false);
    return;
  }
  vitest("e2e", [], { LADING_CHROMIUM: browser });
}

/** Runs a project of vitest.config.ts and adds up what its report says. */
function vitest(project, filters, env = {}) {
  for (const [name, value] of Object.entries(env)) say(`${name}=${value}`);
  mkdirSync(results, { recursive: true });
  const report = join(results, `${project}.json`);
  rmSync(report, { force: true });
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = run(node24(), [tool("vitest", "vitest.mjs"), ...args, ...filters], { env: environment(env) });
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  // A file that does not load holds no test that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  for (const { status, fullName, failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults))
    if (status === "passed" && failureMessages.length > 0) unsteady.push(`${project}: ${fullName}`);
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + broken.length;
  if (code !== 0 && numFailedTests + broken.length === 0) count(`${project} tests ended with code ${code}`, false);
}
