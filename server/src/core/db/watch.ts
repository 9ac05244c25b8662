import { Client, type Pool, type PoolClient } from "pg";
import { NoConnection } from "./errors.ts";

/** How long silences may be; the tests have less patience. */
export interface WatchPatience {
  /** A connection answers nothing for so long before it is looked into, in milliseconds. */
  silentMs: number;
  /** How long the look may take, in milliseconds: with both, a call is answered within four seconds. */
  probeMs: number;
  /**
   * A connection is cut, although PostgreSQL says that it is at work for it, when its silence is by so much longer than
   * PostgreSQL lets a statement run, in milliseconds.
   */
  beyondMs: number;
}

export interface WatchOptions {
  patience: WatchPatience | undefined;
  onSilence: () => void;
}

/** The outcome of a look: the process numbers at work, or why there are none to be had. */
type Heard = Set<number> | "cannot tell" | "nothing heard";

/** PostgreSQL ends a statement after so long, in milliseconds, unless its transaction says otherwise. */
export const usualStatementMs = 30_000;
/** A process of PostgreSQL that stands still keeps saying that it is at work, and ends nothing. */
const usualPatience: WatchPatience = { silentMs: 1_800, probeMs: 1_800, beyondMs: 500 };
/** Looks while a silence lasts. */
const looks = 6;
/** A look that comes later than this found the process held up, in milliseconds. */
const heldUpMs = 1_000;

/** The parts of pg's client that its types leave out. */
interface Inside {
  connection: { stream: { bytesRead: number; destroy: () => void } };
  processID: number | null;
}

interface Watched {
  readonly inside: Inside;
  /** Statements sent and not yet answered. */
  open: number;
  /** Bytes heard when it was last looked at, and the last moment at which something was heard or begun. */
  heard: number;
  since: number;
  /** In use by a call, not idle in the pool. */
  out: boolean;
  /** The first statement that failed since the last one that succeeded. */
  failed: Error | undefined;
  /** PostgreSQL ends a statement of its transaction after so long, in milliseconds. */
  statementMs: number;
}

const watchedClients = new WeakMap<object, Watched>();

/**
 * The error that began the trouble of this connection's transaction: statements that were sent behind the one that failed
 * only hear that the transaction is aborted (25P02), which says nothing to anybody.
 */
export function firstErrorOf(client: PoolClient): Error | undefined {
  return watchedClients.get(client)?.failed;
}

/** A transaction begins in which a statement may run so long: what failed before is forgotten. */
export function beginWatched(client: PoolClient, statementMs: number): void {
  const watched = watchedClients.get(client);
  if (watched) Object.assign(watched, { failed: undefined, statementMs });
}

/**
 * Watches the connections of pools. PostgreSQL ends a statement that takes too long, but who ends it when PostgreSQL
 * itself answers nothing (stopped, its machine or the network between gone without a word)? A connection that has been
 * silent is compared with what a fresh connection says: when that one hears nothing either, or says that nothing runs
 * for the silent one, or has said the opposite for longer than its statement may last, the silent one is cut, and its call
 * answers that the database is away.
 */
export class ConnectionWatch {
  readonly #url: string;
  readonly #patience: WatchPatience;
  readonly #all = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;
  #lastTick = 0;
  #probe: Promise<Heard> | undefined;
  readonly #onSilence: () => void;
  /** True from a look that heard nothing until one that did. */
  silent = false;

  /** `onSilence` is called when a look hears nothing: whoever waits for a turn waits in vain. */
  constructor(url: string, pools: readonly Pool[], { patience = usualPatience, onSilence }: WatchOptions) {
    this.#url = url;
    this.#patience = patience;
    this.#onSilence = onSilence;
    for (const pool of pools) {
      pool.on("connect", (client) => this.#watch(client));
      pool.on("acquire", (client) => this.#set(client, true));
      pool.on("release", (_error, client) => this.#set(client, false));
      pool.on("remove", (client) => {
        const watched = watchedClients.get(client);
        if (watched) this.#all.delete(watched);
      });
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#all.clear();
  }

  /**
   * Before work takes a connection. While PostgreSQL was last found silent it looks again, once for all who come
   * meanwhile, and throws NoConnection when nothing is heard: nobody else has to find it out at length.
   */
  async heard(): Promise<void> {
    if (!this.silent) return;
    // A look that began before may have missed that the database is back.
    if (this.#probe !== undefined && (await this.#probe) !== "nothing heard") return;
    if ((await this.#look()) === "nothing heard") throw new NoConnection(new Error("PostgreSQL is silent"));
  }

  /** A look of its own, or the one under way. */
  #look(): Promise<Heard> {
    this.#probe ??= workingBackends(this.#url, this.#patience.probeMs)
      .then((working) => {
        this.silent = working === "nothing heard";
        if (this.silent) this.#onSilence();
        return working;
      })
      .finally(() => (this.#probe = undefined));
    return this.#probe;
  }

  #set(client: PoolClient, out: boolean): void {
    const watched = watchedClients.get(client);
    if (watched) watched.out = out;
  }

  #watch(client: PoolClient): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's own client
    const inside = client as unknown as Inside;
    const since = Date.now();
    const statementMs = usualStatementMs;
    const watched: Watched = { inside, open: 0, heard: 0, since, out: true, failed: undefined, statementMs };
    watchedClients.set(client, watched);
    this.#all.add(watched);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of its forms at once
    const send = client.query.bind(client) as unknown as (...given: unknown[]) => unknown;
    const query = (...given: unknown[]): unknown => {
      const callback = given.at(-1);
      this.#begin(watched);
      if (typeof callback === "function")
        return send(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          end(watched, error);
          // oxlint-disable-next-line typescript/no-unsafe-call -- the pool's
          callback(error, ...rest);
        });
      const sent = send(...given);
      if (sent instanceof Promise)
        sent.then(
          () => end(watched, undefined),
          (error: unknown) => end(watched, error),
        );
      else end(watched, undefined);
      return sent;
    };
    Object.assign(client, { query });
  }

  #begin(watched: Watched): void {
    if (watched.open === 0) watched.since = Date.now();
    watched.open += 1;
    if (this.#timer !== undefined) return;
    this.#lastTick = Date.now();
    this.#timer = setInterval(() => this.#listen(), this.#patience.silentMs / looks).unref();
  }

  #listen(): void {
    const now = Date.now();
    // A process that was itself held up has not read what has come.
    const late = now - this.#lastTick > heldUpMs;
    this.#lastTick = now;
    const busy = [...this.#all].filter(({ open }) => open > 0);
    for (const watched of busy) {
      const { bytesRead } = watched.inside.connection.stream;
      if (late || bytesRead !== watched.heard) watched.since = now;
      watched.heard = bytesRead;
    }
    if (busy.length === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const suspects = busy.filter(({ since }) => now - since >= this.#patience.silentMs);
    if (suspects.length > 0 && this.#probe === undefined) void this.#lookInto(suspects);
  }

  async #lookInto(suspects: readonly Watched[]): Promise<void> {
    const working = await this.#look();
    if (working === "cannot tell") return;
    const tooLong = Date.now() - this.#patience.beyondMs;
    const dead = suspects.filter(
      ({ inside, open, heard, since, statementMs }) =>
        open > 0 &&
        inside.connection.stream.bytesRead === heard &&
        (working === "nothing heard" || !working.has(inside.processID ?? 0) || since < tooLong - statementMs),
    );
    for (const { inside } of dead) inside.connection.stream.destroy();
    // The same silence has most likely taken those that nobody uses at the moment.
    if (dead.length > 0) for (const { inside, out } of this.#all) if (!out) inside.connection.stream.destroy();
  }
}

function end(watched: Watched, error: unknown): void {
  watched.open -= 1;
  watched.since = Date.now();
  if (!(error instanceof Error)) watched.failed = undefined;
  else if (!("code" in error && error.code === "25P02")) watched.failed ??= error;
}

/**
 * Process numbers of this role's connections for which PostgreSQL is at work. `cannot tell`: it answers, but refuses, or a
 * pooler between gives connections numbers of its own.
 */
async function workingBackends(url: string, patienceMs: number): Promise<Heard> {
  const client = new Client({ connectionString: url, application_name: "lading watch" });
  client.on("error", () => undefined);
  const began = Date.now();
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<Heard>((resolve) => {
    // Held up itself, this process may have missed the answer.
    const heldUp = () => Date.now() - began > 2 * patienceMs;
    late = setTimeout(() => resolve(heldUp() ? "cannot tell" : "nothing heard"), patienceMs);
  });
  // A client that is ended while it connects may never say so (pg 8.23): nothing waits for that.
  const heard = await Promise.race([ask(client), silence]);
  clearTimeout(late);
  void cut(client);
  return heard;
}

async function ask(client: Client): Promise<Heard> {
  try {
    await client.connect();
    const { rows } = await client.query<{ own: number; working: number[] | null }>(
      `SELECT pg_backend_pid() AS own, array_agg(pid) AS working FROM pg_stat_activity
       WHERE usename = current_user AND state = 'active'`,
    );
    const { own, working } = rows[0] ?? { own: 0, working: null };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's own client
    const direct = own === (client as unknown as Inside).processID;
    return direct && working?.includes(own) === true ? new Set(working) : "cannot tell";
  } catch (error) {
    const answered = error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));
    return answered ? "cannot tell" : "nothing heard";
  }
}

async function cut(client: Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's own client
  const { connection } = client as unknown as Partial<Inside>;
  setTimeout(() => connection?.stream.destroy(), 100).unref();
  await ended;
}
