/**
 * Content of a piece's bar code, as forwarders number the pieces of a house: the house number, a hyphen and the piece's
 * number in four digits or, from 10,000 on, as many as it has (`DEMOA260000001-0003`).
 */
export function pieceCode(houseNumber: string, piece: number): string {
  return `${houseNumber}-${String(piece).padStart(4, "0")}`;
}

/**
 * Content of a piece's bar code as airlines read it (IATA Resolution 606): the eleven digits of the air waybill number and
 * the piece's number in five, without a check digit of its own. Null for another kind of main number, and beyond 99,999
 * pieces.
 */
export function airlinePieceCode(mainNumber: string, piece: number): string | null {
  const digits = /^(\d{3})-?(\d{8})$/.exec(mainNumber);
  return digits && piece <= 99_999 ? `${digits[1]}${digits[2]}${String(piece).padStart(5, "0")}` : null;
}

/** The main number and the piece in a scanned {@link airlinePieceCode}; null for any other text. */
export function readAirlinePieceCode(scanned: string): { mainNumber: string; piece: number } | null {
  const digits = /^(\d{3})(\d{8})(\d{5})$/.exec(scanned);
  return digits && { mainNumber: `${digits[1]}-${digits[2]}`, piece: Number(digits[3]) };
}

/**
 * The shipment's number in a scanned code of a piece, as `trackingKey` makes it: a house's in a {@link pieceCode}, a main
 * number in an {@link airlinePieceCode}; null for any other text. A waybill may have such a text as its own number: that one
 * is looked for first.
 */
export function shipmentOfPieceCode(scanned: string): string | null {
  const airline = readAirlinePieceCode(scanned);
  if (airline) return airline.mainNumber;
  // An air waybill number ends in digits after a hyphen as well.
  if (/^\d{3}-\d{8}$/.test(scanned)) return null;
  return /^(.+)-(?!0000$)(?:\d{4}|[1-9]\d{4,6})$/.exec(scanned)?.[1] ?? null;
}
