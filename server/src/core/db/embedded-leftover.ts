import { execFile } from "node:child_process";
import { readFile, readlink, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { StartError } from "#core/config";
import type { Binaries } from "./embedded-binaries.ts";
import { isAlive } from "./embedded-lock.ts";

const run = promisify(execFile);

/** Contents of `postmaster.pid`, which PostgreSQL keeps in its folder while it runs. */
export interface PostmasterFile {
  pid: number;
  port: number;
  /** Empty where it listens on loopback only. */
  socketFolder: string;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when PostgreSQL was stopped properly, or does not write it yet. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const lines = (await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? "", ready: lines[7]?.trim() === "ready" };
}

/** Stops a PostgreSQL whose Lading was killed, so that a new one can start with today's settings. */
export async function stopLeftover(binaries: Binaries, folder: string): Promise<"none" | "stopped"> {
  const left = await readPostmasterFile(folder);
  if (!left || !isAlive(left.pid)) return "none";
  if (!(await isPostgresOf(left.pid, folder))) {
    await disownPid(folder);
    return "none";
  }
  await stopPostgres(binaries, folder, left.pid);
  const deadline = Date.now() + 60_000;
  while (isAlive(left.pid)) {
    if (Date.now() > deadline)
      throw new StartError(`PostgreSQL of an earlier start (process ${left.pid}) does not stop`);
    await sleep(20);
  }
  return "stopped";
}

/** Asks PostgreSQL to end its connections, save everything and stop. */
export async function stopPostgres(binaries: Binaries, folder: string, pid: number): Promise<void> {
  if (process.platform !== "win32") {
    process.kill(pid, "SIGINT");
    return;
  }
  const [command, args] = binaries.wrap("pg_ctl", ["stop", "--mode=fast", "--no-wait", `--pgdata=${folder}`]);
  await run(command, args);
}

/** The process may have died and its number been given to another program. */
async function isPostgresOf(pid: number, folder: string): Promise<boolean> {
  if (process.platform === "linux") {
    const working = await readlink(`/proc/${pid}/cwd`).catch(() => "");
    return working === (await realpath(folder));
  }
  if (process.platform === "win32") return true;
  const { stdout } = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.includes(folder);
}

/**
 * PostgreSQL will not start while a process with the number in `postmaster.pid` lives, unless it is
 * its own parent. So this process's number goes there; the rest stays, because PostgreSQL finds by
 * it whether something still works on the folder's memory.
 */
async function disownPid(folder: string): Promise<void> {
  const file = join(folder, "postmaster.pid");
  const [, ...rest] = (await readFile(file, "utf8")).split("\n");
  await writeFile(file, [process.pid, ...rest].join("\n"));
}
