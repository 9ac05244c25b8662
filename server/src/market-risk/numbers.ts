/** A number without blanks and marks: they are written in many ways. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** A bank without its branch. */
export function bankOf(bic: string): string {
  return plainNumber(bic).slice(0, 8);
}
