import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { userSystemLogin } from "@lading/contract/session";
import { editUserInfo, loadUserInfo } from "@lading/contract/user";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answeredBy, callers, isAlive, servedPids } from "./stages/main.workers.stage.ts";
import { temporaryFolder, testDatabase, type TestDatabase } from "#core/db/testing";
import { addressOf, call, demoSignIn, ended, start, type Running } from "./stages/main.stage.ts";

const patienceMs = 60_000;

describe("On a new data folder", { timeout: patienceMs }, () => {
  let folder: string;
  let first: Running;
  let address: string;
  beforeAll(async () => {
    folder = await temporaryFolder("start");
    first = start({ LADING_DATA: join(folder, "data") });
    address = await addressOf(first);
  }, patienceMs);
  afterAll(async () => {
    await ended(first, "SIGTERM");
    await rm(folder, { recursive: true });
  });

  test("it says where it is and how to get in, and serves calls and their description", async () => {
    expect(first.said()).toMatch(/^Making the database in \S+ …\nLoading two demo companies; .* …\n/);
    expect(first.said()).toMatch(/Demo staff +demo@lading\.example \/ lading-demo/);
    expect((await call(address, userSystemLogin, demoSignIn)).Content.CompanyCode).toBe("DEMO");
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/docs`)).status).toBe(200);
  });

  test("another one on the same folder is refused in one line", async () => {
    const second = start({ LADING_DATA: join(folder, "data") });
    expect(await ended(second)).toBe(1);
    expect(second.said()).toMatch(/^\S+ is in use by another Lading \(process \d+\)\. .*LADING_DATA\.\n$/);
  });

  test("asked to stop it ends in order, and the next start has everything, loaded once", async () => {
    const { Token } = (await call(address, userSystemLogin, demoSignIn)).Content;
    const { version } = (await call(address, loadUserInfo, {}, { token: Token })).Content;
    await call(address, editUserInfo, { userName: "陈静 (夜班)", version }, { token: Token });
    expect(await ended(first, "SIGTERM")).toBe(0);
    first = start({ LADING_DATA: join(folder, "data") });
    address = await addressOf(first);
    const me = await call(address, loadUserInfo, {}, { token: Token });
    expect([me.StatusCode, me.Content.UserName]).toEqual([200, "陈静 (夜班)"]);
  });

  test("with two processes a session holds in both, and one that is killed amid calls is replaced while the other answers", async () => {
    await ended(first, "SIGTERM");
    first = start({ LADING_DATA: join(folder, "data"), LADING_PROCESSES: "2", LADING_LOG_LEVEL: "info" });
    address = await addressOf(first);
    const { Token } = (await call(address, userSystemLogin, demoSignIn)).Content;
    const asking = callers(address, Token);
    await expect.poll(() => answeredBy(first, loadUserInfo.path), { timeout: patienceMs }).toEqual(new Set([1, 2]));
    const [old = 0] = servedPids(first, 1);
    process.kill(old, "SIGKILL");
    await expect.poll(() => servedPids(first, 1).length, { timeout: patienceMs }).toBe(2);
    expect(first.said()).toContain('"signal":"SIGKILL","pid":' + old);
    const figures = async () => await (await fetch(`${address}/metrics`)).text();
    await expect.poll(figures, { timeout: patienceMs }).toMatch(/^lading_processes 2$/m);
    const { answers, cut } = await asking.end();
    // Only what the killed process was answering can be lost.
    expect([new Set(answers), cut <= asking.atOnce]).toEqual([new Set([200]), true]);
    const [other = 0] = servedPids(first, 2);
    expect([await ended(first, "SIGTERM"), isAlive(other)]).toEqual([0, false]);
  });
});

/** A port of loopback that nobody listens on. */
async function freePort(): Promise<string> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const held = holder.address();
  holder.close();
  return String(typeof held === "object" ? held?.port : "");
}

test.skipIf(!existsSync("/dev/full"))(
  "With its log on a full disk it starts, answers and ends in order",
  { timeout: patienceMs },
  async () => {
    const database = await testDatabase();
    const folder = await temporaryFolder("full-log");
    const PORT = await freePort();
    const urls = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl };
    const environment = {
      ...process.env,
      ...urls,
      HOST: "127.0.0.1",
      PORT,
      LADING_DATA: folder,
      LADING_LOG_LEVEL: "debug",
      // Of several, the first may answer while the others still start.
      LADING_PROCESSES: "1",
    };
    const full = openSync("/dev/full", "w");
    const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
      env: environment,
      stdio: ["ignore", full, full],
    });
    const metrics = () =>
      fetch(`http://127.0.0.1:${PORT}/metrics`).then(
        (answer) => answer.text(),
        () => "",
      );
    await expect.poll(metrics, { timeout: 30_000 }).toContain("lading_log_lines_lost_total");
    expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
    expect(await ended({ child, said: () => "" }, "SIGTERM")).toBe(0);
    closeSync(full);
    await rm(folder, { recursive: true });
    await database.drop();
  },
);

/** The exit code of a start in this folder that fails, and what it said. */
async function reasonOf(folder: string, environment: Record<string, string>): Promise<[number | null, string]> {
  const running = start({ LADING_DATA: join(folder, "data"), LADING_DEMO: "off", ...environment });
  return [await ended(running), running.said()];
}

describe("A start that cannot succeed says why in one line and ends", { timeout: patienceMs }, () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await testDatabase();
    folder = await temporaryFolder("no-start");
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  test("when the port is taken", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const held = holder.address();
    const PORT = String(typeof held === "object" ? held?.port : "");
    const urls = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl };
    const reason = await reasonOf(folder, { ...urls, PORT });
    const embedded = join(folder, "never-made");
    const first = await reasonOf(folder, { LADING_DATA: embedded, PORT });
    const npmStart = spawn(process.execPath, [join(import.meta.dirname, "../../scripts/start.mjs")], {
      env: { PATH: process.env["PATH"], PORT },
    });
    const said = await text(npmStart.stderr);
    holder.close();
    const told = `127.0.0.1:${PORT} is already in use: stop what listens there, or set PORT.\n`;
    expect([reason, first, said]).toEqual([[1, told], [1, told], told]);
    // Nothing was installed, built or made for it.
    expect(existsSync(join(embedded, "postgres"))).toBe(false);
  });

  test("when the port is none, before anything is installed or built", async () => {
    for (const PORT of ["abc", "70000"]) {
      const npmStart = spawn(process.execPath, [join(import.meta.dirname, "../../scripts/start.mjs")], {
        env: { PATH: process.env["PATH"], PORT },
      });
      const told = "PORT must be a whole number from 0 to 65535; see docs/configuration.md.\n";
      expect(await text(npmStart.stderr)).toBe(told);
    }
  });

  test("when the database does not answer", async () => {
    const reason = await reasonOf(folder, { DATABASE_URL: "postgres://lading:secret@127.0.0.1:1/lading" });
    expect(reason).toEqual([1, "The database does not answer: connect ECONNREFUSED 127.0.0.1:1\n"]);
  });

  test("when the database refuses the password, or is none", async () => {
    const wrong = new URL(database.ownerUrl);
    wrong.password = "wrong";
    const [, password] = await reasonOf(folder, { DATABASE_URL: wrong.href });
    expect(password).toMatch(/^The database of DATABASE_URL refuses: password authentication failed .*\n$/);
    const none = new URL(database.ownerUrl);
    none.pathname = "/no_such_database";
    const [code, said] = await reasonOf(folder, { DATABASE_URL: none.href });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The database of DATABASE_URL refuses: .* does not exist\n$/),
    ]);
  });

  test("when the database is of a newer Lading", async () => {
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query("INSERT INTO lading.lading_migration (name, hash) VALUES ('9999_later.sql', 'x')");
    const reason = await reasonOf(folder, { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl });
    await client.query("DELETE FROM lading.lading_migration WHERE name = '9999_later.sql'");
    await client.end();
    const told =
      "The database has had migration 9999_later.sql, which this version of Lading does not know: it is newer";
    expect(reason).toEqual([1, `${told}\n`]);
  });
});

describe("A start on a damaged folder or a wrong configuration says why and ends", { timeout: patienceMs }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryFolder("no-start");
  });
  afterAll(async () => await rm(folder, { recursive: true }));

  test("when a kept secret is damaged", async () => {
    const damaged = join(folder, "damaged");
    await mkdir(damaged);
    await writeFile(join(damaged, "secret"), "x");
    const [code, said] = await reasonOf(folder, { LADING_DATA: damaged });
    expect([code, said]).toEqual([1, expect.stringMatching(/^\S+secret holds no usable secret; .*\n$/)]);
  });

  test("when the data folder is none", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    const [code, said] = await reasonOf(folder, { LADING_DATA: file });
    expect([code, said]).toEqual([1, expect.stringMatching(/^ENOTDIR.* LADING_DATA must be a folder .*\n$/)]);
  });

  test("when the configuration is wrong, naming all that is", async () => {
    const [code, said] = await reasonOf(folder, {
      PORT: "http",
      LADING_DEMO: "yes",
      LADING_TRUST_PROXY: "10.0.0.0/8, my-proxy",
    });
    expect(code).toBe(2);
    expect(said).toContain("PORT must be a whole number");
    expect(said).toContain("LADING_DEMO must be on or off");
    expect(said).toContain("LADING_TRUST_PROXY must be on, off, or addresses");
  });
});
