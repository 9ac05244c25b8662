/**
 * A supplier's number as it is compared: width, case, blanks and leading zeros apart, those of each run of digits
 * (decisions.md, "Money"). `INV-00123` and `inv - 123` are one number. The server has the same in SQL.
 */
export function invoiceNumberKey(number: string): string {
  return number
    .normalize("NFKC")
    .replaceAll(/[ \t\n\r]/g, "")
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/(^|[^0-9])0+(?=[0-9])/g, "$1");
}
