import { afterEach } from "vitest";
import { seenNow } from "./browser.ts";

// A test that fails says what its pages showed: a time-out alone does not tell why. The report forgets how the first try
// differed once the second has passed, so that stands here too.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const differences = (task.result.errors ?? []).map(({ diff }) => `${diff ?? ""}\n`);
  process.stderr.write([task.name, "\n", await seenNow(), ...differences].join(""));
});
