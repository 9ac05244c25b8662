import { randomUUIDv7 } from "node:crypto";
import type { LocalText } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type JobWithMetadata, type QueueOptions } from "pg-boss";
import { jobProgress, type Db } from "#core/db";
import type { JobData, JobKind, JobOrder, JobRun } from "./kind.ts";
import { schema } from "./prepare.ts";
import { giveUp, tryJob, type Envelope, type JobDependencies, type Work } from "./run.ts";

/** Work in the background, kept in PostgreSQL: it survives the server, and any copy of the server does it. */
export interface Jobs {
  /** Says how a kind of work is done. Before `start`. */
  handle<D extends JobData>(kind: JobKind<D>, work: (run: JobRun<D>) => Promise<unknown>): void;
  /** Does something by the clock (cron, five places, UTC), once for all copies of the server. Before `start`. It must bear being done twice. Its result is kept for a day. */
  every(name: string, cron: string, work: () => Promise<object | void>): void;
  /** Orders work inside the transaction that it belongs to: it begins when that commits, and never when it does not. Gives the work's id. */
  enqueue<D extends JobData>(db: Db, kind: JobKind<D>, order: JobOrder<D>): Promise<string>;
  /** Name of a kind of work on screen; undefined for a kind of an earlier release. */
  titleOf(kind: string): LocalText | undefined;
  /** Begins to work; the tables must have been made (`prepareJobs`). */
  start(): Promise<void>;
  /** Lets running work finish for up to 20 seconds; unfinished work is done again by the next start. */
  close(): Promise<void>;
}

export interface JobsOptions extends JobDependencies {
  /** The application's own role. */
  url: string;
  /** How often what was missed is looked for, in seconds; usually a job is told of at once. */
  pollSeconds?: number;
}

/** Queue of work whose every try failed. */
const failedQueue = "lading.failed";
/** A worker that was killed shows no sign of life; its work is given to another after at most twice this, in seconds. */
const signOfLifeSeconds = 10;
const closePatienceMs = 20_000;
/** A connection on which nothing is answered is given up after so long; pg-boss hands the setting on to pg. */
const silence = { query_timeout: 60_000 };

/** Makes the job system over pg-boss; nothing runs before `start`. */
export function createJobs(options: JobsOptions): Jobs {
  return new BossJobs(options);
}

class BossJobs implements Jobs {
  readonly #dependencies: JobDependencies;
  readonly #boss: PgBoss;
  readonly #pollSeconds: number;
  readonly #handlers = new Map<string, { kind: JobKind; work: Work }>();
  #closed = false;
  readonly #clocks = new Map<string, { cron: string; work: () => Promise<object | void> }>();

  constructor({ url, pollSeconds = 5, ...dependencies }: JobsOptions) {
    this.#dependencies = dependencies;
    this.#pollSeconds = pollSeconds;
    this.#boss = new PgBoss({
      connectionString: url,
      application_name: "lading jobs",
      schema,
      max: 3,
      ...silence,
      // The owner has made and upgraded the tables, and rebuilds their indexes: see prepareJobs.
      migrate: false,
      createSchema: false,
      reindex: false,
      superviseIntervalSeconds: signOfLifeSeconds,
      monitorIntervalSeconds: signOfLifeSeconds,
      maintenanceIntervalSeconds: 3_600,
    });
    // Connections that are being closed may still hear that the database stops.
    this.#boss.on("error", (error) => this.#closed || dependencies.log.error({ err: error }, "jobs"));
    this.#boss.on("warning", (warning) => dependencies.log.warn({ warning: warning.message }, "jobs"));
  }

  handle<D extends JobData>(kind: JobKind<D>, work: (run: JobRun<D>) => Promise<unknown>): void {
    if (this.#handlers.has(kind.name)) throw new Error(`Two handlers for the job ${kind.name}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- enqueue puts only this kind's data under its name
    this.#handlers.set(kind.name, { kind, work: work as Work });
  }

  titleOf(kind: string): LocalText | undefined {
    return this.#handlers.get(kind)?.kind.title;
  }

  every(name: string, cron: string, work: () => Promise<object | void>): void {
    this.#clocks.set(name, { cron, work });
  }

  async enqueue<D extends JobData>(db: Db, kind: JobKind<D>, order: JobOrder<D>): Promise<string> {
    const { companyId, createdBy, data, at } = order;
    const id = randomUUIDv7();
    if (kind.shown) {
      if (createdBy === null) throw new Error(`The job ${kind.name} is shown to a person, so it needs one`);
      await db.insert(jobProgress).values({ companyId, id, kind: kind.name, createdBy, state: "waiting" });
    }
    const envelope: Envelope = { companyId, createdBy, data };
    await this.#boss.send(kind.name, envelope, { id, db: fromDrizzle(db, sql), ...(at && { startAfter: at }) });
    if (!at) await this.#dependencies.events.wake(db, topicOf(kind.name));
    return id;
  }

  async start(): Promise<void> {
    await this.#boss.start();
    await this.#makeQueue(failedQueue, { retryLimit: 5, retryDelay: 10, expireInSeconds: 60 });
    const options = { includeMetadata: true, pollingIntervalSeconds: this.#pollSeconds } as const;
    await this.#boss.work<Envelope, void, typeof options>(failedQueue, options, async ([job]) => {
      if (job) await this.#giveUp(job);
    });
    // Beside each other, as the connections allow: in turn they would be half of a second of every start.
    await Promise.all([
      ...[...this.#handlers.values()].map(({ kind, work }) => this.#startHandler(kind, work)),
      ...[...this.#clocks].map(([name, { cron, work }]) => this.#startClock(name, cron, work)),
    ]);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: closePatienceMs });
    this.#closed = true;
  }

  async #startHandler(kind: JobKind, work: Work): Promise<void> {
    await this.#makeQueue(kind.name, {
      retryLimit: kind.retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: kind.patienceSeconds,
      heartbeatSeconds: signOfLifeSeconds,
      deadLetter: failedQueue,
    });
    // A single job at a time and worker: in a batch of several, a job that throws would fail them all.
    const options = { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: this.#pollSeconds } as const;
    for (let worker = 0; worker < kind.concurrency; worker += 1) {
      const id = await this.#boss.work<Envelope, void, typeof options>(kind.name, options, async ([job]) => {
        if (job) await this.#try(kind, work, job);
      });
      this.#dependencies.events.onWake(topicOf(kind.name), () => this.#boss.notifyWorker(id));
    }
  }

  async #startClock(name: string, cron: string, work: () => Promise<object | void>): Promise<void> {
    await this.#makeQueue(name, { retryLimit: 2, retryDelay: 30, expireInSeconds: 900, deleteAfterSeconds: 86_400 });
    await this.#boss.work(name, { pollingIntervalSeconds: 30 }, work);
    await this.#boss.schedule(name, cron, null, { tz: "UTC" });
  }

  async #makeQueue(name: string, options: QueueOptions & { deadLetter?: string }): Promise<void> {
    await this.#boss.createQueue(name, options);
    // It may be there from an earlier release, with other figures.
    await this.#boss.updateQueue(name, options);
  }

  async #try(kind: JobKind, work: Work, job: JobWithMetadata<Envelope>): Promise<void> {
    const attempt = job.retryCount + 1;
    const given = { id: job.id, attempt, isLast: attempt > kind.retries, signal: job.signal, order: job.data };
    try {
      await tryJob(this.#dependencies, kind, work, given);
    } catch (error) {
      this.#dependencies.log.error({ err: error, job: kind.name, id: job.id, attempt: given.attempt }, "job failed");
      throw error;
    }
  }

  async #giveUp(job: JobWithMetadata<Envelope>): Promise<void> {
    const id = job.sourceId ?? job.id;
    this.#dependencies.log.error({ job: job.sourceName, id }, "job given up");
    const handler = this.#handlers.get(job.sourceName ?? "");
    if (handler?.kind.shown !== false) await giveUp(this.#dependencies, id, job.data);
  }
}

function topicOf(name: string): string {
  return `job:${name}`;
}
