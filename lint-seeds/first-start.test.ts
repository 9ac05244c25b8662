import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const nodePackage = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** Stands where npm does: keeps what it is asked for, and brings a Node. */
const npm = `
import { appendFileSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
const args = process.argv.slice(2);
appendFileSync(process.env.ASKED, JSON.stringify(args) + "\\n");
const at = args.indexOf("--prefix");
const bin = join(at === -1 ? process.cwd() : args[at + 1], "node_modules", "${nodePackage}", "bin");
mkdirSync(bin, { recursive: true });
if (!existsSync(join(bin, "node"))) symlinkSync(process.execPath, join(bin, "node"));
`;
/** Says that it is an old Node, and installs. */
const start = `
Object.defineProperty(process.versions, "node", { value: "18.20.8" });
Object.defineProperty(process, "version", { value: "v18.20.8" });
const { install } = await import("./scripts/prepare.mjs");
install();
`;

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "lading-start-"));
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(root, file), join(clone, file));
  mkdirSync(join(clone, "scripts"));
  cpSync(join(root, "scripts/prepare.mjs"), join(clone, "scripts/prepare.mjs"));
  writeFileSync(join(clone, "npm-cli.js"), npm);
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

test("Under an older Node the first start fetches Node 24 alone, then with it what use needs", async () => {
  const asked = join(clone, "asked");
  const env = { ...process.env, ASKED: asked, npm_execpath: join(clone, "npm-cli.js") };
  const run = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", start], { cwd: clone, env });
  const lines = readFileSync(asked, "utf8").trim().split("\n");
  const [first = [], second = []] = lines.map((line): string[] => JSON.parse(line));
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  expect(first.slice(0, 3)).toEqual(["install", `${nodePackage}@${optionalDependencies[nodePackage]}`, "--prefix"]);
  // In the repository npm would ask the registry for everything that Lading and the work on it need.
  expect(first[3]).not.toBe(clone);
  expect(second.slice(0, 2)).toEqual(["install", "--omit=dev"]);
  expect(lines).toHaveLength(2);
  // npm 10 would write the lock file anew, and the next `git pull` would stop at it.
  expect([first, second].filter((args) => !args.includes("--no-save"))).toEqual([]);
  expect(run.stderr).toContain("Fetching Node 24, because this is v18.20.8 …");
});
