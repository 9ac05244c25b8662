import { isEmail } from "@lading/contract/session";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * The one form in which an e-mail address or a phone number is signed in with: lower case, or E.164. A phone number
 * without a country code is taken as Chinese (overview §5 checks 11-digit numbers).
 */
export function signInName(account: string): string {
  const text = account.trim();
  if (isEmail(text)) return text.toLowerCase();
  const number = parsePhoneNumberFromString(text, "CN");
  return number ? number.number : text.replace(/[^\d+]/g, "");
}

/** The sign-in name of a customer of a forwarder. */
export function customerSignInName(companyCode: string, customerNumber: string): string {
  return `customer:${companyCode.trim()}:${customerNumber.trim()}`.toLowerCase();
}
