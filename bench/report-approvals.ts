import type { ApprovalFigures } from "./approvals.ts";
import { machine, ms, verdict, writeSection } from "./report.ts";

const mostListMs = 50;
const mostBatchMs = 2_000;

/** Writes what deciding on requests and paying them takes into bench/RESULTS.md. */
export function writeApprovals(
  { load, requests, waiting, list, deciding, toPay, paying }: ApprovalFigures,
  { command, database }: { command: string; database: string },
): void {
  const text = [
    `## Approvals and payments (${database}, ${requests.toLocaleString("en")} requests, ${waiting.toLocaleString("en")} of them waiting)`,
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}; load ${load.toFixed(1)} before it began.`,
    "",
    "| | p50 | p95 | asked | reached |",
    "|---|---|---|---|---|",
    `| What waits for me, a page | ${ms(list.p50)} ms | ${ms(list.p95)} ms | p95 < ${mostListMs} ms | ${verdict(list.p95 < mostListMs)} |`,
    `| Deciding on 200 at once | ${ms(deciding.p50)} ms | ${ms(deciding.p95)} ms | < ${mostBatchMs} ms | ${verdict(deciding.p95 < mostBatchMs)} |`,
    `| What the cashier may pay, a page | ${ms(toPay.p50)} ms | ${ms(toPay.p95)} ms | – | – |`,
    `| Paying 500 at once | ${ms(paying.p50)} ms | ${ms(paying.p95)} ms | < ${mostBatchMs} ms | ${verdict(paying.p95 < mostBatchMs)} |`,
    "",
  ].join("\n");
  writeSection(`## Approvals and payments (${database.split(" ")[0]}`, text);
}
