/** The pattern of `LIKE` for texts that hold this one somewhere; its own `%`, `_` and `\\` mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
