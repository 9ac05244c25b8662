import { plainDigits } from "@lading/contract/core";

/** A way of writing a date or a moment in a line of text. */
export interface DateWriting {
  /** Says in the empty field how it is written, in the person's language. */
  hint: "form.dayHint" | "form.momentHint" | "form.monthHint";
  /** The typed text as the calls carry it; undefined for what is none. */
  read: (text: string) => string | undefined;
  /** A value of the calls as it is written. */
  write: (value: string) => string;
}

const dayPattern = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/;
const monthPattern = /^(\d{4})[-/.年]?(\d{1,2})月?$/;
const momentPattern = /^(.+?)[ T]\s*(\d{1,2}):?(\d{2})$/;

/** `20261122`, `2026/11/22` or `2026-11-22` in any digits as `2026-11-22`; undefined for a day that there is not. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = dayPattern.exec(plainDigits(text).trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** `2026-11-22 14:05` of the person's own time zone as ISO 8601 in UTC; undefined for what is no moment. */
export function readMoment(text: string): string | undefined {
  const [, dayText = "", hour, minute] = momentPattern.exec(plainDigits(text).trim()) ?? [];
  const day = readDay(dayText);
  if (day === undefined || hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return new Date(`${day}T${hour.padStart(2, "0")}:${minute}:00`).toISOString();
}

/** `202611`, `2026/11` or `2026年11月` in any digits as `2026-11`; undefined for what is no month. */
export function readMonth(text: string): string | undefined {
  const [, year, month] = monthPattern.exec(plainDigits(text).trim()) ?? [];
  if (year === undefined || month === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return `${year}-${month.padStart(2, "0")}`;
}

const two = (figure: number) => String(figure).padStart(2, "0");

/** An ISO 8601 moment as it is written in the person's own time zone, to the minute. */
function writeMoment(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export const dayWriting: DateWriting = { hint: "form.dayHint", read: readDay, write: (value) => value };

export const momentWriting: DateWriting = { hint: "form.momentHint", read: readMoment, write: writeMoment };

export const monthWriting: DateWriting = { hint: "form.monthHint", read: readMonth, write: (value) => value };
