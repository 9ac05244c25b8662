import cluster, { type Worker } from "node:cluster";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#core/config";
import type { Logger } from "#core/log";
import { FigureRounds, tell } from "./figures.ts";
import type { ToFirst } from "./messages.ts";
import { pauseMs, youngDeaths } from "./pause.ts";

/** Processes that serve on one port, kept at their number. */
export interface Workers {
  /** Where they listen, and what the last of them said beside it. */
  readonly address: AddressInfo | string | null;
  readonly data: unknown;
  /** Asks all to finish what runs, and waits until they are gone. */
  readonly stop: () => Promise<void>;
}

export interface WorkersOptions {
  count: number;
  /** Told to each at its beginning. */
  data: unknown;
  log: Logger;
}

/** Longer than a worker gives what runs, in milliseconds. */
const stopPatienceMs = 27_000;

/** Starts the workers, and gives them when all serve; throws when one ends before. */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  // Each takes connections from one queue itself. Were they handed out, one that is on its way to a worker that dies would
  // stay open and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const crew = new Crew(options);
  try {
    const { address, data } = await crew.start();
    return { address, data, stop: () => crew.stop() };
  } catch (error) {
    await crew.stop();
    throw error;
  }
}

type Served = Extract<ToFirst, { type: "serves" }>;

class Crew {
  readonly #options: WorkersOptions;
  readonly #serving = new Set<Worker>();
  readonly #alive = new Map<Worker, Promise<void>>();
  readonly #figures = new FigureRounds();
  readonly #begun = Promise.withResolvers<Served>();
  #allServed = false;
  #stopping = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  async start(): Promise<Served> {
    for (let place = 1; place <= this.#options.count; place += 1) this.#fill(place, 0);
    return await this.#begun.promise;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const workers = [...this.#alive];
    for (const [worker] of workers) tell(worker, { type: "stop" });
    const gone = Promise.all(workers.map(([, ended]) => ended));
    await Promise.race([gone, sleep(stopPatienceMs, undefined, { ref: false })]);
    for (const worker of this.#alive.keys()) worker.process.kill("SIGKILL");
  }

  #fill(place: number, deaths: number): void {
    if (this.#stopping) return;
    const worker = cluster.fork();
    const begunAt = performance.now();
    const ended = Promise.withResolvers<void>();
    this.#alive.set(worker, ended.promise);
    worker.on("error", (error) => this.#options.log.warn({ err: error, worker: place }, "a worker cannot be reached"));
    worker.on("message", (message: ToFirst) => this.#hear(worker, place, message));
    worker.on("exit", (code, signal) => {
      this.#alive.delete(worker);
      this.#serving.delete(worker);
      this.#figures.gone(worker);
      ended.resolve();
      this.#replace(place, youngDeaths(deaths, performance.now() - begunAt), { code, signal, pid: worker.process.pid });
    });
    tell(worker, { type: "begin", place, data: this.#options.data });
  }

  #hear(worker: Worker, place: number, message: ToFirst): void {
    if (message.type === "askFigures") this.#figures.begin(worker, message.ask, [...this.#serving]);
    else if (message.type === "figures") this.#figures.take(worker, message.ask, message.figures);
    else {
      this.#serving.add(worker);
      this.#options.log.info({ worker: place, pid: worker.process.pid }, "a worker serves");
      if (this.#serving.size < this.#options.count) return;
      this.#allServed = true;
      this.#begun.resolve(message);
    }
  }

  #replace(place: number, deaths: number, end: { code: number; signal: string; pid: number | undefined }): void {
    if (this.#stopping) return;
    if (!this.#allServed) {
      this.#begun.reject(new StartError(`A process ended before it served (${end.signal || `code ${end.code}`}).`));
      return;
    }
    const inMs = pauseMs(deaths);
    this.#options.log.error({ worker: place, ...end, inMs }, "a worker ended; another takes its place");
    setTimeout(() => this.#fill(place, deaths), inMs);
  }
}
