import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wholeApi } from "@lading/contract/all";
import { callList } from "#core/openapi";

/** Writes docs/calls.txt; with `--check`, fails when the committed one is not what the calls say now. */
const file = join(import.meta.dirname, "../../docs/calls.txt");
const fresh = callList(wholeApi);

if (process.argv.includes("--check")) {
  const committed = await readFile(file, "utf8").catch(() => "");
  if (committed !== fresh) {
    process.stderr.write("docs/calls.txt is not what the calls say: run `npm run calls` and commit it\n");
    process.exitCode = 1;
  }
} else {
  await writeFile(file, fresh);
  process.stdout.write("docs/calls.txt written\n");
}
