/** A number as people write it, made comparable: upper case, no blanks, Latin digits, no marks of direction. */
export function trackingKey(number: string): string {
  return number
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\u061C\u200E\u200F\u2066-\u2069]+/g, "")
    .toUpperCase();
}
