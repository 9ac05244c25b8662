import { reportQuality } from "./quality.stage.ts";

/** `node scripts/run.mjs server/src/market-risk/quality/report.stage.ts`: the figures, what is missed, and who is stopped. */
const { table, misses, wrong } = reportQuality();
process.stdout.write([...table, "", ...misses, ...wrong].join("\n"));
