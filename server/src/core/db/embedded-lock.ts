import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#core/config";

/** The data folder is used by another process. */
export class FolderInUse extends StartError {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by another Lading (process ${pid}). Stop that one first, or choose another folder with LADING_DATA.`,
    );
    this.pid = pid;
  }
}

/** Takes the data folder for this process, or throws FolderInUse. Gives the function that gives it back. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "lading.pid");
  const mine = markOf(process.pid);
  for (;;) {
    if (placed(file, mine)) break;
    const holder = holderOf(folder);
    if (holder !== undefined) throw new FolderInUse(folder, holder);
    removeStale(folder, file);
  }
  const release = (): void => {
    process.off("exit", release);
    if (read(file) === mine) unlinkSync(file);
  };
  process.on("exit", release);
  return release;
}

/** The living process that holds the data folder. */
export function holderOf(folder: string): number | undefined {
  const mark = read(join(folder, "lading.pid"));
  const pid = Number(mark?.split(" ")[0]);
  return mark !== undefined && pid > 0 && isAlive(pid) && markOf(pid) === mark ? pid : undefined;
}

/** True while the process runs, under any owner. A zombie (ended, its parent not yet told) counts as ended. */
export function isAlive(pid: number): boolean {
  const state = statOf(pid)?.[0];
  if (state !== undefined) return state !== "Z" && state !== "X";
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The process's number and, where the system says it, when it began: numbers are used again. */
function markOf(pid: number): string {
  const began = statOf(pid)?.[19];
  return began === undefined ? String(pid) : `${pid} ${began}`;
}

/** Fields of `/proc/<pid>/stat` from the state on (proc(5)); the name before them may hold blanks and brackets. */
function statOf(pid: number): string[] | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Puts the file there, whole, if none is. */
function placed(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** Of several that find a dead process's file, one removes it; if it has become a living one's meanwhile, it is put back. */
function removeStale(folder: string, file: string): void {
  const aside = `${file}.${randomUUID()}`;
  const stale = read(file);
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== stale) linkSync(aside, file);
  unlinkSync(aside);
  const holder = holderOf(folder);
  if (holder !== undefined) throw new FolderInUse(folder, holder);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
