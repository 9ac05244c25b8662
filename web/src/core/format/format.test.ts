import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDecimal,
  formatMeasure,
  formatMoment,
  formatMoney,
  formatTimeAgo,
  shortenNumber,
  today,
} from "./format.ts";

describe("numbers as people read them", () => {
  it("part the thousands and keep every decimal as it is stored", () => {
    expect(formatDecimal("1234567.500")).toBe("1,234,567.500");
    expect(formatDecimal("0.1")).toBe("0.1");
    expect(formatDecimal("")).toBe("");
    expect(formatMoney("1250.00", "USD")).toBe("1,250.00 USD");
  });

  it("leave off the zeros that the database keeps at the end of a weight or a volume", () => {
    const stored = ["440.000", "2137.475", "0.500", "1000", ""];
    expect(stored.map(formatMeasure)).toEqual(["440", "2,137.475", "0.5", "1,000", ""]);
  });

  it("shorten with k, M, G, T, P and E", () => {
    expect([999, 1000, 12_345, 2_500_000, 1e9, 1e12, 1e15, 1e18].map(shortenNumber)).toEqual([
      "999",
      "1k",
      "12.3k",
      "2.5M",
      "1G",
      "1T",
      "1P",
      "1E",
    ]);
  });
});

it("says how long ago in minutes under an hour, hours under a day, then days", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const ago = (seconds: number) => formatTimeAgo(new Date(now.getTime() - seconds * 1000).toISOString(), now);
  expect([ago(60), ago(3599), ago(3600), ago(86_399), ago(86_400)]).toEqual([
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "23 hours ago",
    "1 day ago",
  ]);
});

describe("dates", () => {
  it("have one form, that in which a form takes them", () => {
    expect(formatDate("2026-11-05")).toBe("2026-11-05");
    expect(formatDate("2026-11-05T23:30:00Z")).toBe("2026-11-05");
    expect([formatDate(""), formatDate(null), formatDate("soon")]).toEqual(["", "", "soon"]);
  });

  it("have their time behind them, in the person's own time zone", () => {
    expect(formatMoment(new Date(2026, 10, 5, 8, 9).toISOString())).toBe("2026-11-05 08:09");
  });
});

it("knows the day of the person's own time zone", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
