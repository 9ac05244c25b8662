import { afterEach } from "vitest";
import { seenNow } from "./browser.ts";

// A test that fails says what its pages showed: a time-out alone does not tell why.
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") process.stderr.write(`${task.name}\n${await seenNow()}`);
});
