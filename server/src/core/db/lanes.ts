import { Busy } from "./errors.ts";

/** How somebody's waiting ends. */
interface Turn {
  come: () => void;
  never: (why: Error) => void;
}

interface Lane {
  running: number;
  readonly waiting: Turn[];
}

/**
 * Lanes in which calls wait for each other without a connection. A call that waits for the lock of a row does so with a
 * connection in its hand, so a crowd at one record would take those of everybody else.
 */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  /** Most that go at once in a lane. */
  readonly #width: number;

  constructor(poolSize: number) {
    this.#width = Math.max(1, Math.floor(poolSize / 3));
  }

  /** Runs `work` when there is room in the lane; refuses with `Busy` when there was none until `deadline` (as `Date.now()`). */
  async run<T>(name: string, deadline: number, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(name) ?? { running: 0, waiting: [] };
    this.#lanes.set(name, lane);
    if (lane.running < this.#width) lane.running += 1;
    else await waitIn(lane, deadline);
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) next.come();
      else lane.running -= 1;
      if (lane.running === 0) this.#lanes.delete(name);
    }
  }

  /** Ends all waiting with this error: no turn would lead anywhere. */
  endWaiting(why: Error): void {
    for (const { waiting } of this.#lanes.values()) for (const { never } of waiting.splice(0)) never(why);
  }
}

async function waitIn(lane: Lane, deadline: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const turn: Turn = {
      come: () => {
        clearTimeout(late);
        resolve();
      },
      never: (why) => {
        clearTimeout(late);
        reject(why);
      },
    };
    const late = setTimeout(() => {
      lane.waiting.splice(lane.waiting.indexOf(turn), 1);
      reject(new Busy("record"));
    }, deadline - Date.now());
    lane.waiting.push(turn);
  });
}
