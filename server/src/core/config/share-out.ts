import { availableParallelism } from "node:os";
import type { Variables } from "./variables.ts";

type Given = Pick<Variables, "LADING_PROCESSES" | "DATABASE_POOL_SIZE" | "DATABASE_URL">;

/** More are started only when told so: a PostgreSQL as it comes has room for the connections of eight. */
const mostByItself = 8;
/** The embedded PostgreSQL allows sixty connections; five processes take fifty. */
const mostEmbedded = 5;
const leastPool = 10;
const poolOfEach = 5;
/** The call itself needs one, and another for what it does beside. */
const leastOfEach = 2;

/** How many processes serve, and the connections of each. */
export function shareOut(
  given: Given,
  cores = availableParallelism(),
): { processes: number; databasePoolSize: number } {
  const { DATABASE_POOL_SIZE: connections } = given;
  const processes = given.LADING_PROCESSES ?? processesByItself(given, cores);
  const all = connections ?? Math.max(leastPool, poolOfEach * processes);
  return { processes, databasePoolSize: Math.floor(all / processes) };
}

function processesByItself({ DATABASE_URL, DATABASE_POOL_SIZE }: Given, cores: number): number {
  if (DATABASE_URL === undefined) return 1;
  const connected = DATABASE_POOL_SIZE === undefined ? cores : Math.floor(DATABASE_POOL_SIZE / leastOfEach);
  return Math.max(1, Math.min(cores, mostByItself, connected));
}

/** Problems of a number of processes that the database's connections do not suffice for. */
export function tooManyProcesses({ LADING_PROCESSES: processes = 1, ...given }: Given): string[] {
  if (given.DATABASE_URL === undefined && processes > mostEmbedded)
    return [`LADING_PROCESSES must be at most ${mostEmbedded} with the embedded database`];
  if (processes > 1 && (given.DATABASE_POOL_SIZE ?? Infinity) < leastOfEach * processes)
    return [`DATABASE_POOL_SIZE must be at least ${leastOfEach * processes} for ${processes} processes`];
  return [];
}
