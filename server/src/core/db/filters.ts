import { severalNumbers } from "@lading/contract/core";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Moments from the beginning of a day to the end of another, `YYYY-MM-DD` in UTC; an empty one is no bound. */
export function withinDays(moment: SQLWrapper, from: string, to: string): SQL[] {
  return [
    ...(from === "" ? [] : [sql`${moment} >= ${`${from}T00:00:00Z`}::timestamptz`]),
    ...(to === "" ? [] : [sql`${moment} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
  ];
}

/** Names that hold this text, however its letters are written; an empty one is no condition. */
export function namedLike(name: SQLWrapper, text: string): SQL[] {
  return text === "" ? [] : [holdsNormally(name, text)];
}

/** Whether a text holds a search, or any of the several numbers that the search is, however their letters are written. */
export function holdsNormally(text: SQLWrapper, search: string): SQL {
  const held = (severalNumbers(search) ?? [search]).map(
    (wanted) => sql`position(search_normal(${wanted}) IN search_normal(${text})) > 0`,
  );
  return sql`(${sql.join(held, sql` OR `)})`;
}
