/** Letters and digits of a code; signs and blanks in it are left out by those who type it. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** How well a typed text finds a code such as `40'HQ`: 2 as the whole of it, 1 as a part, 0 not at all. */
export function codeRank(code: string, typed: string): number {
  const wanted = bare(typed);
  if (bare(code) === wanted) return 2;
  return bare(code).includes(wanted) ? 1 : 0;
}
