/** The contents of a Saudi tax invoice's QR code (ZATCA, phase 1: simplified tax invoices). */
export interface ZatcaFacts {
  sellerName: string;
  /** 15 digits, the first and the last a 3. */
  vatNumber: string;
  /** ISO 8601 in UTC, to the second. */
  issuedAt: string;
  /** Tax included, in SAR. */
  total: string;
  /** In SAR. */
  vat: string;
}

/** True of a Saudi VAT number: 15 digits, the first and the last a 3. */
export const isSaudiVatNumber = (number: string): boolean => /^3\d{13}3$/.test(number);

/** Longest value of a tag: its length is one byte. */
const mostBytes = 255;

/**
 * The text of the QR code: tags 1 to 5, each a byte of the tag, a byte of the value's length in bytes of UTF-8, and the
 * value, in base64. A name beyond 255 bytes is cut between two letters.
 */
export function zatcaText({ sellerName, vatNumber, issuedAt, total, vat }: ZatcaFacts): string {
  const tags = [sellerName, vatNumber, issuedAt, total, vat].map((value, place) => {
    const bytes = bytesOf(value);
    return Buffer.concat([Buffer.from([place + 1, bytes.length]), bytes]);
  });
  return Buffer.concat(tags).toString("base64");
}

function bytesOf(value: string): Buffer {
  const letters = Array.from(value);
  while (Buffer.byteLength(letters.join("")) > mostBytes) letters.pop();
  return Buffer.from(letters.join(""));
}
