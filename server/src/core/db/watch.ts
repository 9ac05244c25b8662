import { Client, type Pool, type PoolClient } from "pg";

/** How long silences may be; the tests have less patience. */
export interface WatchPatience {
  /** A connection answers nothing for so long before it is looked into, in milliseconds. */
  silentMs: number;
  /** How long the look may take, in milliseconds: with both, a call is answered within four seconds. */
  probeMs: number;
}

const usualPatience: WatchPatience = { silentMs: 1_800, probeMs: 1_800 };
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
}

const watchedClients = new WeakMap<object, Watched>();

/**
 * The error that began the trouble of this connection's transaction: statements that were sent behind the one that failed
 * only hear that the transaction is aborted (25P02), which says nothing to anybody.
 */
export function firstErrorOf(client: PoolClient): Error | undefined {
  return watchedClients.get(client)?.failed;
}

/** Forgets what failed before: a transaction begins. */
export function forgetErrors(client: PoolClient): void {
  const watched = watchedClients.get(client);
  if (watched) watched.failed = undefined;
}

/**
 * Watches the connections of a pool. PostgreSQL ends a statement that takes too long, but who ends it when PostgreSQL
 * itself answers nothing (stopped, its machine or the network between gone without a word)? A connection that has been
 * silent is compared with what a fresh connection says: when that one hears nothing either, or says that nothing runs
 * for the silent one, the silent one is cut, and its call answers that the database is away.
 */
export class ConnectionWatch {
  readonly #url: string;
  readonly #patience: WatchPatience;
  readonly #all = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;
  #lastTick = 0;
  #probing = false;
  /** True from a look that heard nothing until one that did. */
  silent = false;

  constructor(url: string, pool: Pool, patience = usualPatience) {
    this.#url = url;
    this.#patience = patience;
    pool.on("connect", (client) => this.#watch(client));
    pool.on("acquire", (client) => this.#set(client, true));
    pool.on("release", (_error, client) => this.#set(client, false));
    pool.on("remove", (client) => {
      const watched = watchedClients.get(client);
      if (watched) this.#all.delete(watched);
    });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#all.clear();
  }

  #set(client: PoolClient, out: boolean): void {
    const watched = watchedClients.get(client);
    if (watched) watched.out = out;
  }

  #watch(client: PoolClient): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's own client
    const inside = client as unknown as Inside;
    const watched: Watched = { inside, open: 0, heard: 0, since: Date.now(), out: true, failed: undefined };
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
    this.#timer = setInterval(() => this.#look(), this.#patience.silentMs / looks).unref();
  }

  #look(): void {
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
    if (suspects.length > 0 && !this.#probing) void this.#lookInto(suspects);
  }

  async #lookInto(suspects: readonly Watched[]): Promise<void> {
    this.#probing = true;
    try {
      const working = await workingBackends(this.#url, this.#patience.probeMs);
      this.silent = working === "nothing heard";
      if (working === "cannot tell") return;
      const dead = suspects.filter(
        ({ inside, open, heard }) =>
          open > 0 &&
          inside.connection.stream.bytesRead === heard &&
          (working === "nothing heard" || !working.has(inside.processID ?? 0)),
      );
      for (const { inside } of dead) inside.connection.stream.destroy();
      // The same silence has most likely taken those that nobody uses at the moment.
      if (dead.length > 0) for (const { inside, out } of this.#all) if (!out) inside.connection.stream.destroy();
    } finally {
      this.#probing = false;
    }
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
async function workingBackends(
  url: string,
  patienceMs: number,
): Promise<Set<number> | "cannot tell" | "nothing heard"> {
  const client = new Client({
    connectionString: url,
    application_name: "lading watch",
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on("error", () => undefined);
  const began = Date.now();
  const late = setTimeout(() => void cut(client), patienceMs);
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
    // Held up itself, this process may have missed the answer.
    return answered || Date.now() - began > 2 * patienceMs ? "cannot tell" : "nothing heard";
  } finally {
    clearTimeout(late);
    void cut(client);
  }
}

async function cut(client: Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's own client
  const { connection } = client as unknown as Partial<Inside>;
  setTimeout(() => connection?.stream.destroy(), 100).unref();
  await ended;
}
