import { statfs } from "node:fs/promises";
import { coreRefusals, refuse } from "@lading/contract/core";

/** Room on the disk of a folder, in bytes. */
export interface Space {
  free: number;
  size: number;
}

/** With less than this, whoever runs the server is warned. */
const lowBytes = 1024 ** 3;
/** With less than this, files are refused: the database on the same disk needs the rest to go on. */
const fullBytes = 48 * 1024 ** 2;
/** An answer of the disk is good for so long, in milliseconds. */
const goodForMs = 1_000;

const asked = new Map<string, { at: number; space: Promise<Space | undefined> }>();

/** The room left for this user in the folder; undefined where the system does not tell. */
export async function freeSpace(folder: string): Promise<Space | undefined> {
  const known = asked.get(folder);
  if (known && Date.now() - known.at < goodForMs) return await known.space;
  const space = statfs(folder).then(
    ({ bsize, bavail, blocks }) => ({ free: bavail * bsize, size: blocks * bsize }),
    () => undefined,
  );
  asked.set(folder, { at: Date.now(), space });
  return await space;
}

/** True while there is still room, and soon there will be none. */
export function isLow(space: Space | undefined): boolean {
  return space !== undefined && space.free < lowBytes;
}

/** True when there is no room, or hardly any. */
export function isFull(space: Space | undefined): boolean {
  return space !== undefined && space.free < fullBytes;
}

/** Refuses what would need room in the folder, when there is none. */
export async function refuseWhenFull(folder: string): Promise<void> {
  if (isFull(await freeSpace(folder))) throw refuse(coreRefusals.storageFull);
}
