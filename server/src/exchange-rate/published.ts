import type { Currency } from "@lading/contract/core";
import type { OpenContext } from "#core/http";

/** The rates of one day, as somebody publishes them. */
export interface PublishedRates {
  /** The day that they are of, `YYYY-MM-DD`. */
  readonly date: string;
  /** So many units of each currency are worth the same. */
  readonly units: ReadonlyMap<Currency, string>;
}

/** Where rates can be fetched from. */
export interface PublishedSource {
  /** The newest rates; refuses when they cannot be had or read. It waits for the network, so call it outside a transaction. */
  fetch(): Promise<PublishedRates>;
}

/** A source's log, for the server's operator. */
export type SourceLog = Pick<OpenContext["log"], "warn">;
