import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { MatchGround } from "./matcher.ts";
import type { Proposal, Receipt } from "./receipt.ts";
import type { MatchingAnswer, MatchingAsk } from "./worker.ts";

/** So many at a time: sending them takes a few milliseconds. */
const perPart = 500;
/** Of the thread: 50,000 open bills of 5,000 customers need less. */
const mostMegabytes = 160;

/**
 * Proposals for each receipt, in their order, made in a thread of its own: neither 10,000 receipts nor 50,000 open bills keep
 * other calls waiting. Throws where the thread ends early, or by the signal.
 */
export async function matchReceipts(
  { bills, customers, earlier, mostCharges }: MatchGround,
  receipts: readonly Receipt[],
  signal: AbortSignal,
): Promise<Proposal[][]> {
  const worker = new Worker(new URL("worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 24 },
  });
  const stop = () => void worker.terminate();
  signal.addEventListener("abort", stop);
  const ended = once(worker, "exit").then((): never => {
    throw signal.aborted ? signal.reason : new Error("Matching ended before it was done");
  });
  // It ends by itself as well, when all is answered.
  ended.catch(() => undefined);
  try {
    const send = async (ask: MatchingAsk) => {
      signal.throwIfAborted();
      worker.postMessage(ask, []);
      await setImmediate();
    };
    for (const part of partsOf(bills)) await send({ bills: part });
    for (const part of partsOf(customers)) await send({ customers: part });
    for (const part of partsOf(earlier)) await send({ earlier: part });
    const proposals: Proposal[][] = [];
    for (const part of partsOf(receipts)) {
      await send({ receipts: part, mostCharges });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread answers what worker.ts says
      const [answer] = (await Promise.race([once(worker, "message"), ended])) as [MatchingAnswer];
      proposals.push(...answer.proposals.map((one) => [...one]));
    }
    return proposals;
  } finally {
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

function* partsOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += perPart) yield all.slice(from, from + perPart);
}
