import { Client } from "pg";

export interface ListenerOptions {
  /** Straight to PostgreSQL: a pooler in transaction mode cannot keep a LISTEN. */
  url: string;
  channels: readonly string[];
  onNotify: (channel: string, payload: string) => void;
  /** The connection is back after it was away: what was told meanwhile is lost. */
  onReconnected: () => void;
  onLost: (error: Error) => void;
  /** Somebody stands between and passes connections on: a pooler, which has to be in session mode for this. */
  onPooled: () => void;
  /** How often the connection is tried for life, in milliseconds. */
  checkMs?: number;
}

export interface Listener {
  /** Connects; when the database is away it keeps trying by itself. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const firstWaitMs = 250;
const longestWaitMs = 10_000;

/** A listening connection, which comes back by itself whenever it breaks. */
export function createListener(options: ListenerOptions): Listener {
  return new ReconnectingListener(options);
}

class ReconnectingListener implements Listener {
  readonly #options: ListenerOptions;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #waitMs = firstWaitMs;
  #wasConnected = false;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      application_name: "lading events",
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on("error", (error) => this.#lost(client, error));
    client.on("end", () => this.#lost(client, new Error("The listening connection ended")));
    client.on("notification", ({ channel, payload }) => this.#options.onNotify(channel, payload ?? ""));
    try {
      await client.connect();
      for (const channel of this.#options.channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      if (!this.#wasConnected && (await isPooled(client))) this.#options.onPooled();
    } catch (error) {
      this.#lost(client, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (this.#client !== client) return;
    this.#waitMs = firstWaitMs;
    if (this.#wasConnected) this.#options.onReconnected();
    this.#wasConnected = true;
    this.#watch(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  /** A connection whose other end is gone without a word looks alive until something is asked of it. */
  #watch(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query("SELECT 1").then(
        () => this.#client === client && this.#watch(client),
        (error: Error) => this.#lost(client, error),
      );
    }, this.#options.checkMs ?? 30_000);
    this.#timer.unref();
  }

  #lost(client: Client, error: Error): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    client.removeAllListeners();
    client.on("error", () => undefined);
    void client.end().catch(() => undefined);
    this.#options.onLost(error);
    this.#timer = setTimeout(() => void this.start(), this.#waitMs);
    this.#waitMs = Math.min(longestWaitMs, this.#waitMs * 2);
  }
}

/** A pooler tells a client a process number of its own making. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ own: number }>("SELECT pg_backend_pid() AS own");
  return "processID" in client && rows[0]?.own !== client.processID;
}
