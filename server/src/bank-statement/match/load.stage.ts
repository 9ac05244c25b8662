import { monitorEventLoopDelay } from "node:perf_hooks";
import { matchReceipts } from "./matching.ts";
import { makeReceipts } from "./receipts.stage.ts";
import { makeWorld } from "./world.stage.ts";

/** A large file matched, and how long others waited meanwhile. */
export interface MatchLoad {
  readonly receipts: number;
  readonly bills: number;
  readonly customers: number;
  readonly seconds: number;
  /** Of the processors: on a machine that does nothing else about as long. */
  readonly processorSeconds: number;
  readonly sure: number;
  /** Of the whole process at most, above what it had before; the thread's own among it. */
  readonly megabytes: number;
  /** How long the process answered nobody, 95 of 100 times and at most, in milliseconds. */
  readonly waitP95: number;
  readonly waitMost: number;
}

const everyMs = 50;

/** Matches a file of 10,000 receipts against 50,000 open bills of 5,000 customers, as a server does beside its other work. */
export async function measureLoad(): Promise<MatchLoad> {
  const world = makeWorld(5, { customers: 5_000, bills: 50_000 });
  const receipts = makeReceipts(world, 6, 10_000).map(({ receipt }) => receipt);
  const before = process.memoryUsage.rss();
  let most = before;
  const memory = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), everyMs);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const proposals = await matchReceipts({ ...world, mostCharges: "50.00" }, receipts, new AbortController().signal);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  clearInterval(memory);
  return {
    receipts: receipts.length,
    bills: world.bills.length,
    customers: world.customers.length,
    seconds,
    processorSeconds: (user + system) / 1e6,
    sure: proposals.filter(([first]) => first?.isSure === true).length,
    megabytes: (most - before) / 1e6,
    waitP95: delay.percentile(95) / 1e6,
    waitMost: delay.max / 1e6,
  };
}
