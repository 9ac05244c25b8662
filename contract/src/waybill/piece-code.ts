/** Labels in one document at most. */
export const mostLabels = 300;

/**
 * Content of a piece's bar code, as forwarders number the pieces of a house: the house number, a hyphen and the piece's
 * number in four digits or, from 10,000 on, as many as it has (`DEMOA260000001-0003`).
 */
export function pieceCode(houseNumber: string, piece: number): string {
  return `${houseNumber}-${String(piece).padStart(4, "0")}`;
}

/** The house number in a scanned {@link pieceCode}; null when no piece's number ends it. */
export function houseOfPieceCode(scanned: string): string | null {
  return /^(.+)-\d{4,}$/.exec(scanned)?.[1] ?? null;
}
