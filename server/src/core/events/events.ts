import { sql, type SQL } from "drizzle-orm";
import { channels, tells, wakes, type Audience, type Event } from "#core/channels";
import { executeNamed, type Db } from "#core/db";
import type { Logger } from "#core/log";
import { createListener, type Listener } from "./listener.ts";

export type { Audience, Event } from "#core/channels";

/** All staff of a company. */
export const toCompany = (companyId: string): Audience => ({ companyId });
/** A single user or customer of a company. */
export const toPerson = (companyId: string, personId: string): Audience => ({ companyId, personId });

/** Where events arrive, e.g. an open page. `missed`: some may have been lost, so ask anew. */
export interface Receiver {
  tell(event: Event): void;
  missed(): void;
}

export interface Events {
  /**
   * Tells when the transaction commits, and never when it does not. Too many ids for one message
   * (8,000 bytes) are told as `{ kind, data: {} }`: something of this kind changed.
   * Told transactions commit one after another in PostgreSQL, so tell once for many records.
   */
  publish(db: Db, audience: Audience, event: Event): Promise<void>;
  /** Tells the public pages that show one of these public numbers: a `SELECT` of `number`, each once. */
  publishTracking(db: Db, numbers: SQL): Promise<void>;
  /** Wakes whoever waits for `topic` in any copy of the server. */
  wake(db: Db, topic: string): Promise<void>;
  /** `about` is what it was woken with; undefined where nothing was said, or what was said may have been missed. */
  onWake(topic: string, listener: (about?: string) => void): void;
  /** `staff`: also what is told to the whole company. Returns how to stop. */
  subscribe(who: { companyId: string; personId: string; staff: boolean }, receiver: Receiver): () => void;
  /** By public numbers in upper case without blanks. A number that is nobody's never fires. */
  subscribeTracking(numbers: readonly string[], receiver: Receiver): () => void;
  /** Begins to listen; when the database is away, as soon as it is back. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface EventsOptions {
  /** Straight to PostgreSQL, also where calls go through a pooler. */
  listenUrl: string;
  log: Logger;
  /** How often the listening connection is tried for life, in milliseconds. */
  checkMs?: number;
}

/** Pushes within and between copies of the server, by PostgreSQL's LISTEN and NOTIFY. */
export function createEvents(options: EventsOptions): Events {
  return new PostgresEvents(options);
}

type Groups = Map<string, Set<Receiver>>;

class PostgresEvents implements Events {
  readonly #byCompany: Groups = new Map();
  readonly #byPerson: Groups = new Map();
  readonly #byNumber: Groups = new Map();
  readonly #wakes = new Map<string, ((about?: string) => void)[]>();
  readonly #log: Logger;
  readonly #listener: Listener;

  constructor({ listenUrl, log, checkMs }: EventsOptions) {
    this.#log = log;
    this.#listener = createListener({
      url: listenUrl,
      channels: Object.values(channels),
      checkMs,
      onNotify: (channel, payload) => this.#deliver(channel, payload),
      onReconnected: () => this.#tellMissed(),
      onPooled: () =>
        log.warn(
          "events: DATABASE_URL leads to a connection pooler, which must be in session mode; see docs/upgrade.md, Connection poolers",
        ),
      onLost: (error) => log.warn({ err: error }, "events: listening connection lost, connecting again"),
    });
  }

  async publish(db: Db, audience: Audience, event: Event): Promise<void> {
    await db.execute(sql`SELECT ${tells(audience, event)}`);
  }

  async publishTracking(db: Db, numbers: SQL): Promise<void> {
    // Packed by the database: about 150 numbers fit one message, so many waybills make few of them.
    const statement = sql`
      SELECT pg_notify(${channels.tracking}, string_agg(number, E'\n'))
      FROM (
        SELECT number, (row_number() OVER () - 1) / 100 AS message
        FROM (${numbers}) AS numbers WHERE octet_length(number) < 70
      ) AS packed
      GROUP BY message`;
    await executeNamed(db, statement);
  }

  async wake(db: Db, topic: string): Promise<void> {
    await db.execute(sql`SELECT ${wakes(topic)}`);
  }

  onWake(topic: string, listener: (about?: string) => void): void {
    this.#wakes.set(topic, [...(this.#wakes.get(topic) ?? []), listener]);
  }

  subscribe(who: { companyId: string; personId: string; staff: boolean }, receiver: Receiver): () => void {
    const leave = [join(this.#byPerson, personKey(who.companyId, who.personId), receiver)];
    if (who.staff) leave.push(join(this.#byCompany, who.companyId, receiver));
    return () => leave.forEach((step) => step());
  }

  subscribeTracking(numbers: readonly string[], receiver: Receiver): () => void {
    const leave = numbers.map((number) => join(this.#byNumber, number, receiver));
    return () => leave.forEach((step) => step());
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  close(): Promise<void> {
    return this.#listener.close();
  }

  #deliver(channel: string, payload: string): void {
    if (channel === channels.tracking) {
      for (const number of payload.split("\n"))
        this.#tell(this.#byNumber.get(number), { kind: "tracking.changed", data: { number } });
    } else if (channel === channels.wake) {
      const [topic = "", about] = payload.split(" ");
      for (const listener of this.#wakes.get(topic) ?? []) listener(about);
    } else if (channel === channels.company) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by publish above, and by nobody else
      const [companyId, personId, kind, data] = JSON.parse(payload) as [string, string, string, Event["data"]];
      const group =
        personId === "" ? this.#byCompany.get(companyId) : this.#byPerson.get(personKey(companyId, personId));
      this.#tell(group, { kind, data });
    }
  }

  #tell(receivers: ReadonlySet<Receiver> | undefined, event: Event): void {
    for (const receiver of receivers ?? []) this.#guard(() => receiver.tell(event));
  }

  #tellMissed(): void {
    this.#log.info("events: listening again");
    const everybody = [this.#byPerson, this.#byNumber].flatMap((groups) => [...groups.values()]);
    const receivers = new Set(everybody.flatMap((group) => [...group]));
    for (const receiver of receivers) this.#guard(() => receiver.missed());
    for (const listener of [...this.#wakes.values()].flat()) this.#guard(() => listener());
  }

  /** Keeps a receiver's failure from the other receivers. */
  #guard(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.#log.error({ err: error }, "events: a receiver failed");
    }
  }
}

function join(groups: Groups, key: string, receiver: Receiver): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(receiver));
  return () => {
    group.delete(receiver);
    if (group.size === 0 && groups.get(key) === group) groups.delete(key);
  };
}

function personKey(companyId: string, personId: string): string {
  return `${companyId} ${personId}`;
}
