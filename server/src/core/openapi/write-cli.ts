import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allCalls, allPublicReads, allRawRoutes } from "@lading/contract/all";
import { describeCalls } from "./document.ts";

/** Writes docs/openapi.json; with `--check`, fails when the committed one is not what the calls say now. */
const file = join(import.meta.dirname, "../../../../docs/openapi.json");
const fresh = `${JSON.stringify(describeCalls(allCalls, allPublicReads, allRawRoutes), null, 2)}\n`;

if (process.argv.includes("--check")) {
  const committed = await readFile(file, "utf8").catch(() => "");
  if (committed !== fresh) {
    process.stderr.write("docs/openapi.json is not what the calls say: run `npm run openapi` and commit it\n");
    process.exitCode = 1;
  }
} else {
  await writeFile(file, fresh);
  process.stdout.write(`docs/openapi.json: ${allCalls.length} calls\n`);
}
