// `npm run migration -- --name what-changes`: writes the next migration from the tables. It is compared with the last
// snapshot only, so those before it are removed.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fail, install, node24, root, run, Stop } from "./prepare.mjs";

const server = join(root, "server");
const meta = join(server, "migrations", "meta");

try {
  install({ forWork: true });
  const drizzle = join(root, "node_modules", "drizzle-kit", "bin.cjs");
  if (run(node24(), [drizzle, "generate", ...process.argv.slice(2)], { cwd: server }) !== 0)
    throw new Stop("No migration was written; the reason stands above.");
  const snapshots = readdirSync(meta).filter((name) => name.endsWith("_snapshot.json"));
  // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
  snapshots.sort();
  for (const old of snapshots.slice(0, -1)) rmSync(join(meta, old));
} catch (error) {
  fail(error);
}
