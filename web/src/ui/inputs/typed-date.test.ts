import { expect, it } from "vitest";
import { momentWriting, readDay, readMoment, readMonth } from "./typed-date.ts";

it("a day is read as it is typed, in any digits and with or without marks", () => {
  for (const text of [
    "2026-11-02",
    "20261102",
    "2026/11/2",
    "2026.11.02",
    "٢٠٢٦-١١-٠٢",
    "2026年11月2日",
    " 2026-11-2 ",
  ])
    expect(readDay(text)).toBe("2026-11-02");
});

it("a day that there is not is none", () => {
  for (const text of ["2026-02-30", "2026-13-01", "2026-1", "tomorrow", ""]) expect(readDay(text)).toBeUndefined();
});

it("a moment is the person's own time and is written as it was typed", () => {
  const read = readMoment("2026-11-02 9:05") ?? "";
  expect(momentWriting.write(read)).toBe("2026-11-02 09:05");
  expect(readMoment("2026-11-02 24:05")).toBeUndefined();
  expect(readMoment("2026-11-02")).toBeUndefined();
});

it("a month is read as it is typed, and is one of twelve", () => {
  for (const text of ["2026-11", "202611", "2026/11", "2026年11月", "٢٠٢٦-١١"]) expect(readMonth(text)).toBe("2026-11");
  for (const text of ["2026-13", "2026-00", "November 2026", "2026-11-02"]) expect(readMonth(text)).toBeUndefined();
});
