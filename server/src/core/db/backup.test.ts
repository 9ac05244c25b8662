import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptSecret } from "#core/config";
import { temporaryFolder } from "#core/db/testing";
import { createLog } from "#core/log";
import { restore } from "./backup-restore.ts";
import { readTar, tarEnd, tarHeader } from "./backup-tar.ts";
import { backUp } from "./backup.ts";
import { startEmbedded } from "./embedded.ts";

const log = createLog("silent");
const rows = 20_000;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await temporaryFolder("backup");
  dataDir = join(folder, "data");
  await mkdir(join(dataDir, "files", "company"), { recursive: true });
  await writeFile(join(dataDir, "files", "company", "picture"), "bytes of a picture");
  keptSecret(dataDir, "secret");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `work` on the embedded database of a folder. */
async function withDatabase<T>(dir: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir: dir, log });
  const pool = new Pool({ connectionString: embedded.ownerUrl });
  pool.on("error", () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await embedded.stop();
  }
}

async function summary(pool: Pool) {
  const { rows: found } = await pool.query("SELECT count(*)::int AS count, sum(hashtext(note)) AS sum FROM kept");
  return found[0];
}

async function writeUntil(signal: AbortSignal, pool: Pool): Promise<void> {
  while (!signal.aborted) await pool.query("INSERT INTO later SELECT repeat('x', 500) FROM generate_series(1, 200)");
}

/** An archive with these bytes. */
async function packed(name: string, bytes: Buffer): Promise<string> {
  await writeFile(join(folder, name), gzipSync(bytes, { level: 1 }));
  return join(folder, name);
}

describe("A back-up", () => {
  test("taken while rows are being written comes back with every row answered before it, the files and the secrets", async () => {
    const target = join(folder, "running.tar.gz");
    const before = await withDatabase(dataDir, async (pool) => {
      await pool.query("CREATE TABLE kept (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text)");
      await pool.query("INSERT INTO kept (note) SELECT md5(n::text) FROM generate_series(1, $1::int) AS n", [rows]);
      await pool.query("CREATE TABLE later (note text)");
      const answered = await summary(pool);
      const saved = new AbortController();
      const writer = writeUntil(saved.signal, pool);
      await backUp({ dataDir, target, log });
      saved.abort();
      await writer;
      return answered;
    });
    const restored = join(folder, "restored");
    const { files, aside } = await restore({ dataDir: restored, file: target, replace: false });
    expect(files).toBeGreaterThan(900);
    expect(aside).toBeUndefined();
    expect(await withDatabase(restored, summary)).toEqual(before);
    expect(await readFile(join(restored, "files", "company", "picture"), "utf8")).toBe("bytes of a picture");
    expect(await readFile(join(restored, "secret"), "utf8")).toBe(await readFile(join(dataDir, "secret"), "utf8"));
  });

  test("taken while Lading is stopped goes into a folder under the date, and any tar reads it", async () => {
    const target = join(folder, "backups");
    await mkdir(target);
    const file = await backUp({ dataDir, target, log });
    expect(await readdir(target)).toHaveLength(1);
    const listed = execFileSync("tar", ["-tzf", file], { encoding: "utf8" }).split("\n");
    expect(listed).toEqual(expect.arrayContaining(["postgres/backup_label", "files/company/picture", "secret"]));
    expect(listed.filter((path) => /postmaster\.pid|\.s\.PGSQL/.test(path))).toEqual([]);
  });

  test("overwrites nothing and needs a database", async () => {
    const target = join(folder, "there.tar.gz");
    await writeFile(target, "mine");
    await expect(backUp({ dataDir, target, log })).rejects.toThrow("is there already");
    await expect(backUp({ dataDir: join(folder, "none"), target: folder, log })).rejects.toThrow(
      "There is no database",
    );
  });
});

describe("A restore", () => {
  let file: string;
  let target: string;
  beforeAll(async () => {
    file = await backUp({ dataDir, target: join(folder, "good.tar.gz"), log });
    target = await mkdtemp(join(folder, "target-"));
  });
  const refused = (from: string, replace = false) => expect(restore({ dataDir: target, file: from, replace })).rejects;

  test("refuses a folder that is not empty, and with --replace puts aside what was there", async () => {
    await writeFile(join(target, "secret"), "an old secret of sixteen");
    await refused(file).toThrow("is not empty");
    const { aside = "" } = await restore({ dataDir: target, file, replace: true });
    expect(await readFile(join(aside, "secret"), "utf8")).toBe("an old secret of sixteen");
    expect(await withDatabase(target, summary)).toMatchObject({ count: rows });
  });

  test("refuses while Lading runs on the folder", async () => {
    await withDatabase(target, () => refused(file, true).toThrow("is in use by another Lading"));
  });

  test("of a file that is missing, a folder or no archive says so in one sentence", async () => {
    const text = join(folder, "a-text.tar.gz");
    await writeFile(text, "no archive");
    await refused(join(folder, "none.tar.gz"), true).toThrow(/^There is no file \S+none\.tar\.gz\.$/);
    await refused(folder, true).toThrow(/ is a folder; name the \.tar\.gz file in it\.$/);
    await refused(text, true).toThrow(/ is no \.tar\.gz file, or damaged\.$/);
  });

  test("of a damaged, a cut or a foreign archive changes nothing", async () => {
    const there = (await readdir(target)).toSorted();
    const tar = gunzipSync(await readFile(file));
    const turned = Buffer.from(tar);
    turned.fill(randomBytes(8), tar.indexOf("bytes of a picture"), tar.indexOf("bytes of a picture") + 8);
    await refused(await packed("turned.tar.gz", turned), true).toThrow("files/company/picture is not as it was saved");
    await refused(await packed("cut.tar.gz", tar.subarray(0, tar.length / 2)), true).toThrow("cut short");
    const escaping = Buffer.concat([tarHeader({ path: "files/../../x", size: 0 }), tarEnd]);
    await refused(await packed("escaping.tar.gz", escaping), true).toThrow("no back-up holds: files/../../x");
    expect((await readdir(target)).toSorted()).toEqual(there);
    // Node would warn of each, in the middle of the reason.
    expect(await leftOpen("restore.new")).toEqual([]);
  });
});

/** Files of this process that are open and have this in their path; where the system does not tell, none. */
async function leftOpen(part: string): Promise<string[]> {
  const numbers = await readdir("/proc/self/fd").catch(() => []);
  const paths = await Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")));
  return paths.filter((path) => path.includes(part));
}

test("An archive entry may be larger than 8 GB and have a path of 200 characters", async () => {
  const size = 20_000_000_000;
  const path = `files/${"a".repeat(90)}/${"b".repeat(90)}`;
  const parts = readTar(Readable.from([tarHeader({ path, size })]));
  expect((await parts.next()).value).toEqual({ entry: { path, size } });
  await expect(parts.next()).rejects.toThrow("cut short");
});
