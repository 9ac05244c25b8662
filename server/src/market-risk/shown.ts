/** A moment of the database as calls answer it. */
export function iso(moment: string): string {
  return new Date(moment).toISOString();
}

/** `2026-11-20 08:00`, UTC, for spreadsheets. */
export function minuteOf(moment: string): string {
  return iso(moment).slice(0, 16).replace("T", " ");
}
