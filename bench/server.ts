import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnswerOf, Call, Envelope, RequestOf } from "@lading/contract/core";
import { userSystemLogin } from "@lading/contract/session";

export const root = join(import.meta.dirname, "..");
/** The server as `npm start` runs it. */
const main = process.env["LADING_BENCH_SERVER"] ?? join(root, "server/src/main.ts");

/** A server under measurement. */
export interface Server {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it served. */
  startedInMs: number;
  call<C extends Call>(call: C, input: RequestOf<C>, token?: string): Promise<AnswerOf<C>>;
  signIn(account: string): Promise<string>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Ends what was started and still runs; a measurement that fails, or is interrupted, leaves nothing behind. */
const running = new Set<() => void>();
process.on("exit", () => {
  for (const end of [...running].toReversed()) end();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

/**
 * Starts Lading with these variables, and with the flags that `npm start` gives, and waits until it serves: in one process, so
 * that memory and processor time are of that one, unless the variables say otherwise.
 */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<Server> {
  const env = {
    ...process.env,
    PORT: "0",
    LADING_LOG_LEVEL: "error",
    LADING_DEMO: "on",
    LADING_PROCESSES: "1",
    ...environment,
  };
  const begun = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const end = () => void child.kill("SIGTERM");
  running.add(end);
  child.once("exit", () => running.delete(end));
  const url = await addressOf(child);
  const call: Server["call"] = async (asked, input, token) => {
    const response = await fetch(url + asked.path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what its contract says
    const answer = (await response.json()) as Envelope<AnswerOf<typeof asked>>;
    if (answer.StatusCode !== 200 || answer.Content === null)
      throw new Error(`${asked.path}: ${JSON.stringify(answer).slice(0, 400)}`);
    return answer.Content;
  };
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - begun,
    call,
    signIn: async (account) =>
      (await call(userSystemLogin, { audience: "staff", account, password: "lading-demo" })).Token,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout?.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      const url = /serves at\s+(http:\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with code ${code}: ${said}`)));
  });
}

/** Loads so many shipments into the demo company, as `npm run demo` does. */
export function loadShipments(count: number, environment: Readonly<Record<string, string>>): void {
  const script = join(root, "server/src/demo-cli.ts");
  const env = { ...process.env, LADING_DEMO: "on", ...environment };
  const { status } = spawnSync(process.execPath, [script, "--waybills", String(count)], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The demo set could not be loaded");
}

/** Resident memory of a process in bytes (Linux). */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

interface OwnPostgres {
  /** As the owner of the tables. */
  url: string;
  version: string;
  stop: () => void;
}

/** A PostgreSQL of this machine's own packages, with its usual settings and a folder of its own; undefined where there is none. */
export function startPostgres(): OwnPostgres | undefined {
  const parent = "/usr/lib/postgresql";
  const version = existsSync(parent) ? readdirSync(parent).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;
  if (version === undefined) return undefined;
  const bin = join(parent, version, "bin");
  const folder = mkdtempSync(join(tmpdir(), "lading-bench-pg-"));
  const data = join(folder, "data");
  const asNobody = process.getuid?.() === 0 ? ["unshare", "--user", "--map-user=65534", "--map-group=65534"] : [];
  const run = (...command: string[]) => {
    const [program = "", ...args] = [...asNobody, ...command];
    const { status, stderr } = spawnSync(program, args, {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    });
    if (status !== 0) throw new Error(`${command[0]}: ${stderr}`);
  };
  run(join(bin, "initdb"), "-D", data, "-U", "lading_owner", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  const options = `-k ${folder} -h '' -p 5432 -c shared_buffers=512MB -c max_wal_size=4GB`;
  run(join(bin, "pg_ctl"), "-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start");
  const stop = () => {
    running.delete(stop);
    run(join(bin, "pg_ctl"), "-D", data, "-m", "fast", "stop");
    rmSync(folder, { recursive: true, force: true });
  };
  running.add(stop);
  run(join(bin, "createdb"), "-h", folder, "-U", "lading_owner", "lading");
  return { url: `postgres://lading_owner:bench@${encodeURIComponent(folder)}:5432/lading`, version, stop };
}
