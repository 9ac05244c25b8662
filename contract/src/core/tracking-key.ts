/** A number as people write it, made comparable: upper case, no blanks, plain digits, no marks of direction. */
export function trackingKey(number: string): string {
  return number
    .normalize("NFKC")
    .replace(/[\s\u061C\u200E\u200F\u2066-\u2069]+/g, "")
    .toUpperCase();
}
