import { parseArgs } from "node:util";
import { readConfig, type Config } from "#core/config";
import { openDatabase, type Database } from "#core/db";
import { createFiles } from "#core/files";
import { createLog } from "#core/log";
import { runningEmbedded } from "#core/db/server";
import { loadDemoCompanies, loadDemoPair, loadMoreShipments } from "#demo";
import { openOwnDatabase, plainReason } from "./start-up.ts";

/**
 * `npm run demo -- --waybills 1000000 [--company DEMO]`: loads a realistic data set of that size, also while Lading runs.
 * `npm run demo -- --new CLASS`: loads two further demo companies, CLASS and CLASS2.
 */
const usage = "Usage: npm run demo -- --waybills COUNT [--company DEMO]\n       npm run demo -- --new CODE\n";
/** A company's code with room for the 2 by which the second company is told from it. */
const codeForm = /^[A-Z][A-Z0-9]{0,7}[A-Z013-9]$/;
const most = 4_000_000;
/** Characters of the progress bar. */
const barWidth = 40;

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(isWrongOption(error) ? `${error.message}\n${usage}` : `${plainReason(error)}\n`);
  process.exitCode = 1;
}

/** Of `parseArgs`: an option that there is not, or one without its value. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      waybills: { type: "string" },
      company: { type: "string", default: "DEMO" },
      new: { type: "string" },
    },
  });
  const count = Number(values.waybills);
  const code = values.new;
  if (code === undefined ? !Number.isInteger(count) || count < 1 || count > most : !codeForm.test(code)) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const own = await findDatabase(config);
  const database = openDatabase(own.appUrl);
  const at = { ownerUrl: own.ownerUrl, database };
  try {
    if (code !== undefined) await addPair({ ...at, files: createFiles({ database, place: config.filePlace }) }, code);
    else await addShipments(at, values.company, count);
  } finally {
    await database.close();
    await own.stop();
  }
  return 0;
}

async function addPair(at: Parameters<typeof loadDemoPair>[0], code: string): Promise<void> {
  for (const { who, how } of await loadDemoPair(at, code)) process.stdout.write(`${who.padEnd(20)}${how}\n`);
}

async function addShipments(at: { ownerUrl: string; database: Database }, code: string, count: number): Promise<void> {
  await loadDemoCompanies(at);
  const begun = Date.now();
  await loadMoreShipments(at, { code, count, progress: (done) => showProgress(done, count, begun) });
  process.stderr.write(`\n${count} waybills loaded in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
}

/** The database of a Lading that runs, or one started for the loading. */
async function findDatabase(config: Config) {
  const running = config.databaseUrl === undefined ? await runningEmbedded(config.dataFolder) : undefined;
  if (running) return { ownerUrl: running.ownerUrl, appUrl: running.appUrl, stop: () => Promise.resolve() };
  return await openOwnDatabase(config, createLog("warn"));
}

function showProgress(done: number, count: number, begun: number): void {
  const part = done / count;
  const bar = "█".repeat(Math.round(part * barWidth)).padEnd(barWidth, "░");
  const left = Math.round(((Date.now() - begun) / 1000 / part) * (1 - part));
  process.stderr.write(
    `\r${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${done} of ${count}, ${left} s left   `,
  );
}
