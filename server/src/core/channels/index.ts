import { sql, type SQL } from "drizzle-orm";

/** PostgreSQL's channels, through which the copies of the server tell each other and the open pages. */
export const channels = { company: "lading_company", tracking: "lading_tracking", wake: "lading_wake" } as const;

/** Who is told: a company's staff, or one person (a user or a customer) of a company. */
export interface Audience {
  readonly companyId: string;
  readonly personId?: string;
}

/** An event: its kind (`module.what`) and its records. Ids and small figures only; a receiver calls for the rest. */
export interface Event {
  readonly kind: string;
  readonly data: Readonly<Record<string, string | number | readonly string[]>>;
}

/** PostgreSQL takes less than 8,000 bytes. */
const maxPayloadBytes = 7_900;

/** Tells as `Events.publish` does, inside another statement. */
export function tells({ companyId, personId }: Audience, { kind, data }: Event): SQL {
  const whole = JSON.stringify([companyId, personId ?? "", kind, data]);
  const fits = Buffer.byteLength(whole) <= maxPayloadBytes;
  return sql`pg_notify(${channels.company}, ${fits ? whole : JSON.stringify([companyId, personId ?? "", kind, {}])})`;
}

/** Wakes as `Events.wake` does, inside another statement: so it costs no way to the database. `topic` is without blanks. */
export function wakes(topic: string, about = ""): SQL {
  return sql`pg_notify(${channels.wake}, ${about === "" ? topic : `${topic} ${about}`})`;
}
