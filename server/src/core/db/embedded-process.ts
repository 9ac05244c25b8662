import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, statSync, truncateSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#core/config";
import type { Logger } from "#core/log";
import type { Binaries } from "./embedded-binaries.ts";
import type { Place } from "./embedded-cluster.ts";
import { readPostmasterFile, stopPostgres } from "./embedded-leftover.ts";

/** Settings for one company server on one machine; durability is PostgreSQL's own default. */
const settings = {
  max_connections: "60",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  min_wal_size: "256MB",
  max_wal_size: "2GB",
  // Of the copies that a back-up takes while the server runs.
  wal_level: "replica",
  random_page_cost: "1.1",
  jit: "off",
  // Errors of statements are the application's, which logs them without people's data.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "%m [%p] ",
  unix_socket_permissions: "0700",
};

/** For tests, where a power cut may lose everything. */
export const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const maxLogBytes = 10_000_000;
const firstPauseMs = 250;
const longestPauseMs = 15_000;
const stopPatienceMs = 20_000;

export interface RunOptions {
  binaries: Binaries;
  /** PostgreSQL's own folder. */
  folder: string;
  /** File for what PostgreSQL itself reports. */
  logFile: string;
  place: Place;
  settings?: Readonly<Record<string, string>>;
  log: Logger;
}

/** A PostgreSQL that this process started; when it crashes, it is started again. */
export class PostgresProcess {
  readonly #options: RunOptions;
  #child: ChildProcess | undefined;
  #stopping = false;
  #watching: Promise<void> = Promise.resolve();

  constructor(options: RunOptions) {
    this.#options = options;
  }

  /** Starts and waits until it answers; throws with the end of its log when it cannot. `onBegun` is told before the waiting. */
  async start(onBegun?: () => void): Promise<void> {
    process.on("exit", this.#onExit);
    const child = await this.#startOnce(onBegun);
    this.#watching = this.#watch(child);
  }

  /** Ends every connection, saves everything and stops. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (child?.pid !== undefined && isRunning(child)) {
      const ended = once(child, "exit");
      await stopPostgres(this.#options.binaries, this.#options.folder, child.pid);
      const late = setTimeout(() => child.kill("SIGQUIT"), stopPatienceMs);
      await ended;
      clearTimeout(late);
    }
    await this.#watching;
    process.off("exit", this.#onExit);
  }

  /** When this process ends without having stopped it, PostgreSQL is at least told. */
  readonly #onExit = (): void => {
    if (this.#child && isRunning(this.#child)) this.#child.kill("SIGINT");
  };

  async #watch(first: ChildProcess): Promise<void> {
    const { log } = this.#options;
    let pause = firstPauseMs;
    for (let child = first; ;) {
      const since = Date.now();
      if (isRunning(child)) await once(child, "exit");
      if (this.#stopping) return;
      if (Date.now() - since > 60_000) pause = firstPauseMs;
      log.error(
        { code: child.exitCode, signal: child.signalCode },
        "the database stopped by itself; starting it again",
      );
      const next = await this.#startAgain(pause);
      if (!next) return;
      child = next;
      pause = Math.min(pause * 2, longestPauseMs);
    }
  }

  async #startAgain(firstWaitMs: number): Promise<ChildProcess | undefined> {
    const { log } = this.#options;
    for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
      await sleep(wait);
      if (this.#stopping) return undefined;
      try {
        const child = await this.#startOnce();
        log.info("the database runs again");
        return child;
      } catch (error) {
        log.error({ err: error }, "the database does not start");
      }
    }
  }

  async #startOnce(onBegun?: () => void): Promise<ChildProcess> {
    const { binaries, folder, logFile } = this.#options;
    const [command, args] = binaries.wrap("postgres", this.#arguments());
    const output = openLog(logFile);
    // Its own process group: Ctrl-C in a terminal must reach it only after the server has finished what runs.
    const child = spawn(command, args, { detached: true, stdio: ["ignore", output, output], windowsHide: true });
    closeSync(output);
    this.#child = child;
    const failed = once(child, "error").then(([error]: unknown[]) => {
      throw new StartError(`${command} cannot be started`, { cause: error });
    });
    failed.catch(() => undefined);
    onBegun?.();
    await Promise.race([failed, this.#ready(child, folder)]);
    child.unref();
    return child;
  }

  async #ready(child: ChildProcess, folder: string): Promise<void> {
    const since = Date.now();
    let told = false;
    for (;;) {
      if (!isRunning(child))
        throw new StartError(`PostgreSQL ended at its start:\n${await tail(this.#options.logFile)}`);
      const file = await readPostmasterFile(folder);
      if (file?.ready === true && (process.platform === "win32" || file.pid === child.pid)) return;
      if (!told && Date.now() - since > 5_000) {
        told = true;
        this.#options.log.info("the database is recovering what an unclean end left; this can take minutes");
      }
      await sleep(10);
    }
  }

  #arguments(): string[] {
    const { folder, place } = this.#options;
    const where =
      "socketFolder" in place
        ? { listen_addresses: "", unix_socket_directories: place.socketFolder }
        : { listen_addresses: "127.0.0.1", unix_socket_directories: "" };
    const all = { ...settings, ...where, port: String(place.port), ...this.#options.settings };
    return ["-D", folder, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function openLog(file: string): number {
  const handle = openSync(file, "a", 0o600);
  if (statSync(file).size > maxLogBytes) truncateSync(file);
  return handle;
}

async function tail(file: string): Promise<string> {
  const lines = (await readFile(join(file), "utf8")).trimEnd().split("\n");
  return lines.slice(-8).join("\n");
}
