/** A moment of the database as calls answer it. */
export function iso(moment: string): string {
  return new Date(moment).toISOString();
}
