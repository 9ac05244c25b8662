import type { Balance, BankStatement, StatementEntry, StatementFormat } from "./statement.ts";

/** A statement among the others of its account. */
export type StatementSpan = Pick<BankStatement, "id" | "sequence" | "opening" | "closing">;

/** An entry that was read before. */
export interface KeptEntry extends Pick<
  StatementEntry,
  "bookedOn" | "amount" | "currency" | "bankReference" | "balanceAfter"
> {
  readonly format: StatementFormat;
  /** See {@link entryText}. */
  readonly text: string;
  readonly statement: StatementSpan;
}

/** Whether a booked entry is there already. */
export type Known =
  | { readonly is: "new" }
  /** Which of the kept ones it is. */
  | { readonly is: "known"; readonly kept: number }
  /** Day and amount are those of an entry from a file of another kind, whose texts do not compare: a person decides. */
  | { readonly is: "alike"; readonly kept: number };

/** All that an entry says, as two readings of it are compared by. */
function entryText(entry: StatementEntry): string {
  const lines = entry.lines.map(
    (line) => `${line.counterparty} ${line.counterpartyAccount} ${line.endToEndId} ${line.text}`,
  );
  return lines
    .join(" ")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** An entry as it is kept, to be known again. */
export function keptOf(entry: StatementEntry, statement: BankStatement): KeptEntry {
  const { bookedOn, amount, currency, bankReference, balanceAfter } = entry;
  const { format } = statement;
  const text = entryText(entry);
  return { bookedOn, amount, currency, bankReference, balanceAfter, format, text, statement: spanOf(statement) };
}

function spanOf({ id, sequence, opening, closing }: BankStatement): StatementSpan {
  return { id, sequence, opening, closing };
}

/**
 * Says of each booked entry of a file whether it is there already, in the order of statements and entries. Each kept entry is
 * found at most once, and never by two entries of a statement: two true payments alike in all are two, and the same file again,
 * or one that overlaps, adds none.
 */
export function knownEntries(statements: readonly BankStatement[], kept: readonly KeptEntry[]): Known[][] {
  const all = [...kept];
  const byPlace = Map.groupBy(all.keys(), (at) => placeOf(all[at]!));
  return statements.map((statement) => {
    const own = bookedEntries(statement).map((entry) => keptOf(entry, statement));
    const isApart = apartFrom(spanOf(statement), all);
    const left = new Map<string, number[]>();
    const answers = own.map((entry): Known => {
      const place = placeOf(entry);
      const candidates = left.get(place) ?? (byPlace.get(place) ?? []).filter((at) => !isApart(all[at]!.statement));
      left.set(place, candidates);
      const same = candidates.findIndex((at) => likenessOf(all[at]!, entry) === "same");
      const taken = same === -1 ? candidates.findIndex((at) => likenessOf(all[at]!, entry) === "alike") : same;
      const [known] = taken === -1 ? [] : candidates.splice(taken, 1);
      return known === undefined ? { is: "new" } : { is: same === -1 ? "alike" : "known", kept: known };
    });
    // A file may hold a statement twice: its entries are known to the statements after it.
    for (const [place, entry] of own.entries()) {
      if (answers[place]?.is !== "new") continue;
      const there = byPlace.get(placeOf(entry));
      if (there) there.push(all.length);
      else byPlace.set(placeOf(entry), [all.length]);
      all.push(entry);
    }
    return answers;
  });
}

/** The booked entries of a statement: pending ones come again when they are booked. */
export function bookedEntries({ entries }: BankStatement): StatementEntry[] {
  return entries.filter(({ state }) => state === "booked");
}

type Placed = Pick<StatementEntry, "bookedOn" | "amount" | "currency">;
const placeOf = ({ bookedOn, amount, currency }: Placed) => `${bookedOn ?? ""} ${amount} ${currency}`;

/** Two entries of the same day and amount. */
function likenessOf(a: KeptEntry, b: KeptEntry): "same" | "alike" | "other" {
  const isSameKind = a.format === b.format;
  if (a.bankReference !== "" && b.bankReference !== "") {
    if (a.bankReference === b.bankReference) return "same";
    if (isSameKind) return "other";
  }
  if (a.balanceAfter !== null && b.balanceAfter !== null) return a.balanceAfter === b.balanceAfter ? "same" : "other";
  if (isSameKind) return a.text === b.text ? "same" : "other";
  return a.text === b.text && a.text !== "" ? "same" : "alike";
}

/**
 * Says which statements cannot hold a booking of this one: those that end where it begins, or begin where it ends, at once or
 * with statements between. A statement whose balance ends as it began could follow itself: of such only different numbers of
 * the series tell.
 */
function apartFrom(own: StatementSpan, kept: readonly KeptEntry[]): (other: StatementSpan) => boolean {
  const spans = new Map(kept.map(({ statement }) => [spanKey(statement), statement]));
  spans.delete(spanKey(own));
  const after = reached(own, spans, follows);
  const before = reached(own, spans, (first, second) => follows(second, first));
  if (after.size === 0 && before.size === 0) return () => false;
  return (other) => after.has(spanKey(other)) || before.has(spanKey(other));
}

const spanKey = ({ id, sequence, opening, closing }: StatementSpan) => JSON.stringify([id, sequence, opening, closing]);

type Follows = (first: StatementSpan, second: StatementSpan) => boolean;

/** Statements of a day that follow each other are few. */
const mostBetween = 8;

/** Keys of the statements that are reached from one. */
function reached(from: StatementSpan, spans: ReadonlyMap<string, StatementSpan>, isNext: Follows): ReadonlySet<string> {
  const seen = new Set<string>();
  let ends = [from];
  for (let step = 0; step < mostBetween && ends.length > 0; step += 1) {
    const next = [...spans].filter(([key, span]) => !seen.has(key) && ends.some((end) => isNext(end, span)));
    for (const [key] of next) seen.add(key);
    ends = next.map(([, span]) => span);
  }
  return seen;
}

function follows(first: StatementSpan, second: StatementSpan): boolean {
  if (!isSameBalance(first.closing, second.opening)) return false;
  if ((first.closing?.date ?? "") > (second.opening?.date ?? "9999")) return false;
  const isStill = isSameBalance(first.opening, first.closing) || isSameBalance(second.opening, second.closing);
  return !isStill || (first.sequence !== "" && second.sequence !== "" && first.sequence !== second.sequence);
}

function isSameBalance(a: Balance | null, b: Balance | null): boolean {
  return a !== null && b !== null && a.amount === b.amount && a.currency === b.currency;
}
