import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { userSystemLogin } from "@lading/contract/session";
import { editUserInfo, loadUserInfo } from "@lading/contract/user";
import type { AnswerOf, Call, Envelope, RequestOf } from "@lading/contract/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder, testDatabase, type TestDatabase } from "#core/db/testing";

const patienceMs = 60_000;

/** A Lading as `npm start` runs it. */
interface Running {
  child: ChildProcess;
  /** What it has said so far on both outputs. */
  said: () => string;
}

function start(environment: Record<string, string>): Running {
  const quiet = { HOST: "127.0.0.1", PORT: "0", LADING_LOG_LEVEL: "warn" };
  const env = { PATH: process.env["PATH"], ...quiet, ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env });
  let said = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}

/** The exit code of one that ends by itself, or is asked to. */
async function ended({ child }: Running, signal?: NodeJS.Signals): Promise<number | null> {
  if (signal) child.kill(signal);
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

/** Its address, once it serves. */
async function addressOf({ child, said }: Running): Promise<string> {
  while (child.exitCode === null) {
    const address = /serves at +(http:\S+)/.exec(said())?.[1];
    if (address !== undefined) return address;
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  }
  throw new Error(`It ended: ${said()}`);
}

async function call<C extends Call>(address: string, called: C, input: RequestOf<C>, token = "") {
  const response = await fetch(`${address}${called.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own answers are tested elsewhere
  return (await response.json()) as Envelope<AnswerOf<C>>;
}

const demoSignIn = { audience: "staff", account: "demo@lading.example", password: "lading-demo" } as const;

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
    const { version } = (await call(address, loadUserInfo, {}, Token)).Content;
    await call(address, editUserInfo, { userName: "陈静 (夜班)", version }, Token);
    expect(await ended(first, "SIGTERM")).toBe(0);
    first = start({ LADING_DATA: join(folder, "data") });
    address = await addressOf(first);
    const me = await call(address, loadUserInfo, {}, Token);
    expect([me.StatusCode, me.Content.UserName]).toEqual([200, "陈静 (夜班)"]);
  });
});

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
  const reasonOf = async (environment: Record<string, string>) => {
    const running = start({ LADING_DATA: join(folder, "data"), LADING_DEMO: "off", ...environment });
    return [await ended(running), running.said()];
  };

  test("when the port is taken", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const held = holder.address();
    const PORT = String(typeof held === "object" ? held?.port : "");
    const urls = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl };
    const reason = await reasonOf({ ...urls, PORT });
    holder.close();
    expect(reason).toEqual([1, `127.0.0.1:${PORT} is already in use: stop what listens there, or set PORT.\n`]);
  });

  test("when the database does not answer", async () => {
    const reason = await reasonOf({ DATABASE_URL: "postgres://lading:secret@127.0.0.1:1/lading" });
    expect(reason).toEqual([1, "The database does not answer: connect ECONNREFUSED 127.0.0.1:1\n"]);
  });

  test("when the data folder is none", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    const [code, said] = await reasonOf({ LADING_DATA: file });
    expect([code, said]).toEqual([1, expect.stringMatching(/^ENOTDIR.* LADING_DATA must be a folder .*\n$/)]);
  });

  test("when the configuration is wrong, naming all that is", async () => {
    const [code, said] = await reasonOf({ PORT: "http", LADING_DEMO: "yes" });
    expect(code).toBe(2);
    expect(said).toContain("PORT must be a whole number");
    expect(said).toContain("LADING_DEMO must be on or off");
  });
});
