const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const dayMs = 86_400_000;

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day that exists, as `YYYY-MM-DD`; undefined for another. */
function dayOf(year: number, month: number, date: number): string | undefined {
  const time = Date.UTC(year, month, date);
  const found = new Date(time);
  return found.getUTCMonth() === month && found.getUTCDate() === date ? textOf(time) : undefined;
}

/** `16JUL26` → `2026-07-16`. */
export function readMessageDate(text: string): string | undefined {
  const [, date, name = "", year] = /^(\d{2})([A-Z]{3})(\d{2})$/.exec(text) ?? [];
  const month = months.indexOf(name);
  return month < 0 ? undefined : dayOf(2000 + Number(year), month, Number(date));
}

/**
 * The day of a flight that a message gives as `16` or `16JUL`: of those days the one nearest after the day of issue,
 * which a booking does not lie far before.
 */
export function readFlightDay(text: string, issued: string): string | undefined {
  const [, date, name] = /^(\d{2})([A-Z]{3})?$/.exec(text) ?? [];
  if (date === undefined) return undefined;
  const earliest = Date.parse(issued) - daysBefore * dayMs;
  for (let day = 0; day <= daysAfter; day += 1) {
    const found = textOf(earliest + day * dayMs);
    const isMonth = name === undefined || Number(found.slice(5, 7)) === months.indexOf(name) + 1;
    if (found.slice(8) === date && isMonth) return found;
  }
  return undefined;
}

/** A waybill may be issued some days after its flight. */
const daysBefore = 7;
const daysAfter = 366;
