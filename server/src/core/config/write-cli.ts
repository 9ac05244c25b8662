import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { configurationPage } from "./document.ts";

/** Writes docs/configuration.md; with `--check`, fails when the committed one is not what the variables say now. */
const file = join(import.meta.dirname, "../../../../docs/configuration.md");
const fresh = configurationPage();

if (process.argv.includes("--check")) {
  const committed = await readFile(file, "utf8").catch(() => "");
  if (committed !== fresh) {
    process.stderr.write(
      "docs/configuration.md is not what the variables say: run `node scripts/run.mjs server/src/core/config/write-cli.ts` and commit it\n",
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, fresh);
  process.stdout.write("docs/configuration.md written\n");
}
