import { describe, expect, it } from "vitest";
import { atPresent, percentOf, readFigures, type Job } from "./job.ts";

const running: Job = {
  id: "01936f5e-0000-7000-8000-000000000001",
  kind: "waybill.export",
  title: "Waybill export",
  state: "running",
  done: 200,
  total: 1000,
  count: null,
  file: null,
  problem: null,
  rowProblems: [],
  createdAt: "2026-11-20T08:00:00Z",
};

describe("a running job", () => {
  it("moves on with what the server tells", () => {
    const told = readFigures({ id: running.id, state: "running", done: 400, total: 1000 });
    expect(atPresent(running, told)).toMatchObject({ done: 400, total: 1000 });
  });

  it("is not moved by another job, by an older figure, or by the bare word that it is over", () => {
    for (const told of [
      { id: "another", state: "running", done: 900, total: 1000 },
      { id: running.id, state: "running", done: 100, total: 1000 },
      { id: running.id, state: "done", done: 1000, total: 1000 },
    ])
      expect(atPresent(running, readFigures(told))).toBe(running);
  });

  it("shows no percentage while its total is unknown, and a hundred only when it is done", () => {
    expect(percentOf({ ...running, total: 0 })).toBeUndefined();
    expect(percentOf({ ...running, done: 1000 })).toBe(99);
    expect(percentOf({ ...running, state: "done" })).toBe(100);
  });
});

it("an event that says nothing of a job is passed over", () => {
  expect(readFigures({ id: 7, state: "running" })).toBeUndefined();
  expect(readFigures({ id: running.id, state: "asleep" })).toBeUndefined();
});
