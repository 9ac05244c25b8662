import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify, shownNotices } from "./notices.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => shownNotices().map(({ text }) => text);

it("A notice that is said again begins anew instead of going with the first one", () => {
  notify.warning("Taken already");
  vi.advanceTimersByTime(9_000);
  notify.success("Saved");
  notify.warning("Taken already");
  expect(texts()).toEqual(["Saved", "Taken already"]);
  vi.advanceTimersByTime(9_000);
  expect(texts()).toEqual(["Taken already"]);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual([]);
});

it("A warning stays long enough to be read", () => {
  notify.success("Saved");
  notify.warning("Taken already");
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(["Taken already"]);
});
