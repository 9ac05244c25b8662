import { coreRefusals, refuse, Refused } from "@lading/contract/core";
import { inTransaction, isDiskFull, type Database, type Db } from "#core/db";
import type { Events } from "#core/events";
import type { Logger } from "#core/log";
import type { JobData, JobKind, JobRun } from "./kind.ts";
import { problemOf, unexpectedProblem, writeProgress } from "./progress.ts";

/** A job's data in pg-boss. */
export interface Envelope {
  readonly companyId: string;
  readonly createdBy: string | null;
  readonly data: JobData;
}

/** Dependencies of every job, beside its own order. */
export interface JobDependencies {
  readonly database: Database;
  readonly events: Events;
  readonly log: Logger;
}

export type Work = (run: JobRun) => Promise<unknown>;

interface Try {
  readonly id: string;
  readonly attempt: number;
  /** After this try it is given up. */
  readonly isLast: boolean;
  readonly signal: AbortSignal;
  readonly order: Envelope;
}

/** Work in the background waits longer for locks than a person does, in milliseconds. */
const patienceMs = 25_000;
/** Progress goes out at most so often, in milliseconds. */
const progressEveryMs = 500;

/** Tries a job. Resolves when it is done or refused for good; throws when it is worth another try. */
export async function tryJob(dependencies: JobDependencies, kind: JobKind, work: Work, given: Try): Promise<void> {
  const run = new Run(dependencies, kind, given);
  if (!(await run.begin())) return;
  try {
    const result = await work(run);
    await run.end(result);
  } catch (error) {
    // Room may come back before the next try; after the last one its person is told why.
    const refused = given.isLast && isDiskFull(error) ? refuse(coreRefusals.storageFull) : error;
    if (given.signal.aborted || !(refused instanceof Refused)) throw error;
    await run.refuse(refused);
  } finally {
    await run.settled();
  }
}

/** Marks work as failed whose every try has failed. */
export async function giveUp(
  dependencies: JobDependencies,
  id: string,
  { companyId, createdBy }: Envelope,
): Promise<void> {
  if (createdBy === null) return;
  await inTransaction(dependencies.database, { companyId }, (db) =>
    writeProgress(
      db,
      dependencies.events,
      { id, companyId, createdBy },
      { state: "failed", error: unexpectedProblem(id) },
    ),
  );
}

class Run implements JobRun {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string | null;
  readonly data: JobData;
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly #dependencies: JobDependencies;
  readonly #kind: JobKind;
  #finished = false;
  #telling: Promise<void> | undefined;
  #next: { done: number; total: number } | undefined;
  #lastTold = 0;

  constructor(dependencies: JobDependencies, kind: JobKind, { id, attempt, signal, order }: Try) {
    this.#dependencies = dependencies;
    this.#kind = kind;
    this.id = id;
    this.attempt = attempt;
    this.signal = signal;
    this.companyId = order.companyId;
    this.createdBy = order.createdBy;
    this.data = order.data;
  }

  transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return inTransaction(this.#dependencies.database, { companyId: this.companyId, patienceMs }, work);
  }

  progress(done: number, total: number): void {
    this.#next = { done, total };
    if (!this.#kind.shown || this.#finished || this.#telling || Date.now() - this.#lastTold < progressEveryMs) return;
    this.#lastTold = Date.now();
    this.#telling = this.#tell(this.#next).finally(() => (this.#telling = undefined));
  }

  async finish(db: Db, result: unknown): Promise<void> {
    // Whatever tells how far it is must not wait for the row that this transaction now locks.
    this.#finished = true;
    await this.#telling;
    this.signal.throwIfAborted();
    const total = this.#next && { done: this.#next.total, total: this.#next.total };
    if (!(await this.#write(db, { state: "done", result: result ?? null, ...total })))
      throw new Error("This work has ended already, by another try");
  }

  /** False when an earlier try had done it and only its last word was lost. */
  async begin(): Promise<boolean> {
    if (!this.#kind.shown) return true;
    return await this.transaction((db) => this.#write(db, { state: "running" }));
  }

  async end(result: unknown): Promise<void> {
    if (!this.#finished && this.#kind.shown) await this.transaction((db) => this.finish(db, result));
  }

  async refuse(refused: Refused): Promise<void> {
    this.#finished = true;
    await this.#telling;
    if (!this.#kind.shown)
      this.#dependencies.log.warn({ job: this.#kind.name, refusal: refused.refusal.code }, "job refused");
    await this.transaction((db) => this.#write(db, { state: "failed", error: problemOf(refused) }));
  }

  async settled(): Promise<void> {
    await this.#telling;
  }

  async #tell(at: { done: number; total: number }): Promise<void> {
    try {
      await this.transaction((db) => this.#write(db, at));
    } catch (error) {
      this.#dependencies.log.warn({ err: error, job: this.#kind.name, id: this.id }, "progress not written");
    }
  }

  async #write(db: Db, change: Parameters<typeof writeProgress>[3]): Promise<boolean> {
    const { id, companyId, createdBy } = this;
    if (!this.#kind.shown || createdBy === null) return true;
    return await writeProgress(db, this.#dependencies.events, { id, companyId, createdBy }, change);
  }
}
