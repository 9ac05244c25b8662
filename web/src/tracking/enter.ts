/**
 * Whether the enter key asks. In the large field it begins a new line, as people type and scanners send it, and asks
 * on an empty line: the second enter after the last number.
 */
export function asksOnEnter(always: boolean, text: string, cursor: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", cursor - 1) + 1, cursor);
  return always || (line.trim() === "" && text.trim() !== "");
}
