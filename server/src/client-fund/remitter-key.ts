/**
 * A remitter's name as names are compared: width, case, blanks and punctuation apart (decisions.md, "Money").
 * `OASIS Trading, L.L.C.` and `Oasis Trading LLC` are one.
 */
export function remitterKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, "");
}
