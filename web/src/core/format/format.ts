import { exactTotal, isolate, type Language } from "@lading/contract/core";
import { currentLanguage } from "#core/i18n";

/**
 * Latin digits in every language: numbers stand beside waybill numbers, container numbers and phone numbers, which
 * carriers and customs write in Latin digits in Arabic too, and mixed digits in one row are misread.
 */
const locales: Record<Language, string> = { zh: "zh-CN", en: "en-GB", ar: "ar-EG-u-nu-latn" };
const arabicCalendar = "-ca-gregory";

function locale(): string {
  const language = currentLanguage();
  return language === "ar" ? `${locales.ar}${arabicCalendar}` : locales[language];
}

/**
 * A calendar date as lists, cards and forms show it: `2026-11-22` in every language, as it is typed into a form and stands
 * on papers. Day and month cannot be mistaken for each other, and columns of dates stand in order.
 */
export function formatDate(date: string | null | undefined): string {
  if (!date) return "";
  const parsed = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime())) return date;
  return inOrder(date.slice(0, 10));
}

/** A moment (ISO 8601) in the person's own time zone, to the minute: `2026-11-22 08:05`. */
export function formatMoment(moment: string | null | undefined): string {
  if (!moment) return "";
  const parsed = new Date(moment);
  if (Number.isNaN(parsed.getTime())) return moment;
  return inOrder(`${today(parsed)} ${two(parsed.getHours())}:${two(parsed.getMinutes())}`);
}

const two = (part: number) => String(part).padStart(2, "0");

/** Day and time, year and month keep their order beside Arabic. */
const inOrder = (text: string) => (currentLanguage() === "ar" ? isolate(text) : text);

/** A decimal as it stands in a field, for sums that are shown meanwhile; of a field that is empty or half typed, "0". */
export const typedDecimal = (typed: unknown): string =>
  typeof typed === "string" && /^\d+(\.\d+)?$/.test(typed) ? typed : "0";

/** A decimal string with its thousands parted; its decimals stay exactly as they are. */
export function formatDecimal(value: string | null | undefined): string {
  if (value === null || value === undefined || value === "") return "";
  const [whole = "", fraction] = value.split(".");
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? parted : `${parted}.${fraction}`;
}

/** A weight or volume as people read it: thousands parted, no zeros at its end (`440.000` is 440). */
export function formatMeasure(value: string): string {
  return formatDecimal(value.includes(".") ? value.replace(/\.?0+$/, "") : value);
}

/** An amount with its currency, e.g. `1,250.00 USD`. */
export function formatMoney(amount: string | null | undefined, currency: string): string {
  const number = formatDecimal(amount);
  return number === "" ? "" : `${number} ${currency}`;
}

/** A count; beyond the exact totals of lists it reads "10,000+". */
export function formatTotal(total: number): string {
  const plain = new Intl.NumberFormat(locale()).format(Math.min(total, exactTotal));
  return total > exactTotal ? `${plain}+` : plain;
}

const suffixes = ["", "k", "M", "G", "T", "P", "E"];

/** A large count shortened to at most one decimal, e.g. `12.3k` (overview §9). */
export function shortenNumber(count: number): string {
  let step = 0;
  let value = count;
  while (Math.abs(value) >= 1000 && step < suffixes.length - 1) {
    value /= 1000;
    step += 1;
  }
  return `${Number(value.toFixed(1))}${suffixes[step] ?? ""}`;
}

/** How long ago: minutes under 3600 seconds, hours under 86400, otherwise days (overview §9). */
export function formatTimeAgo(moment: string, now: Date = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: "always" });
  if (seconds < 3600) return relative.format(-Math.trunc(seconds / 60), "minute");
  if (seconds < 86_400) return relative.format(-Math.trunc(seconds / 3600), "hour");
  return relative.format(-Math.trunc(seconds / 86_400), "day");
}

/** Today in the person's own time zone, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}
