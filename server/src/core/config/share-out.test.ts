import { expect, test } from "vitest";
import { shareOut, tooManyProcesses } from "./share-out.ts";

const DATABASE_URL = "postgres://lading:secret@db/lading";
/** Processes and connections of each, on a machine of so many cores. */
function shared(
  cores: number,
  given: { LADING_PROCESSES?: number; DATABASE_POOL_SIZE?: number; DATABASE_URL?: string },
) {
  const { LADING_PROCESSES, DATABASE_POOL_SIZE } = given;
  const { processes, databasePoolSize } = shareOut(
    { LADING_PROCESSES, DATABASE_POOL_SIZE, DATABASE_URL: given.DATABASE_URL },
    cores,
  );
  return [processes, databasePoolSize];
}

test("With a PostgreSQL of its own it serves with a process for each core, beside the embedded one with one, unless told", () => {
  expect(shared(4, { DATABASE_URL })).toEqual([4, 5]);
  expect(shared(4, {})).toEqual([1, 10]);
  expect(shared(4, { LADING_PROCESSES: 2 })).toEqual([2, 5]);
  expect(shared(4, { DATABASE_URL, LADING_PROCESSES: 1 })).toEqual([1, 10]);
});

test("Its processes together keep to the connections that it may have, and to what a PostgreSQL has room for", () => {
  expect(shared(2, { DATABASE_URL, DATABASE_POOL_SIZE: 21 })).toEqual([2, 10]);
  expect(shared(16, { DATABASE_URL, DATABASE_POOL_SIZE: 6 })).toEqual([3, 2]);
  expect(shared(16, { DATABASE_URL, DATABASE_POOL_SIZE: 1 })).toEqual([1, 1]);
  expect(shared(64, { DATABASE_URL })).toEqual([8, 5]);
  expect(shared(64, { DATABASE_URL, LADING_PROCESSES: 20 })).toEqual([20, 5]);
});

test("More processes than there are connections for are refused at the start", () => {
  expect(tooManyProcesses({ LADING_PROCESSES: 6, DATABASE_POOL_SIZE: undefined, DATABASE_URL: undefined })).toEqual([
    "LADING_PROCESSES must be at most 5 with the embedded database",
  ]);
  expect(tooManyProcesses({ LADING_PROCESSES: 4, DATABASE_POOL_SIZE: 7, DATABASE_URL })).toEqual([
    "DATABASE_POOL_SIZE must be at least 8 for 4 processes",
  ]);
  expect(tooManyProcesses({ LADING_PROCESSES: 4, DATABASE_POOL_SIZE: 8, DATABASE_URL })).toEqual([]);
  expect(tooManyProcesses({ LADING_PROCESSES: 1, DATABASE_POOL_SIZE: 1, DATABASE_URL: undefined })).toEqual([]);
});
