import { machine, ms, verdict, writeSection } from "./report.ts";
import { bills, openBills } from "./load-bills.ts";
import type { ReceivablesFigures } from "./receivables.ts";

/** Writes what lists of open bills and writing off take into bench/RESULTS.md. */
export function writeReceivables(
  { load, lists, filling, posting, crowd }: ReceivablesFigures,
  { command, database, p95Limit }: { command: string; database: string; p95Limit: number },
): void {
  const rows = lists.map(({ what, call, sql }) => {
    const ratio = call.p50 / sql.p50;
    const reached = ratio <= 2 && call.p95 < p95Limit;
    return `| ${what} | ${ms(call.p50)} | ${ms(call.p95)} | ${ms(sql.p50)} | ${ms(sql.p95)} | ${ratio.toFixed(2)} | ≤ 2, p95 < ${p95Limit} | ${verdict(reached)} |`;
  });
  const whole = filling.p50 + posting.p50;
  const isCrowdRight = crowd.succeeded === 10 && crowd.failed === 0;
  const text = [
    `## Receivables (${database}, ${bills.toLocaleString("en")} bills, ${openBills.toLocaleString("en")} of them open)`,
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}; load ${load.toFixed(1)} before it began.`,
    "",
    "| | call p50 ms | p95 | SQL p50 ms | p95 | ratio | asked | reached |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    `| A record over 500 bills filled in, p50 | ${ms(filling.p50)} ms | – | – |`,
    `| The same posted, p50 | ${ms(posting.p50)} ms | – | – |`,
    `| Both together | ${ms(whole)} ms | < 500 ms | ${verdict(whole < 500)} |`,
    `| Of 64 who take from a receipt with money for ten: succeed, get 5xx | ${crowd.succeeded}, ${crowd.failed} | 10, 0 | ${verdict(isCrowdRight)} |`,
    `| All 64 answered after | ${crowd.ms.toFixed(0)} ms | – | – |`,
    "",
  ].join("\n");
  writeSection(`## Receivables (${database.split(" ")[0]}`, text);
}
