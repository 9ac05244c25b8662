import { Pool } from "pg";
import { Lanes } from "./lanes.ts";
import { NoConnection } from "./errors.ts";
import { ConnectionWatch, type WatchPatience } from "./watch.ts";

/** The application's connections, as role `lading_app`. */
export interface Database {
  readonly pool: Pool;
  /**
   * The one connection for a statement amid a transaction that holds a connection of the pool already: were it taken from
   * the pool as well, a crowd of such transactions would wait for connections that they hold themselves.
   */
  readonly beside: Pool;
  /** False once a connection pooler between has lost a named statement: then none is named any more. */
  named: boolean;
  /** Where calls wait for each other without a connection. */
  readonly lanes: Lanes;
  /** Cuts connections on which nothing is heard any more. */
  readonly watch: ConnectionWatch;
  /** Waits for what runs, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections at once. */
  poolSize?: number;
  /** How long a call waits for a free or a new connection before it answers 503, in milliseconds. */
  connectTimeoutMs?: number;
  /** How long connections may be silent. */
  patience?: WatchPatience;
  /** Told of a connection that broke while nobody used it; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the pool. Connects at first use, so a database that is away does not stop the start.
 *
 * Connections pipeline: statements sent without waiting for each other travel in one round trip.
 * Nothing is set for a whole connection, so that pgbouncer in transaction mode may stand
 * between: time limits are set inside each transaction, and the one named statement does without its
 * name where the pooler (before version 1.21) cannot keep it.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const poolSize = options.poolSize ?? 10;
  const lost = options.onConnectionLost ?? (() => undefined);
  const open = (max: number): Pool => {
    const opened = new Pool({
      connectionString: url,
      application_name: "lading",
      max,
      connectionTimeoutMillis: options.connectTimeoutMs ?? 4_500,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      pipeline: true,
    });
    // Without a listener, a connection that breaks while a call holds it would end the process.
    opened.on("connect", (client) => client.on("error", lost));
    opened.on("error", lost);
    return opened;
  };
  const pool = open(poolSize);
  const beside = open(1);
  const lanes = new Lanes(poolSize);
  const onSilence = (): void => lanes.endWaiting(new NoConnection(new Error("PostgreSQL is silent")));
  const watch = new ConnectionWatch(url, [pool, beside], { patience: options.patience, onSilence });
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), beside.end()]);
    watch.close();
  };
  return { pool, beside, named: true, lanes, watch, close };
}
