import type { Worker } from "node:cluster";
import type { Figures, ToWorker } from "./messages.ts";

/** Most time for the workers' figures, in milliseconds: one that is busy or dying is left out, and /metrics answers. */
const patienceMs = 2_000;

interface Round {
  all: Figures[];
  missing: Set<number>;
  end: () => void;
}

/** Gathers the figures of all workers for one that is asked for them. */
export class FigureRounds {
  readonly #rounds = new Map<number, Round>();
  #last = 0;

  /** Asks `workers`, and tells `asker` what they answered. */
  begin(asker: Worker, ask: number, workers: readonly Worker[]): void {
    const round = (this.#last += 1);
    const late = setTimeout(() => this.#rounds.get(round)?.end(), patienceMs);
    const all: Figures[] = [];
    const end = (): void => {
      clearTimeout(late);
      this.#rounds.delete(round);
      tell(asker, { type: "allFigures", ask, all });
    };
    this.#rounds.set(round, { all, missing: new Set(workers.map(({ id }) => id)), end });
    for (const worker of workers) tell(worker, { type: "sayFigures", ask: round });
  }

  /** Takes a worker's answer. */
  take(worker: Worker, round: number, figures: Figures): void {
    this.#rounds.get(round)?.all.push(figures);
    this.#leave(worker, round);
  }

  /** Waits no longer for a worker that is gone. */
  gone(worker: Worker): void {
    for (const round of this.#rounds.keys()) this.#leave(worker, round);
  }

  #leave(worker: Worker, number: number): void {
    const round = this.#rounds.get(number);
    if (round === undefined) return;
    round.missing.delete(worker.id);
    if (round.missing.size === 0) round.end();
  }
}

/** Says something to a worker, if it still listens: one that is dying does not matter. */
export function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
