export function first(rows: any): string {
  return String(rows);
}
