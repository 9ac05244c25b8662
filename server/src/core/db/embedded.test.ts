import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "#core/db/testing";
import { createLog } from "#core/log";
import { readPostmasterFile } from "./embedded-leftover.ts";
import { isAlive } from "./embedded-lock.ts";
import { FolderInUse, runningEmbedded, startEmbedded, type Embedded } from "./embedded.ts";

const log = createLog("silent");
let dataDir: string;
let running: Embedded | undefined;
let other: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await temporaryFolder("embedded");
});
afterEach(async () => {
  other?.kill("SIGKILL");
  await running?.stop();
  running = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (folder = dataDir) => (running = await startEmbedded({ dataDir: folder, log }));

async function ask(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text, rowMode: "array" }).finally(() => client.end());
  return rows[0]?.[0];
}

/** Another process's Lading on the folder; the first line it prints. */
async function startOther(): Promise<string> {
  const file = join(import.meta.dirname, "embedded.stage.ts");
  other = spawn(process.execPath, [file, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const [line]: unknown[] = await once(other.stdout ?? other, "data");
  return String(line).trim();
}

describe("The embedded database", () => {
  test("is made at the first start, keeps what was saved, and is PostgreSQL 18 in UTF-8 with checksums", async () => {
    const first = await start();
    await ask(first.ownerUrl, "CREATE TABLE kept AS SELECT '运单 شحنة' AS note");
    await first.stop();
    const { ownerUrl } = await start();
    expect(await ask(ownerUrl, "SELECT note FROM kept")).toBe("运单 شحنة");
    expect(await ask(ownerUrl, "SHOW server_version")).toMatch(/^18\./);
    expect(await ask(ownerUrl, "SHOW data_checksums")).toBe("on");
    expect(await ask(ownerUrl, "SELECT datlocale FROM pg_database WHERE datname = 'lading'")).toBe("C.UTF-8");
    expect(await ask(ownerUrl, "SELECT current_setting('fsync') || current_setting('synchronous_commit')")).toBe(
      "onon",
    );
  });

  test("belongs to a role that is no superuser, and lets nobody in without a password", async () => {
    const { ownerUrl } = await start();
    expect(await ask(ownerUrl, "SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user")).toBe(
      false,
    );
    const url = new URL(ownerUrl);
    url.password = "wrong";
    await expect(ask(url.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
  });

  test("listens on loopback when its folder's path is too long for a socket", async () => {
    const deep = join(dataDir, "a-folder-with-a-long-name-".repeat(4));
    const { ownerUrl } = await start(deep);
    expect(new URL(ownerUrl).hostname).toBe("127.0.0.1");
    expect(await ask(ownerUrl, "SELECT 1")).toBe(1);
  });
});

describe("A second start on the same folder", () => {
  test("is refused plainly, naming the process, and leaves the first alone", async () => {
    const url = await startOther();
    await expect(start()).rejects.toThrow(FolderInUse);
    await expect(start()).rejects.toThrow(`is in use by another Lading (process ${other?.pid})`);
    expect(await ask(url, "SELECT 1")).toBe(1);
    expect((await runningEmbedded(dataDir))?.ownerUrl).toBe(url);
  });

  test("of two at once, one is refused", async () => {
    const [a, b] = await Promise.allSettled([startEmbedded({ dataDir, log }), startEmbedded({ dataDir, log })]);
    for (const { status, ...rest } of [a, b]) if (status === "fulfilled" && "value" in rest) running = rest.value;
    expect([a.status, b.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("After a kill", () => {
  test("of the server, the database that it left running is stopped, and what was answered is there", async () => {
    const url = await startOther();
    await ask(url, "CREATE TABLE kept AS SELECT 42 AS answer");
    const left = await readPostmasterFile(join(dataDir, "postgres"));
    other?.kill("SIGKILL");
    await once(other ?? process, "exit");
    expect(isAlive(left?.pid ?? 0)).toBe(true);
    const { ownerUrl } = await start();
    expect(isAlive(left?.pid ?? 0)).toBe(false);
    expect(await ask(ownerUrl, "SELECT answer FROM kept")).toBe(42);
  });

  test("of the database, it runs again by itself at the same address", async () => {
    const { ownerUrl } = await start();
    await ask(ownerUrl, "CREATE TABLE kept AS SELECT 42 AS answer");
    const before = await readPostmasterFile(join(dataDir, "postgres"));
    process.kill(before?.pid ?? 0, "SIGKILL");
    await expect
      .poll(() => ask(ownerUrl, "SELECT answer FROM kept").catch(() => undefined), { timeout: 10_000, interval: 100 })
      .toBe(42);
  });

  test("of everything, process numbers that others have now do not stop the start", async () => {
    await (await start()).stop();
    const left = [process.ppid, join(dataDir, "postgres"), "0", "5432", "", "", "", "ready"];
    await writeFile(join(dataDir, "postgres", "postmaster.pid"), left.join("\n"));
    await writeFile(join(dataDir, "lading.pid"), `${process.ppid} 1`);
    const { ownerUrl } = await start();
    expect(await ask(ownerUrl, "SELECT 1")).toBe(1);
  });
});

test("A folder of another PostgreSQL version is refused, not touched", async () => {
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
  await expect(start()).rejects.toThrow("was made by PostgreSQL 17 and cannot be used by PostgreSQL 18");
  expect(await readFile(join(dataDir, "postgres", "PG_VERSION"), "utf8")).toBe("17\n");
});
