import { loadavg } from "node:os";
import type { ProfitFigures } from "./profit.ts";
import { machine, verdict, writeSection } from "./report.ts";

/** Most that a p95 may be, in milliseconds. */
const mostMs = 2000;
const count = (value: number) => value.toLocaleString("en");
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Writes how long the profit of a year takes into bench/RESULTS.md. */
export function writeProfit(
  { waybills, charges, summedInSeconds, rows }: ProfitFigures,
  { command, database }: { command: string; database: string },
): void {
  const text = [
    `## Profit of a year (${database}, ${count(waybills)} waybills)`,
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}; load ${(loadavg()[1] ?? Number.NaN).toFixed(1)} meanwhile.`,
    "",
    `${count(charges)} bills and costs in four currencies; the waybills are of eighteen months, the list is of the last twelve. Lists are read from kept sums; the job that keeps them summed all waybills once in ${summedInSeconds.toFixed(0)} s, and had nothing left to do while the lists were measured.`,
    "",
    "| | p50 | p95 | refused as too long | asked | reached |",
    "|---|---|---|---|---|---|",
    ...rows.map(
      ({ what, times, refused }) =>
        `| ${what} | ${seconds(times.p50)} | ${seconds(times.p95)} | ${refused} | p95 < 2 s | ${verdict(refused === 0 && times.p95 < mostMs)} |`,
    ),
    "",
  ].join("\n");
  writeSection("## Profit", text);
}
