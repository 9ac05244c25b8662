import { asLanguage, nameIn } from "@lading/contract/core";

/** A customer's name for a person who reads a language. */
export function nameFor(named: { customerName: string; customerNameEn: string; language: string }): string {
  return nameIn(named.customerName, named.customerNameEn, asLanguage(named.language));
}
