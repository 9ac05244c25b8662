import { describe, expect, test } from "vitest";
import { countryCodeOf } from "#place";
import { dateText, portText, wholeNumber } from "./cells.ts";

describe("A cell of an import is read", () => {
  test.each([
    ["2026-11-20", "2026-11-20"],
    ["2026/1/5", "2026-01-05"],
    ["2026.1.5", "2026-01-05"],
    ["2026年1月5日", "2026-01-05"],
    ["2026-11-20 08:30", "2026-11-20"],
    ["20/11/2026", "20/11/2026"],
    ["tomorrow", "tomorrow"],
  ])("as a date: %s is %s", (text, date) => {
    expect(dateText(text)).toBe(date);
  });

  test("as a whole number only when it is plain digits", () => {
    expect(["", "12", "1.5", "-1", "1e3", "0x10", "12 "].map(wholeNumber)).toEqual([
      undefined,
      12,
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });

  test("as the code of an airport or a seaport that it names by code, by name or by both, else as it is", () => {
    expect([
      portText(1, "szx"),
      portText(2, "cn szx"),
      portText(1, "Shenzhen"),
      portText(1, "RUH 利雅得"),
      portText(2, "old harbour"),
    ]).toEqual(["SZX", "CNSZX", "SZX", "RUH", "old harbour"]);
  });

  test.each(["SA", "sa", "Saudi Arabia", "沙特阿拉伯", "السعودية", "السُّعُودِيَّة"])("as a country: %s", (text) => {
    expect(countryCodeOf(text)).toBe("SA");
  });

  test("as no country when it names none", () => {
    expect(countryCodeOf("Atlantis")).toBeUndefined();
  });
});
