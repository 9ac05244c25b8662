import { expect, test } from "vitest";
import { LogOutput } from "./output.ts";

const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

test("While nothing can be written the log waits and drops, and says afterwards how much, without a torn line", async () => {
  let room = 8;
  let written = "";
  const output = new LogOutput({
    retryMs: 5,
    mostWaiting: 15,
    write: (bytes) => {
      if (room === 0) throw full;
      const taken = bytes.subarray(0, room);
      room -= taken.length;
      written += taken.toString();
      return taken.length;
    },
  });
  for (const line of ["first\n", "second\n", "third\n", "fourth\n", "fifth\n"]) output.write(line);
  expect(written).toBe("first\nse");
  room = 1_000;
  await expect.poll(() => written).toContain('"lost":2');
  expect(written.split("\n").slice(0, 3)).toEqual(["first", "second", "third"]);
  output.write("sixth\n");
  expect(written.endsWith('lost"}\nsixth\n')).toBe(true);
});
