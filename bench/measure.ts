/** Times in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
}

/** The given part of all times lies at or below the answer. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Median and 95th percentile. */
export function summarise(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

/** How long one piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Two pieces of work in turn, so that whatever the machine does meanwhile meets both; the first rounds only warm up. */
export async function inTurn(
  rounds: number,
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
) {
  const times: [number[], number[]] = [[], []];
  const warmUp = Math.min(20, rounds);
  for (let round = -warmUp; round < rounds; round += 1) {
    const first = await timed(() => one(Math.abs(round)));
    const second = await timed(() => other(Math.abs(round)));
    if (round < 0) continue;
    times[0].push(first);
    times[1].push(second);
  }
  return { one: summarise(times[0]), other: summarise(times[1]) };
}
