import type { ClientFundFigures } from "./client-funds.ts";
import { machine, ms, verdict, writeSection } from "./report.ts";

/** A posting may take so many times what its bare statements take. */
const mostRatio = 2.5;
const mostBalanceMs = 10;
const mostVerifySeconds = 60;

/** Writes what customers' funds take into bench/RESULTS.md. */
export function writeClientFunds(
  { load, postings, posting, bare, crowds, balance, page, verifySeconds, differs }: ClientFundFigures,
  { command, database, pageLimit }: { command: string; database: string; pageLimit: number },
): void {
  const ratio = posting.p50 / bare.p50;
  const text = [
    `## Client funds (${database}, an account with ${postings.toLocaleString("en")} postings)`,
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}; load ${load.toFixed(1)} before it began.`,
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    `| Posting an entry, p50 (p95) | ${ms(posting.p50)} ms (${ms(posting.p95)}) | – | – |`,
    `| Its statements alone, p50 (p95) | ${ms(bare.p50)} ms (${ms(bare.p95)}) | – | – |`,
    `| Ratio of the two | ${ratio.toFixed(2)} | ≤ ${mostRatio} | ${verdict(ratio <= mostRatio)} |`,
    ...crowds.map(
      ({ what, succeeded, lost, ms: took }) =>
        `| 32 clients post at once ${what}: done, lost | ${succeeded}, ${lost} in ${took.toFixed(0)} ms | 32, 0 | ${verdict(succeeded === 32 && lost === 0)} |`,
    ),
    `| Balance of the account, p95 | ${ms(balance.p95)} ms | < ${mostBalanceMs} ms | ${verdict(balance.p95 < mostBalanceMs)} |`,
    `| A page from anywhere in it, with running balances, p95 | ${ms(page.p95)} ms | < ${pageLimit} ms | ${verdict(page.p95 < pageLimit)} |`,
    `| Verifying everything | ${verifySeconds.toFixed(1)} s, ${differs ? "balances differ" : "every balance agrees"} | < ${mostVerifySeconds} s | ${verdict(verifySeconds < mostVerifySeconds && !differs)} |`,
    "",
  ].join("\n");
  writeSection(`## Client funds (${database.split(" ")[0]}`, text);
}
