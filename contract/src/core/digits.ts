/** A text with Arabic, Persian and full-width digits as Latin ones. */
export function plainDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}
