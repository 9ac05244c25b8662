import { nameIn, type Language } from "@lading/contract/core";

/** A company's name for a reader of a language. */
export function companyNameIn(
  { companyName, companyNameEn }: { companyName: string; companyNameEn: string },
  language: Language,
): string {
  return nameIn(companyName, companyNameEn, language);
}
