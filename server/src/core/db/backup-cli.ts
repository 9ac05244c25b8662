import { resolve } from "node:path";
import { dataFolderOf } from "#core/config";
import { createLog } from "#core/log";
import { backUp } from "./backup.ts";
import { restore } from "./backup-restore.ts";

/** `npm run backup -- TARGET` and `npm run restore -- FILE [--replace]`. */

const [command, ...args] = process.argv.slice(2);
const paths = args.filter((arg) => arg !== "--replace");
const [path] = paths;
const replace = args.length > paths.length;
const dataDir = dataFolderOf(process.env);
/** Where the person is: npm itself goes to the repository's root. */
const from = process.env["INIT_CWD"] ?? process.cwd();
const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  if (
    path === undefined ||
    paths.length > 1 ||
    (command !== "backup" && command !== "restore") ||
    (replace && command === "backup")
  ) {
    say("Usage: npm run backup -- FILE.tar.gz|FOLDER\n       npm run restore -- FILE.tar.gz [--replace]");
    return 2;
  }
  if (process.env["DATABASE_URL"]) {
    say("DATABASE_URL is set: back up that PostgreSQL with its own tools, and the data folder as files.");
    return 2;
  }
  if (command === "backup") {
    say(`Saved in ${await backUp({ dataDir, target: resolve(from, path), log: createLog("warn") })}`);
    return 0;
  }
  const { createdAt, files, aside } = await restore({ dataDir, file: resolve(from, path), replace });
  say(`Restored ${files} files of ${createdAt} into ${dataDir}`);
  if (aside !== undefined) say(`What was there before is in ${aside}; remove it when all is well.`);
  return 0;
}
