import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { wayBillListByPage } from "@lading/contract/waybill";
import { Pool } from "pg";
import { measureApprovals } from "./approvals.ts";
import { measureArchive } from "./archive.ts";
import { measureBankFile, type BankFileFigures } from "./bank-file.ts";
import { measureBankStatements } from "./bank-statements.ts";
import { measureBrowser } from "./browser.ts";
import { measureClientFunds } from "./client-funds.ts";
import { measureConsolidating } from "./consolidating.ts";
import { benchOf, embeddedUrl, onBoth, say } from "./databases.ts";
import { measureJob } from "./job.ts";
import { billedWaybills } from "./load-bills.ts";
import { summarise, timed } from "./measure.ts";
import { measurePicking } from "./picking.ts";
import { measurePreAlerts } from "./pre-alerts.ts";
import { measureProfit } from "./profit.ts";
import { measureReading } from "./reading.ts";
import { measureReceivables } from "./receivables.ts";
import { writeArchive, writeOperations, writePreAlerts, writeReport, type Run } from "./report.ts";
import { writeApprovals } from "./report-approvals.ts";
import { writeBankStatements } from "./report-bank-statements.ts";
import { writeClientFunds } from "./report-client-funds.ts";
import { writeReceivables } from "./report-receivables.ts";
import { writeProfit } from "./report-profit.ts";
import { writeScreening } from "./report-screening.ts";
import { measureScreening } from "./screening.ts";
import { loadShipments, startPostgres, startServer, type Server } from "./server.ts";
import { measureCreating, measureImport, measureLabels, type Bench } from "./writing.ts";

/** `npm run bench -- [--waybills 1000000] [--rounds 200] [--only postgresql|embedded|operations|archive|pre-alerts|screening|bank-statements|receivables|client-funds|approvals|profit]`: measures and writes bench/RESULTS.md. */
const { values } = parseArgs({
  options: {
    waybills: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "200" },
    only: { type: "string" },
  },
});
const waybills = Number(values.waybills);
const rounds = Number(values.rounds);
const command = ["npm run bench --", ...process.argv.slice(2)].join(" ").replace(/ --$/, "");
/** A large job is a large answer. */
const mostJobRounds = 100;
/** Each round takes seconds. */
const mostProfitRounds = 20;
/** These figures do not hang on a million rows. */
const operationsWaybills = 100_000;
/** Funds hang on customers, not on waybills. */
const fundsWaybills = 1_000;

if (values.only === undefined || values.only === "postgresql") await onPostgres();
if (values.only === undefined || values.only === "embedded") await onEmbedded();
if (values.only === undefined || values.only === "operations") await onOperations();
if (values.only === undefined || values.only === "archive") {
  say("An archive …");
  writeArchive(await measureArchive(), command);
}
if (values.only === undefined || values.only === "pre-alerts") {
  say("Pre-alerts …");
  await onPreAlerts();
}
if (values.only === undefined || values.only === "screening") {
  say("Screening …");
  await onScreening();
}
if (values.only === undefined || values.only === "bank-statements") {
  say("Receipts of banks' files …");
  writeBankStatements(await measureBankStatements(), await onBankFile(), command);
}
if (values.only === undefined || values.only === "receivables") await onReceivables();
if (values.only === undefined || values.only === "client-funds") await onClientFunds();
if (values.only === undefined || values.only === "approvals") await onApprovals();
if (values.only === undefined || values.only === "profit") await onProfit();
say("Written: bench/RESULTS.md");

async function onPostgres(): Promise<void> {
  const postgres = startPostgres();
  if (!postgres) {
    say("No PostgreSQL is installed here: only the embedded one is measured.");
    return;
  }
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  try {
    const environment = { DATABASE_URL: postgres.url, LADING_DATA: data };
    const options = { url: () => postgres.url, p95Limit: 50, browser: true };
    writeReport(await measure(`PostgreSQL ${postgres.version}`, environment, options), command);
  } finally {
    postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function onEmbedded(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  try {
    const environment = { DATABASE_URL: "", LADING_DATA: data };
    const options = { url: () => embeddedUrl(data), p95Limit: 150, browser: false };
    writeReport(await measure("Embedded PostgreSQL", environment, options), command);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Between the demo companies as they are, on the embedded database. */
async function onPreAlerts(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  try {
    const server = await startServer({ DATABASE_URL: "", LADING_DATA: data });
    const pool = new Pool({ connectionString: await embeddedUrl(data) });
    try {
      writePreAlerts(await measurePreAlerts({ server, pool }), command);
    } finally {
      await pool.end();
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** In a demo company, on the embedded database. */
async function onBankFile(): Promise<BankFileFigures> {
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  try {
    const server = await startServer({ DATABASE_URL: "", LADING_DATA: data });
    const pool = new Pool({ connectionString: await embeddedUrl(data) });
    try {
      return await measureBankFile(await benchOf(server, pool));
    } finally {
      await pool.end();
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** On the installed PostgreSQL. */
async function onOperations(): Promise<void> {
  const postgres = startPostgres();
  if (!postgres) return;
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  const environment = { DATABASE_URL: postgres.url, LADING_DATA: data };
  say(`Operations: loading ${operationsWaybills} waybills …`);
  loadShipments(operationsWaybills, environment);
  const server = await startServer(environment);
  const pool = new Pool({ connectionString: postgres.url, max: 10, pipeline: true });
  try {
    const bench = await benchOf(server, pool);
    say("Job summary …");
    const job = await measureJob(bench, Math.min(rounds, mostJobRounds));
    say("Picking a customer …");
    const picking = await measurePicking(bench, rounds);
    say("Consolidating …");
    const consolidating = await measureConsolidating(bench);
    const database = `PostgreSQL ${postgres.version}`;
    writeOperations({ database, waybills: operationsWaybills, job, picking, consolidating }, command);
  } finally {
    await pool.end();
    await server.stop();
    postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** In a demo company, on the installed PostgreSQL. */
async function onScreening(): Promise<void> {
  const postgres = startPostgres();
  if (!postgres) return;
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  const server = await startServer({ DATABASE_URL: postgres.url, LADING_DATA: data });
  const pool = new Pool({ connectionString: postgres.url });
  try {
    const figures = await measureScreening(await benchOf(server, pool), rounds);
    writeScreening(figures, { command, database: `PostgreSQL ${postgres.version}` });
  } finally {
    await pool.end();
    await server.stop();
    postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** On the installed PostgreSQL and on the embedded one. */
async function onReceivables(): Promise<void> {
  await onBoth("Receivables", billedWaybills, async (bench, { database, isEmbedded }) => {
    const figures = await measureReceivables(bench, Math.min(rounds, mostJobRounds));
    writeReceivables(figures, { command, database, p95Limit: isEmbedded ? 150 : 50 });
  });
}

async function onClientFunds(): Promise<void> {
  await onBoth("Client funds", fundsWaybills, async (bench, { database, isEmbedded, url }) => {
    const figures = await measureClientFunds(bench, rounds, url);
    writeClientFunds(figures, { command, database, pageLimit: isEmbedded ? 150 : 50 });
  });
}

async function onApprovals(): Promise<void> {
  await onBoth("Approvals", fundsWaybills, async (bench, { database }) => {
    writeApprovals(await measureApprovals(bench, rounds), { command, database });
  });
}

/** A year's profit, on the installed PostgreSQL. */
async function onProfit(): Promise<void> {
  const postgres = startPostgres();
  if (!postgres) return;
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  const environment = { DATABASE_URL: postgres.url, LADING_DATA: data };
  say(`Profit: loading ${waybills} waybills …`);
  loadShipments(waybills, environment);
  const server = await startServer(environment);
  const pool = new Pool({ connectionString: postgres.url });
  try {
    const figures = await measureProfit(await benchOf(server, pool), Math.min(rounds, mostProfitRounds));
    writeProfit(figures, { command, database: `PostgreSQL ${postgres.version}` });
  } finally {
    await pool.end();
    await server.stop();
    postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Options {
  /** Where the database is, as the owner of the tables, while the server runs. */
  url: () => string | Promise<string>;
  p95Limit: number;
  browser: boolean;
}

async function measure(
  database: string,
  environment: Readonly<Record<string, string>>,
  options: Options,
): Promise<Run> {
  say(`${database}: loading ${waybills} waybills …`);
  loadShipments(waybills, environment);
  await (await startServer(environment)).stop();
  const server = await startServer(environment);
  const pool = new Pool({ connectionString: await options.url(), max: 10, pipeline: true });
  // The embedded database ends with its server, and with it the connections that wait here.
  pool.on("error", () => undefined);
  try {
    const bench = await benchOf(server, pool);
    say("Reading …");
    const reading = await measureReading(bench, rounds);
    say("The small company …");
    const small = await measureSmall(server);
    say("Labels …");
    const labels = await measureLabels(bench);
    say("Browser …");
    const browser = options.browser ? await measureBrowser(server) : undefined;
    say("Creating …");
    const creating = await measureCreating(bench, rounds);
    say("Import …");
    const imported = await measureImportAlone(environment, bench);
    const secondStartMs = server.startedInMs;
    return {
      database,
      waybills,
      reading,
      creating,
      imported,
      labels,
      small,
      secondStartMs,
      p95Limit: options.p95Limit,
      ...(browser && { browser }),
    };
  } finally {
    await pool.end();
    if (server.isRunning()) await server.stop();
  }
}

/** In a server that has done nothing else, so that its memory is the import's. */
async function measureImportAlone(
  environment: Readonly<Record<string, string>>,
  bench: Bench,
): Promise<Run["imported"]> {
  await bench.server.stop();
  const server = await startServer(environment);
  try {
    return await measureImport({ ...bench, server, token: await server.signIn("demo@lading.example") });
  } finally {
    await server.stop();
  }
}

/** No call's time grows with the number of other companies' rows. */
async function measureSmall(server: Server) {
  const token = await server.signIn("demo2@lading.example");
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await timed(() => server.call(wayBillListByPage, {}, token)));
  return summarise(times);
}
