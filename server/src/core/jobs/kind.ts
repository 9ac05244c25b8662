import type { LocalText } from "@lading/contract/core";
import type { Db } from "#core/db";

/** Data of a background job. It travels as JSON, so: ids and small values. */
export type JobData = Readonly<Record<string, unknown>>;

/** A kind of background work. */
export interface JobKind<D extends JobData = JobData> {
  /** `module.what`. */
  readonly name: string;
  /** How often it is tried again after an unexpected error or a crash. A refusal is final. */
  readonly retries: number;
  /** How many of this kind run at once in one copy of the server. */
  readonly concurrency: number;
  /** How long one try may take, in seconds. */
  readonly patienceSeconds: number;
  /** True: its person sees how far it has come, in `job_progress`. */
  readonly shown: boolean;
  /** Its name on screen, among all work of its person. */
  readonly title?: LocalText | undefined;
  /** Never present; carries the type of the data. */
  readonly data?: D;
}

type Figures = Partial<Pick<JobKind, "retries" | "concurrency" | "patienceSeconds">>;
/** Shown work has a readable title; the compiler does not let it be forgotten. */
type JobOptions = Figures & ({ shown?: true; title: LocalText } | { shown: false });

/** Declares a kind of background work: three retries, one at a time, 15 minutes and shown to its person unless said otherwise. */
export function defineJob<D extends JobData>(name: string, options: JobOptions): JobKind<D> {
  return { name, retries: 3, concurrency: 1, patienceSeconds: 900, shown: true, ...options };
}

/** An order for a piece of work. */
export interface JobOrder<D extends JobData> {
  readonly companyId: string;
  /** Person whose work it is; null only for work that nobody sees. */
  readonly createdBy: string | null;
  readonly data: D;
  /** Earliest start. */
  readonly at?: Date;
}

/** A try at one piece of work. */
export interface JobRun<D extends JobData = JobData> {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string | null;
  readonly data: D;
  /** 1 at the first try. */
  readonly attempt: number;
  /** Aborted when the server stops or the work was given to another copy: stop, nothing of it will count. */
  readonly signal: AbortSignal;
  /** Runs in a transaction that sees the company's rows only. It may run again after a deadlock. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Tells how far it has come; at most twice a second goes out, so call it as often as you like. */
  progress(done: number, total: number): void;
  /**
   * Inside the transaction that does the work: marks it done with its result. The transaction's work is
   * then done exactly once, whatever crashes when; a second try ends here by itself.
   */
  finish(db: Db, result: unknown): Promise<void>;
}
