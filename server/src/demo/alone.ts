import { Client } from "pg";
import { StartError } from "#core/config";
import { removeUnfinished } from "./remove.ts";

/** Key of the lock in the database under which demo companies are loaded. */
const loadingKey = 0x6c6f_6164;

/**
 * Loads demo companies while nobody else does, in this process or another: all of them, or none. The remains of
 * an earlier load that was stopped or killed are removed before, and those of this one after, when it fails.
 */
export async function loadAlone<Loaded>(ownerUrl: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("SELECT pg_advisory_lock($1)", [loadingKey]);
    await removeUnfinished(owner);
    return await load().catch((error: unknown) => removeAfter(owner, error));
  } finally {
    // The lock ends with the connection.
    await owner.end();
  }
}

async function removeAfter(owner: Client, error: unknown): Promise<never> {
  await removeUnfinished(owner).catch((reason: unknown) => {
    throw new StartError(
      `Demo companies are loaded in part; the next start removes them. They could not be removed now: ${plainly(reason)}. ` +
        `They were not loaded whole because: ${plainly(error)}.`,
      { cause: error },
    );
  });
  throw error;
}

const plainly = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
