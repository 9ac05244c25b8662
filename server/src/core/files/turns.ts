/** Pieces of uploads that go on in one round of the event loop; calls are answered between the rounds. */
const piecesARound = 4;
const waiting: (() => void)[] = [];
let scheduled = false;

/**
 * Calls `step` when this piece may go on. However many uploads come at once, a round has little to do with them, so others
 * do not wait; an upload whose sender is slow takes no turn while nothing comes.
 */
export function takeTurn(step: () => void): void {
  waiting.push(step);
  if (scheduled) return;
  scheduled = true;
  setImmediate(round);
}

function round(): void {
  for (const step of waiting.splice(0, piecesARound)) step();
  scheduled = waiting.length > 0;
  if (scheduled) setImmediate(round);
}

/** Runs at most so many pieces of work at a time, first come first served. */
export class AtMost {
  readonly #most: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
