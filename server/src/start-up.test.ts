import { expect, test } from "vitest";
import { StartError } from "#core/config";
import { listenUrlOf, plainReason, servedAt } from "./start-up.ts";

test("What changes is listened for where DATABASE_URL leads, as the application's user, also when calls go through a pooler", () => {
  const owner = "postgres://owner:secret@db.example:5432/lading?sslmode=require";
  expect(listenUrlOf(owner, "postgres://lading_app:p%40ss@pooler.example:6432/lading")).toBe(
    "postgres://lading_app:p%40ss@db.example:5432/lading?sslmode=require",
  );
});

test("The address said at the start is one that people can open, never the one that stands for all of a machine's", () => {
  const listening = { address: "0.0.0.0", family: "IPv4", port: 3000 };
  expect(servedAt({ publicUrl: "http://localhost:3000", port: 3000 }, listening)).toBe("http://localhost:3000");
  expect(servedAt({ publicUrl: "https://lading.example.com", port: 3000 }, listening)).toBe(
    "https://lading.example.com",
  );
  expect(servedAt({ publicUrl: "http://127.0.0.1:0", port: 0 }, { ...listening, port: 40123 })).toBe(
    "http://127.0.0.1:40123",
  );
});

test("A reason to end is one sentence, without a query's text and values", () => {
  expect(plainReason(query(new Error("Connection terminated unexpectedly")))).toBe(
    "The database does not answer: Connection terminated unexpectedly",
  );
  expect(plainReason(query(state("53100", "could not extend file")))).toBe("The disk is full: could not extend file");
  expect(plainReason(query(state("57014", "canceling statement")))).toBe(
    "The database has too much to do: canceling statement",
  );
  expect(plainReason(query(state("23514", "violates a check")))).toBe("The database refuses: violates a check");
  expect(plainReason(new StartError("No company has the code X."))).toBe("No company has the code X.");
});

function query(cause: Error) {
  return Object.assign(new Error("Failed query: insert into x values ($1)\nparams: Li Wei", { cause }), {
    query: "insert into x values ($1)",
    params: ["Li Wei"],
  });
}

function state(code: string, message: string) {
  return Object.assign(new Error(message), { code });
}
