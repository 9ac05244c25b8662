import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const enoughBytes = 2_000_000_000;

/** A new folder for a database, in memory where there is enough: copying a template there takes 10 ms instead of 250. */
export async function temporaryFolder(name: string): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return await mkdtemp(join(bavail * bsize >= enoughBytes ? memory : tmpdir(), `lading-${name}-`));
}
