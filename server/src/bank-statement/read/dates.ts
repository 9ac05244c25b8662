import { calendarDate } from "@lading/contract/core";

/** `YYYY-MM-DD` of its parts; undefined for a day that the calendar does not have. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const date = `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return calendarDate.safeParse(date).success ? date : undefined;
}

/** The day of an ISO 8601 date or moment, by the bank's own clock: `2014-12-31T00:30:00+01:00` is the 31st. */
export function isoDay(text: string): string | undefined {
  const [, year = "", month = "", day = ""] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/.exec(text.trim()) ?? [];
  return dayOf(year, month, day);
}

/** The day of eight digits, `20260131`, whatever follows them. */
export function compactDay(text: string): string | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})(\d{2})(\d{2})/.exec(text.trim()) ?? [];
  return dayOf(year, month, day);
}
