import { machine, ms, verdict, writeSection } from "./report.ts";
import type { ScreeningFigures } from "./screening.ts";

const count = (value: number) => value.toLocaleString("en");

/** Writes what screening takes, and how well it tells names apart, into bench/RESULTS.md. */
export function writeScreening(
  figures: ScreeningFigures,
  { command, database }: { command: string; database: string },
) {
  const { query, list, detail, queryMeanwhile, quality, screenedSeconds } = figures;
  const facts = [
    ["Screening one name, p50", `${ms(query.p50)} ms`, "–", "–"],
    ["Screening one name, p95", `${ms(query.p95)} ms`, "< 30 ms", verdict(query.p95 < 30)],
    [
      `Screening ${count(figures.parties)} parties`,
      `${screenedSeconds.toFixed(1)} s`,
      "< 60 s",
      verdict(screenedSeconds < 60),
    ],
    ["Page of waybills meanwhile, p95", `${ms(list.p95)} ms`, "< 100 ms", verdict(list.p95 < 100)],
    ["A waybill's detail meanwhile, p95", `${ms(detail.p95)} ms`, "< 100 ms", verdict(detail.p95 < 100)],
    ["A person's own screening meanwhile, p95", `${ms(queryMeanwhile.p95)} ms`, "–", "–"],
  ] as const;
  const text = [
    `## Screening (${database}, ${count(figures.entries)} entries with ${count(figures.names)} names)`,
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}; load ${figures.load.toFixed(1)} before it began.`,
    "",
    `Reading the list's files took ${figures.readSeconds.toFixed(1)} s. Of the parties ${count(figures.hits)} hits were found.`,
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    ...facts.map((fact) => `| ${fact.join(" | ")} |`),
    "",
    "How well names are told apart, over the published lists. The rules were made by the first three sets: their misses were read and mended, so that their figures flatter. The third and the fresh one are halves of a set that was made by somebody else without knowledge of the rules; of the fresh half, where it stands, nobody reads the misses; its totals were seen now and then. An innocent bears no listed person's whole name.",
    "",
    ...quality.table,
    "",
    ...quality.misses,
  ].join("\n");
  writeSection("## Screening", text);
}
