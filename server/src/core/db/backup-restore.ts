import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createGunzip, type Gunzip } from "node:zlib";
import { manifestName, secretNames, type Manifest } from "./backup.ts";
import { readTar } from "./backup-tar.ts";
import { findBinaries } from "./embedded-binaries.ts";
import { stopLeftover } from "./embedded-leftover.ts";
import { lockFolder } from "./embedded-lock.ts";

export interface RestoreOptions {
  /** LADING_DATA. */
  dataDir: string;
  /** An archive of `backUp`. */
  file: string;
  /** Puts what is in the data folder aside, instead of refusing. */
  replace: boolean;
}

export interface Restored {
  createdAt: string;
  files: number;
  /** Folder with what was there before, when something was. */
  aside: string | undefined;
}

/** Inside the data folder, which may be a disk of its own. */
const putAsideName = "replaced-";

/**
 * Brings a back-up into the data folder. Everything is checked before anything that is there is touched.
 * Refuses while Lading runs on the folder, and when it is not empty unless `replace` is set.
 */
export async function restore({ dataDir, file, replace }: RestoreOptions): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const there = (await readdir(dataDir)).filter((name) => name !== "lading.pid" && !name.startsWith(putAsideName));
    if (there.length > 0 && !replace)
      throw new Error(`${dataDir} is not empty. With --replace, what is in it is put aside.`);
    const draft = join(dataDir, "restore.new");
    await rm(draft, { recursive: true, force: true });
    try {
      const manifest = await extract(file, draft).catch((error: unknown) => {
        throw plainly(error, file);
      });
      if (there.includes("postgres")) await stopLeftover(await findBinaries(), join(dataDir, "postgres"));
      const aside = await putAside(dataDir, there);
      for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
      return { createdAt: manifest.createdAt, files: Object.keys(manifest.files).length, aside };
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

async function putAside(dataDir: string, names: readonly string[]): Promise<string | undefined> {
  const kept = names.filter((name) => name !== "restore.new");
  if (kept.length === 0) return undefined;
  const aside = join(dataDir, `${putAsideName}${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of kept) await rename(join(dataDir, name), join(aside, name));
  return aside;
}

/** Unpacks into a new folder and checks every file against the manifest. */
async function extract(file: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 });
  const binaries = await findBinaries();
  const hashes = new Map<string, string>();
  let writing: Writing | undefined;
  try {
    for await (const part of readTar(unpacked(file))) {
      if ("bytes" in part) {
        await writing?.write(part.bytes);
        continue;
      }
      await finish(writing, hashes);
      writing = undefined;
      const { path } = part.entry;
      if (!isExpected(path)) throw new Error(`The archive holds something that no back-up holds: ${path}`);
      const place = join(folder, path);
      await mkdir(path.endsWith("/") ? place : dirname(place), { recursive: true, mode: 0o700 });
      if (!path.endsWith("/")) writing = new Writing(path, await open(place, "wx", 0o600));
      if (path.startsWith("postgres/")) await binaries.own(place);
    }
  } catch (error) {
    // Left open, Node would warn of it in the words of its own inside, in the middle of the reason.
    await writing?.close();
    throw error;
  }
  await finish(writing, hashes);
  return await checkManifest(folder, hashes);
}

function unpacked(file: string): Gunzip {
  const archive = createReadStream(file);
  const unpacking = createGunzip();
  archive.on("error", (error) => unpacking.destroy(error));
  return archive.pipe(unpacking);
}

/** An archive's fault, so that a person can act on it. */
function plainly(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return new Error(`There is no file ${file}.`, { cause: error });
  if (code === "EISDIR") return new Error(`${file} is a folder; name the .tar.gz file in it.`, { cause: error });
  if (code === "Z_BUF_ERROR") return new Error(`The archive is cut short: ${file}`, { cause: error });
  if (code.startsWith("Z_")) return new Error(`${file} is no .tar.gz file, or damaged.`, { cause: error });
  return error;
}

class Writing {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #hash: Hash = createHash("sha256");

  constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  async write(bytes: Buffer): Promise<void> {
    this.#hash.update(bytes);
    await this.#handle.writeFile(bytes);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  /** Saves the file for good; gives its path and SHA-256. */
  async end(): Promise<[string, string]> {
    await this.#handle.sync();
    await this.close();
    return [this.#path, this.#hash.digest("hex")];
  }
}

async function finish(writing: Writing | undefined, hashes: Map<string, string>): Promise<void> {
  if (writing) hashes.set(...(await writing.end()));
}

function isExpected(path: string): boolean {
  if (path.split("/").includes("..")) return false;
  return path === manifestName || secretNames.includes(path) || /^(?:postgres|files)\//.test(path);
}

async function checkManifest(folder: string, hashes: Map<string, string>): Promise<Manifest> {
  if (!hashes.delete(manifestName)) throw new Error("The archive has no manifest: it is no back-up of Lading");
  const parsed: unknown = JSON.parse(await readFile(join(folder, manifestName), "utf8"));
  if (!isManifest(parsed)) throw new Error("The archive was made by another version of Lading");
  const wrong = new Set([...hashes.keys(), ...Object.keys(parsed.files)]);
  for (const [path, hash] of hashes) if (parsed.files[path] === hash) wrong.delete(path);
  const [first] = wrong;
  if (first !== undefined) throw new Error(`The archive is damaged: ${first} is not as it was saved`);
  await rm(join(folder, manifestName));
  return parsed;
}

function isManifest(parsed: unknown): parsed is Manifest {
  return (
    typeof parsed === "object" && parsed !== null && "format" in parsed && parsed.format === 1 && "files" in parsed
  );
}
