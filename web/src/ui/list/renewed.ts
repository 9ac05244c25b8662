/** Rows that a list shows, and what was asked for. */
export interface Shown<Row> {
  /** Page, order and filters as text. */
  asked: string;
  rows: readonly Row[];
  /** All that was found stands on this page. */
  isWhole: boolean;
}

interface Read<Row> {
  before: Shown<Row> | undefined;
  shown: Shown<Row>;
  keyOf: (row: Row) => string;
}

/**
 * A selection after its list was read again: each row as it is now, without those that the same question no longer finds. Of a
 * list of several pages none is taken out, since it may only have moved to another.
 */
export function renewed<Row>(
  selected: ReadonlyMap<string, Row>,
  { before, shown, keyOf }: Read<Row>,
): ReadonlyMap<string, Row> {
  const now = new Map(shown.rows.map((row) => [keyOf(row), row]));
  const isSame = before?.asked === shown.asked && shown.isWhole;
  const seen = new Set(isSame ? before.rows.map(keyOf) : []);
  return new Map(
    [...selected].flatMap(([key, row]): [string, Row][] => {
      const found = now.get(key);
      if (found !== undefined) return [[key, found]];
      return seen.has(key) ? [] : [[key, row]];
    }),
  );
}
