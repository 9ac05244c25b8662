// The first needs of every command: dependencies, Node 24 and the built web application.
// Plain JavaScript without dependencies: it runs on a bare clone, on any Node from 18 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const leastNode = 24;
/** Who started this: npm's shell, or a person's. */
const parent = process.ppid;
const orphanCheckMs = 300;

/** Installs when nothing is installed or package-lock.json has changed since. */
export function install() {
  const stamp = join(modules, ".lading-install");
  if (read(stamp) === lockHash()) return;
  say("Installing dependencies …");
  const [command, args] = npm([
    "install",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (run(command, args) !== 0) throw new Stop("Dependencies could not be installed; the reason stands above.");
  writeFileSync(stamp, lockHash());
}

/** The path of Node 24 or later: the one that npm brought, else the one that runs this. */
export function node24() {
  const brought = [
    join(modules, `node-${process.platform}-${process.arch}`, "bin", "node"),
    join(modules, `node-win-${process.arch}`, "bin", "node.exe"),
    join(modules, ".bin", "node"),
  ].find(existsSync);
  if (brought !== undefined) return brought;
  if (Number(process.versions.node.split(".")[0]) >= leastNode) return process.execPath;
  throw new Stop(
    `Lading needs Node ${leastNode} here, because npm brings none for ${process.platform} ${process.arch}.`,
  );
}

/** Builds the web application when its sources have changed since the last build. */
export function buildWeb() {
  const stamp = join(modules, ".cache", "lading-web");
  const now = fingerprint(["package-lock.json", "tsconfig.base.json", "contract/package.json", "contract/src", "web"]);
  if (read(stamp) === now && existsSync(join(root, "web", "dist", "index.html"))) return;
  say("Building the web application …");
  const vite = join(modules, "vite", "bin", "vite.js");
  if (run(node24(), [vite, "build", "--logLevel", "warn"], { cwd: join(root, "web") }) !== 0)
    throw new Stop("The web application could not be built; the reason stands above.");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** Runs a command to its end, its output shown, and gives its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) say(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Environment of our own processes: what Node compiles is kept, so that the next start is faster. */
export function environment(more = {}) {
  return { NODE_COMPILE_CACHE: join(modules, ".cache", "node"), ...process.env, ...more };
}

/**
 * Node would rather take memory than clean up. With these, the server stays far under 300 MB also while it imports
 * tens of thousands of rows, and grows by some 40 MB while it sends a gigabyte of files (with 8 MB for what is new: by 70),
 * for a few per cent of its speed. The Dockerfile has them as well.
 */
const frugal = ["--max-semi-space-size=4", "--heap-growing-percent=30"];

/**
 * Runs a TypeScript file under Node 24 until it ends, and ends with its code. The first Ctrl-C or
 * SIGTERM asks it to stop and waits for it; one that comes later asks again, which ends it at once.
 */
export function runToTheEnd(file, args) {
  const windows = process.platform === "win32";
  // In a process group of its own it gets a Ctrl-C from here, once, and not also from terminal and npm.
  const child = spawn(node24(), [...frugal, file, ...args], {
    // The channel tells it when this process is gone, also when it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: environment(),
    detached: !windows,
  });
  let asked = 0;
  const forward = (signal) => {
    if (Date.now() - asked < 1000) return;
    asked = Date.now();
    if (!windows) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => forward(signal));
  // A signal to npm reaches only the shell between, which ends and hands nothing on. A caller without npm
  // may end and leave it running.
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return;
    clearInterval(watch);
    forward("SIGTERM");
  }, orphanCheckMs);
  child.on("error", (error) => fail(error));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

/** A reason to end that needs no stack trace. */
export class Stop extends Error {}

/** Says why it ends, and ends. */
export function fail(error) {
  say(error instanceof Stop ? error.message : error.stack);
  process.exit(1);
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

function npm(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith("npm-cli.js")) return [process.execPath, [own, ...args]];
  return process.platform === "win32" ? ["cmd", ["/c", "npm", ...args]] : ["npm", args];
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Changes when a file under these paths is added, removed or written to. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
    for (const name of readdirSync(join(root, path)).sort()) if (!made.test(name)) add(`${path}/${name}`);
  };
  paths.forEach(add);
  return hash.digest("hex");
}

/** Made by tools inside the folders of sources. */
const made = /^(?:node_modules|dist|\.tsbuild|.*\.tsbuildinfo)$/;

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
