import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import type { Figures, ToFirst, ToWorker } from "./messages.ts";

/** A worker's side of the channel to the process that started it. */
export interface WorkerSide<Begin> {
  /** Its place among the workers, from 1; the one that replaces it has the same. */
  readonly place: number;
  /** Handed to every worker. */
  readonly data: Begin;
  /** Says that it takes requests. */
  readonly serves: (address: AddressInfo | string | null, data: unknown) => void;
  /** Calls `stop` when the first process asks for the end. */
  readonly onStop: (stop: () => void) => void;
  /** Answers for this process, when another is asked for the figures of all. */
  readonly onFigures: (read: () => Promise<Figures>) => void;
  /** The figures of every process that serves. */
  readonly figuresOfAll: () => Promise<Figures[]>;
}

/** True in a process that another Lading started to share its work. */
export const isWorker = (): boolean => cluster.isWorker;

/** Waits for what the first process has to say at the beginning. */
export async function asWorker<Begin>(): Promise<WorkerSide<Begin>> {
  const waiting = new Map<number, (all: Figures[]) => void>();
  let stop = endAtOnce;
  let read = noFigures;
  let asked = 0;
  const begun = Promise.withResolvers<{ place: number; data: unknown }>();
  process.on("message", (message: ToWorker) => {
    if (message.type === "begin") begun.resolve(message);
    else if (message.type === "stop") stop();
    else if (message.type === "allFigures") waiting.get(message.ask)?.(message.all);
    else if (message.type === "sayFigures")
      void read().then((figures) => say({ ...message, type: "figures", figures }));
  });
  const { place, data } = await begun.promise;
  return {
    place,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same program handed it over
    data: data as Begin,
    serves: (address, more) => say({ type: "serves", address, data: more }),
    onStop: (work) => (stop = work),
    onFigures: (work) => (read = work),
    figuresOfAll: async () => {
      const ask = (asked += 1);
      const all = await new Promise<Figures[]>((resolve) => {
        waiting.set(ask, resolve);
        say({ type: "askFigures", ask });
      });
      waiting.delete(ask);
      return all;
    },
  };
}

function say(message: ToFirst): void {
  if (process.connected) process.send?.(message);
}

function endAtOnce(): void {
  process.exit(0);
}

function noFigures(): Promise<Figures> {
  return Promise.resolve([]);
}
