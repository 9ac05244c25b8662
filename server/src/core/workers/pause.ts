/** A worker that lived so long died of something new: its place is filled at once, in milliseconds. */
const longLifeMs = 60_000;
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** How often in a row a place's workers died young. */
export function youngDeaths(before: number, livedMs: number): number {
  return livedMs >= longLifeMs ? 0 : before + 1;
}

/** How long a place stays empty, in milliseconds: a worker that cannot live must not take the machine from the others. */
export function pauseMs(deaths: number): number {
  return deaths === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (deaths - 1));
}
