import { createLog } from "#core/log";
import { startEmbedded } from "./embedded.ts";

/** A Lading that only keeps its database running, for tests that kill it: prints its URL and waits. */
const [dataDir = ""] = process.argv.slice(2);
try {
  const { ownerUrl } = await startEmbedded({ dataDir, log: createLog("silent") });
  process.stdout.write(`${ownerUrl}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
