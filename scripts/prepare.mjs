// The first needs of every command: dependencies, Node 24 and the built web application.
// Plain JavaScript without dependencies: it runs on a bare clone, on any Node from 18 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const bundles = join(modules, ".cache", "lading-server");
const leastNode = 24;
/** Who started this: npm's shell, or a person's. */
const parent = process.ppid;
const orphanCheckMs = 300;

/**
 * Installs when something is missing or package-lock.json has changed since: what use needs, or, with `forWork`, also
 * what tests and work on Lading need. An installation for work stays one, also one made by npm itself.
 */
export function install({ forWork = false } = {}) {
  const stamp = join(modules, ".lading-install");
  const [had, hadFor] = (read(stamp) ?? "").split(" ");
  // Stamps of earlier versions name no purpose: everything was installed then.
  const byNpm = had === "" && existsSync(join(modules, "vitest"));
  const all = forWork || byNpm || (had !== "" && hadFor !== "use");
  if (had === lockHash() && (hadFor !== "use" || !forWork)) return;
  say(
    all
      ? "Installing what tests and work on Lading need (about 1 GB on the disk) …"
      : "Installing what Lading needs (about 800 MB on the disk; a minute or two, only the first time) …",
  );
  bringNode();
  npmInstall([all ? "--include=dev" : "--omit=dev"], "The packages");
  writeFileSync(stamp, `${lockHash()} ${all ? "work" : "use"}`);
}

/**
 * Node 24 before everything else where an older Node runs this: under that one, npm silently leaves out packages that do
 * not know it, and the screens could not be built. It is fetched into a folder of its own: within the repository npm would
 * first ask the registry for all that Lading and the work on it need.
 */
function bringNode() {
  if (ownNodeWillDo() || broughtNode() !== undefined) return;
  say(`Fetching Node ${leastNode}, because this is ${process.version} …`);
  const [name, version] = nodePackage();
  const folder = join(modules, ".cache", "lading-node");
  mkdirSync(folder, { recursive: true });
  npmInstall([`${name}@${version}`, "--prefix", folder], `Node ${leastNode}`);
  renameSync(join(folder, "node_modules", name), join(modules, name));
  rmSync(folder, { recursive: true });
}

/** Name and version of the package by which npm brings Node 24 here. */
function nodePackage() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  if (optionalDependencies[name] === undefined) throw noNode();
  return [name, optionalDependencies[name]];
}

function noNode() {
  return new Stop(
    `Lading needs Node ${leastNode} here, because npm brings none for ${process.platform} ${process.arch}.`,
  );
}

/** Leaves the lock file as it is: npm 10 writes it anew in its own way, and `git pull` would stop at that change. */
function npmInstall(options, what) {
  const quiet = ["--no-save", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const node = broughtNode() ?? process.execPath;
  const [command, args] = npm(["install", ...options, ...quiet], node);
  // Where npm is a script of its own, it takes the first Node that it finds.
  const path = [dirname(node), process.env.PATH].join(delimiter);
  if (run(command, args, { env: { ...process.env, PATH: path } }) !== 0)
    throw new Stop(`${what} could not be installed; the reason stands above.`);
}

function ownNodeWillDo() {
  return Number(process.versions.node.split(".")[0]) >= leastNode;
}

function broughtNode() {
  return [
    join(modules, `node-${process.platform}-${process.arch}`, "bin", "node"),
    join(modules, `node-win-${process.arch}`, "bin", "node.exe"),
    join(modules, ".bin", "node"),
  ].find(existsSync);
}

/** The path of Node 24 or later: the one that npm brought, else the one that runs this. */
export function node24() {
  const brought = broughtNode();
  if (brought !== undefined) return brought;
  if (ownNodeWillDo()) return process.execPath;
  throw noNode();
}

/** Builds the web application when its sources have changed since the last build. */
export function buildWeb() {
  const stamp = join(modules, ".cache", "lading-web");
  const now = fingerprint(["package-lock.json", "tsconfig.base.json", "contract/package.json", "contract/src", "web"]);
  if (read(stamp) === now && existsSync(join(root, "web", "dist", "index.html"))) return;
  say("Building the screens (half a minute; again only after a change) …");
  const vite = join(modules, "vite", "bin", "vite.js");
  if (run(node24(), [vite, "build", "--logLevel", "warn"], { cwd: join(root, "web") }) !== 0)
    throw new Stop("The screens could not be built; the reason stands above.");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * The server in a few files, made when its sources have changed since the last start: to find and load all of them one by
 * one takes Node seconds (docs/decisions/server/2026-11-27-start.md). The folder is named by what it was made of, so that
 * it never holds older sources; what Node compiles of it is kept there too.
 */
export function buildServer() {
  const sources = ["package-lock.json", "contract/package.json", "contract/src", "server/package.json", "server/src"];
  const folder = join(bundles, fingerprint([...sources, "scripts/server-bundle.mjs"]).slice(0, 16));
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    if (run(node24(), [join(root, "scripts", "server-bundle.mjs"), draft]) !== 0)
      throw new Stop("The server could not be bundled; the reason stands above.");
    takeBundle(draft, folder);
    removeOldBundles(folder);
  }
  return { main: join(folder, "main.mjs"), compiled: join(folder, "compiled") };
}

function takeBundle(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another start has made the same meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}

/** Leaves the newest two others: a server that runs from them may yet start a process anew. */
function removeOldBundles(newest) {
  const others = readdirSync(bundles)
    .map((name) => join(bundles, name))
    .filter((folder) => folder !== newest)
    .map((folder) => ({ folder, at: statSync(folder).mtimeMs }));
  // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
  const old = others.sort((a, b) => b.at - a.at).slice(2);
  for (const { folder } of old) rmSync(folder, { recursive: true, force: true });
}

/** Ends at once where nothing could listen: before minutes are spent on installing and building. */
export async function checkPort() {
  const { HOST, PORT } = process.env;
  const host = HOST?.trim() || "127.0.0.1";
  const port = PORT?.trim() || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Stop("PORT must be a whole number from 0 to 65535; see docs/configuration.md.");
  const probe = createServer();
  const problem = await new Promise((resolve) => {
    probe.once("error", resolve).listen({ host, port: Number(port) }, () => probe.close(() => resolve(undefined)));
  });
  if (problem?.code === "EADDRINUSE")
    throw new Stop(`${host}:${port} is already in use: stop what listens there, or set PORT.`);
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
 * SIGTERM asks it to stop and waits for it; one that comes later asks again, which ends it at once. `variables` are its own
 * in its environment.
 */
export function runToTheEnd(file, args, variables) {
  const windows = process.platform === "win32";
  // In a process group of its own it gets a Ctrl-C from here, once, and not also from terminal and npm.
  const child = spawn(node24(), [...frugal, file, ...args], {
    // The channel tells it when this process is gone, also when it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: environment(variables),
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

function npm(args, node) {
  const own = process.env.npm_execpath;
  if (own?.endsWith("npm-cli.js")) return [node, [own, ...args]];
  return process.platform === "win32" ? ["cmd", ["/c", "npm", ...args]] : ["npm", args];
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Changes when a file under these paths is added, removed or written to, and with the place of the repository. */
function fingerprint(paths) {
  const hash = createHash("sha256").update(`${root}\n`);
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
