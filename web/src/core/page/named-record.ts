import type { Audience } from "#core/session";

/** How a page's address names its record, and where one is chosen. */
export interface NamedRecord {
  /** The part of the path, or the parameter of the query, with the record's id. */
  by: string;
  /** Parameters that may stand in its place, with any text. */
  or?: readonly string[];
  /** The page with the list. */
  list: `/${string}` | Readonly<Record<Audience, `/${string}`>>;
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Address {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** True when an address names a record as the page needs it; also of a page that needs none. */
export function namesRecord(record: NamedRecord | undefined, { params, search }: Address): boolean {
  if (!record) return true;
  const { by, or = [] } = record;
  return id.test(params[by] ?? search.get(by) ?? "") || or.some((name) => (search.get(name) ?? "") !== "");
}
