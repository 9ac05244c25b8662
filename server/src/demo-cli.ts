import { parseArgs } from "node:util";
import { readConfig } from "#core/config";
import { openDatabase } from "#core/db";
import { createLog } from "#core/log";
import { runningEmbedded } from "#core/db/server";
import { loadDemoCompanies, loadMoreShipments } from "#demo";
import { openOwnDatabase } from "./start-up.ts";

/** `npm run demo -- --waybills 1000000 [--company DEMO]`: loads a realistic data set of that size, also while Lading runs. */
const usage = "Usage: npm run demo -- --waybills COUNT [--company DEMO]\n";
const most = 4_000_000;
/** Characters of the progress bar. */
const barWidth = 40;

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { waybills: { type: "string" }, company: { type: "string", default: "DEMO" } },
  });
  const count = Number(values.waybills);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    process.stderr.write(usage);
    return 2;
  }
  const own = await findDatabase();
  const database = openDatabase(own.appUrl);
  try {
    await loadDemoCompanies({ ownerUrl: own.ownerUrl, database });
    const begun = Date.now();
    await loadMoreShipments(
      { ownerUrl: own.ownerUrl, database },
      { code: values.company, count, progress: (done) => showProgress(done, count, begun) },
    );
    process.stderr.write(`\n${count} waybills loaded in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
  } finally {
    await database.close();
    await own.stop();
  }
  return 0;
}

/** The database of a Lading that runs, or one started for the loading. */
async function findDatabase() {
  const config = readConfig(process.env);
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
