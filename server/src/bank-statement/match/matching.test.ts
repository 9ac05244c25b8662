import { expect, test } from "vitest";
import { Matcher } from "./matcher.ts";
import { matchReceipts } from "./matching.ts";
import { makeReceipts } from "./receipts.stage.ts";
import { makeWorld } from "./world.stage.ts";

const world = { ...makeWorld(21, { customers: 100, bills: 1_200 }), mostCharges: "50.00" };
const receipts = makeReceipts(world, 22, 1_200).map(({ receipt }) => receipt);

test("A thread of its own answers for each receipt, in their order", async () => {
  const matcher = new Matcher(world);
  const expected = receipts.map((receipt) => matcher.propose(receipt));
  await expect(matchReceipts(world, receipts, new AbortController().signal)).resolves.toEqual(expected);
});

test("Matching ends when it is told to", async () => {
  const stop = new AbortController();
  const matching = matchReceipts(world, receipts, stop.signal);
  stop.abort();
  await expect(matching).rejects.toThrow(/abort/i);
});
