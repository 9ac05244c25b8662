const day = 86_400_000;

/** The calendar date so many days from today (UTC). */
export function dayFrom(days: number): string {
  return new Date(Date.now() + days * day).toISOString().slice(0, 10);
}
