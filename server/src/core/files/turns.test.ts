import { expect, test } from "vitest";
import { AtMost, takeTurn } from "./turns.ts";

test("However many pieces come at once, a round of the event loop takes few, and others come between", async () => {
  let done = 0;
  for (let piece = 0; piece < 400; piece += 1) takeTurn(() => (done += 1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(20);
  await expect.poll(() => done).toBe(400);
});

test("At most so much runs at a time, and a failure makes room like everything else", async () => {
  const most = new AtMost(2);
  let running = 0;
  let highest = 0;
  const work = async (fails: boolean) => {
    running += 1;
    highest = Math.max(highest, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error("told to");
    return 1;
  };
  const ends = await Promise.allSettled([true, false, true, false, false].map((fails) => most.run(() => work(fails))));
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(highest).toBe(2);
});
