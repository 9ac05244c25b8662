import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

test("a departed shipment is under way: what lies before is done", () => {
  const steps = stepsOf("departed") ?? [];
  expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(["placed", "export"]);
  expect(steps.find(({ isNow }) => isNow)?.step).toBe("underway");
});

test("a delivered shipment is done throughout; out for delivery is not yet", () => {
  expect(stepsOf("delivered")?.filter(({ isDone }) => !isDone)).toEqual([]);
  expect(stepsOf("outForDelivery")?.at(-1)?.isDone).toBe(false);
});

test("a company's own state and an exception say nothing of the way", () => {
  expect(stepsOf(null)).toBeNull();
  expect(stepsOf("exception")).toBeNull();
});
