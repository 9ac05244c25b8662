import { coreRefusals, refuse, type Refused } from "@lading/contract/core";
import { isDatabaseAway } from "#core/db";
import { freeSpace, isFull } from "#core/space";
import type { Dependencies } from "./dependencies.ts";

/** The embedded database ends when its disk is full: that is what there is to say then, in place of the error. */
export async function fullDisk(
  error: unknown,
  { databaseFolder }: Pick<Dependencies, "databaseFolder">,
): Promise<Refused | undefined> {
  if (databaseFolder === undefined || !isDatabaseAway(error)) return undefined;
  return isFull(await freeSpace(databaseFolder)) ? refuse(coreRefusals.storageFull) : undefined;
}
