/** The pattern of `LIKE` for texts that hold this one somewhere; its own `%`, `_` and `\\` mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** A search among all waybills needs three characters, or two where the first is beyond Latin: its index has such pieces. */
export function isSearchable(search: string): boolean {
  const characters = Array.from(search.normalize("NFKC"));
  return characters.length >= 3 || (characters.length === 2 && (characters[0]?.codePointAt(0) ?? 0) > 767);
}
