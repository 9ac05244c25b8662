/** A number as people write it, made comparable: upper case, no blanks, plain digits. */
export function trackingKey(number: string): string {
  return number.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
}
