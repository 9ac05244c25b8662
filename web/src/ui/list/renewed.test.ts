import { expect, test } from "vitest";
import { renewed, type Shown } from "./renewed.ts";

interface Row {
  id: string;
  version: number;
}

const row = (id: string, version = 1): Row => ({ id, version });
const keyOf = ({ id }: Row) => id;
const page = (rows: readonly Row[], asked = "waiting", isWhole = true): Shown<Row> => ({ asked, rows, isWhole });
const selection = (...rows: readonly Row[]) => new Map(rows.map((one) => [one.id, one]));

test("A selected row is as it was read last, in the order of the selection", () => {
  const selected = selection(row("b"), row("a"));
  const next = renewed(selected, { before: page([row("a"), row("b")]), shown: page([row("a", 2), row("b")]), keyOf });
  expect([...next.values()]).toEqual([row("b"), row("a", 2)]);
});

test("A selected row that the same question no longer finds is not selected any more", () => {
  const selected = selection(row("a"), row("b"));
  const next = renewed(selected, { before: page([row("a"), row("b")]), shown: page([row("b")]), keyOf });
  expect([...next.keys()]).toEqual(["b"]);
});

test("Rows of another question or of further pages stay selected", () => {
  const selected = selection(row("a"), row("b"));
  const before = page([row("a"), row("b")]);
  for (const shown of [page([], "others"), page([row("c")], "waiting", false)])
    expect([...renewed(selected, { before, shown, keyOf }).keys()]).toEqual(["a", "b"]);
});
