import { ownScript, type Language } from "@lading/contract/core";

/**
 * As the contract's `nameIn`, in SQL: the expression of a party's name for a reader of a language, of those of its own and
 * its English name. The English one may be NULL.
 */
export function nameInSql(own: string, english: string, language: Language): string {
  const script = ownScript[language];
  const shown = `coalesce(nullif(${english}, ''), ${own})`;
  return script === null ? shown : `CASE WHEN ${own} ~ '${script}' THEN ${own} ELSE ${shown} END`;
}
