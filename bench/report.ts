import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import type { ArchiveFigures } from "./archive.ts";
import type { BrowserFigures } from "./browser.ts";
import type { ConsolidatingFigures } from "./consolidating.ts";
import type { Times } from "./measure.ts";
import type { PreAlertFigures } from "./pre-alerts.ts";
import type { Compared } from "./reading.ts";
import type { ImportFigures } from "./writing.ts";

/** Everything that one database's run measured. */
export interface Run {
  database: string;
  waybills: number;
  reading: Compared[];
  creating: Compared;
  imported: ImportFigures;
  labels: Times;
  small: Times;
  secondStartMs: number;
  browser?: BrowserFigures;
  /** Most that a p95 may be, in milliseconds. */
  p95Limit: number;
}

/** Times of a large job and of many houses. */
export interface Operations {
  database: string;
  waybills: number;
  job: Compared;
  consolidating: ConsolidatingFigures;
  /** Picking a party by three letters among 20,000 customers. */
  picking: Times;
}

export const ms = (value: number) => value.toFixed(2);
export const verdict = (isReached: boolean) => (isReached ? "yes" : "**no**");
const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

function line({ what, call, sql }: Compared, most: { ratio: number; p95: number }): string {
  const ratio = call.p50 / sql.p50;
  const reached = ratio <= most.ratio && call.p95 <= most.p95;
  return `| ${what} | ${ms(call.p50)} | ${ms(call.p95)} | ${ms(sql.p50)} | ${ms(sql.p95)} | ${ratio.toFixed(2)} | ≤ ${most.ratio}, p95 ≤ ${most.p95} | ${verdict(reached)} |`;
}

/** The machine that it was measured on. */
export const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}`;

function section(run: Run, command: string): string {
  const { imported, labels, small, browser } = run;
  const rows = run.reading.map((compared) => line(compared, { ratio: 2, p95: run.p95Limit }));
  const facts = [
    ["Import, rows a second", imported.rowsPerSecond.toFixed(0), "≥ 2,000", imported.rowsPerSecond >= 2000],
    [
      "Import, memory of the server",
      `${(imported.memoryBytes / 1e6).toFixed(0)} MB`,
      "< 300 MB",
      imported.memoryBytes < 300e6,
    ],
    ["Import, p95 of another call meanwhile", `${ms(imported.others.p95)} ms`, "< 100 ms", imported.others.p95 < 100],
    ["A label in a batch of 100, p50", `${ms(labels.p50)} ms`, "< 20 ms", labels.p50 < 20],
    ["Second start until it serves", `${run.secondStartMs.toFixed(0)} ms`, "< 3,000 ms", run.secondStartMs < 3000],
    ...(browser
      ? ([
          ["Sign-in page, JavaScript", kB(browser.signInBytes), "< 150 kB", browser.signInBytes < 150_000],
          [
            "Largest first screen after sign-in, JavaScript",
            kB(browser.firstScreenBytes),
            "< 350 kB",
            browser.firstScreenBytes < 350_000,
          ],
          [
            "List usable on a cold cache, p50",
            `${browser.listUsable.p50.toFixed(0)} ms`,
            "< 1,000 ms",
            browser.listUsable.p50 < 1000,
          ],
          ["Tab switch, p95", `${browser.tabSwitch.p95.toFixed(0)} ms`, "< 100 ms", browser.tabSwitch.p95 < 100],
        ] as const)
      : []),
  ] as const;
  return [
    `## ${run.database}, ${run.waybills.toLocaleString("en")} waybills in one company`,
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.`,
    "",
    "| | call p50 ms | p95 | SQL p50 ms | p95 | ratio | asked | reached |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
    line(run.creating, { ratio: 2.5, p95: 1000 }),
    "",
    `A company with 600 waybills beside it: first page p50 ${ms(small.p50)} ms, p95 ${ms(small.p95)} ms. The import's preview of 10,000 rows took ${imported.previewMs.toFixed(0)} ms.`,
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    ...facts.map(
      ([what, measured, asked, isReached]) => `| ${what} | ${measured} | ${asked} | ${verdict(isReached)} |`,
    ),
    "",
  ].join("\n");
}

const head = [
  "# Figures",
  "",
  "Client, server and database share the machine's cores. Each call goes over HTTP on loopback with its session, rights,",
  "checks and counting; the SQL beside it is the shortest known that reads or stores the same, through the same driver, as",
  "the owner of the tables. Both are measured in turn in one run, so that the ratio holds although the machine is noisy.",
  "",
  "",
].join("\n");

/** Writes the run into bench/RESULTS.md, in the place of what was measured on the same database before. */
export function writeReport(run: Run, command: string): void {
  writeSection(`## ${run.database},`, section(run, command));
}

/** Writes what a large job and many houses take into bench/RESULTS.md. */
export function writeOperations(
  { database, waybills, job, consolidating, picking }: Operations,
  command: string,
): void {
  const { times, once, otherwise } = consolidating;
  const facts = [
    ["Consolidating 1,000 houses in one transaction, p50", `${ms(times.p50)} ms`, "< 1,000 ms", times.p50 < 1000],
    [
      "The same by two clerks at once: houses under exactly one main waybill",
      `${once} of ${once + otherwise}`,
      "all",
      otherwise === 0,
    ],
    ["Picking a customer by three letters among 20,000, p95", `${ms(picking.p95)} ms`, "< 50 ms", picking.p95 < 50],
  ] as const;
  const text = [
    `## Operations (${database}, ${waybills.toLocaleString("en")} waybills in the company)`,
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.`,
    "",
    "| | call p50 ms | p95 | SQL p50 ms | p95 | ratio | asked | reached |",
    "|---|---|---|---|---|---|---|---|",
    line(job, { ratio: 2, p95: 1000 }),
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    ...facts.map(
      ([what, measured, asked, isReached]) => `| ${what} | ${measured} | ${asked} | ${verdict(isReached)} |`,
    ),
    "",
  ].join("\n");
  writeSection("## Operations", text);
}

/** Writes what an archive costs into bench/RESULTS.md. */
export function writeArchive(figures: ArchiveFigures, command: string): void {
  const { files, bytesEach, archiveBytes, memoryBytes, ms: took } = figures;
  const mostBytes = 64 * 2 ** 20;
  const each = (bytesEach / 2 ** 20).toFixed(0);
  const rate = (archiveBytes / 1e6 / (took / 1000)).toFixed(0);
  const text = [
    "## Archives of cargo files",
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.`,
    "",
    `An archive of ${files} files of ${each} MB, fetched by one person: ${(archiveBytes / 1e9).toFixed(2)} GB in ${(took / 1000).toFixed(1)} s, ${rate} MB a second.`,
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    `| Growth of the server's memory meanwhile | ${(memoryBytes / 2 ** 20).toFixed(0)} MB | < 64 MB | ${verdict(memoryBytes < mostBytes)} |`,
    "",
  ].join("\n");
  writeSection("## Archives", text);
}

/** Writes how soon a pre-alert arrives, and what its work order takes, into bench/RESULTS.md. */
export function writePreAlerts({ fromAnswer, fromClick, rounds, workOrder, houses }: PreAlertFigures, command: string) {
  const limit = 1000;
  const shows = (times: PreAlertFigures["fromAnswer"]) =>
    `${times.p50.toFixed(0)} ms, worst ${times.worst.toFixed(0)} ms | < ${limit} ms | ${verdict(times.worst < limit)} |`;
  const text = [
    "## Pre-alerts between two companies",
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.`,
    "",
    `Two browsers on one machine, one of each company; the receiver's list is open and nobody touches it. ${rounds} rounds.`,
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    `| Shown at the other company, from the answer to the click, p50 | ${shows(fromAnswer)}`,
    `| The same from the click itself, p50 | ${shows(fromClick)}`,
    `| Work order of ${houses} houses, p50 | ${workOrder.p50.toFixed(0)} ms | – | – |`,
    "",
  ].join("\n");
  writeSection("## Pre-alerts", text);
}

/** Puts a section in the place of the one that begins like it. */
export function writeSection(beginning: string, text: string): void {
  const file = join(import.meta.dirname, "RESULTS.md");
  const before = existsSync(file) ? readFileSync(file, "utf8").split(/^(?=## )/m) : [];
  const others = before.filter((part) => part.startsWith("## ") && !part.startsWith(beginning));
  const sections = [text, ...others].toSorted((one, other) => other.localeCompare(one));
  writeFileSync(file, head + sections.map((part) => part.trimEnd()).join("\n\n") + "\n");
}
