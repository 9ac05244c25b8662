import { expect, test } from "vitest";
import { bookedEntries, keptOf, knownEntries } from "./identity.ts";
import { sample, statementsOf } from "./samples.stage.ts";
import type { BankStatement } from "./statement.ts";

const kept = (statements: readonly BankStatement[]) =>
  statements.flatMap((statement) => bookedEntries(statement).map((entry) => keptOf(entry, statement)));
const answers = (read: readonly BankStatement[], before: readonly BankStatement[]) =>
  knownEntries(read, kept(before)).map((one) => one.map(({ is }) => is));

/** MT940 of entries that the bank gives no reference of: alike in all, they are told by their number. */
const message = (sequence: number, opening: number, entries: readonly number[]) =>
  statementsOf(
    [
      ":20:S",
      ":25:123456789",
      `:28C:${sequence}/1`,
      `:60F:C260301USD${opening},00`,
      ...entries.flatMap((amount) => [`:61:2603010301C${amount},00NTRFNONREF`, ":86:RENT"]),
      `:62F:C260301USD${entries.reduce((sum, amount) => sum + amount, opening)},00`,
    ].join("\n"),
  );

test("Two payments alike in day, amount and text are two; the file read again adds none", async () => {
  const file = await message(1, 0, [50, 50]);
  expect(answers(file, [])).toEqual([["new", "new"]]);
  expect(answers(file, file)).toEqual([["known", "known"]]);
});

test("A longer file that overlaps adds what it has more, and a shorter one nothing", async () => {
  const [short, long] = [await message(1, 0, [50, 20]), await message(2, 0, [50, 20, 50])];
  expect(answers(long, short)).toEqual([["known", "known", "new"]]);
  expect(answers(short, long)).toEqual([["known", "known"]]);
});

test("The next statement of the day may have the same payment again, since it begins where the last one ended", async () => {
  const [first, second, third] = [await message(1, 0, [50]), await message(2, 50, [50]), await message(3, 100, [50])];
  expect(answers(second, first)).toEqual([["new"]]);
  expect(answers(third, [...first, ...second])).toEqual([["new"]]);
  expect(answers([...first, ...second, ...third], [])).toEqual([["new"], ["new"], ["new"]]);
  expect(answers([...first, ...second, ...third], [...first, ...third])).toEqual([["known"], ["new"], ["known"]]);
});

test("A statement that a file holds twice counts once", async () => {
  const file = await message(1, 0, [50, 50]);
  expect(answers([...file, ...file], [])).toEqual([
    ["new", "new"],
    ["known", "known"],
  ]);
});

test("The bank's reference tells payments apart and knows them in another version, whatever else they say", async () => {
  const before = await statementsOf(sample("camt.053.04.xml"));
  expect(answers(await statementsOf(sample("camt.053.08.xml")), before)).toEqual([["known", "known", "known"]]);
  expect(answers(await statementsOf(sample("camt.054.02.xml")), before)).toEqual([["known"]]);
  const ofx = await statementsOf(sample("statement-1.ofx"));
  expect(answers(ofx, [])).toEqual([["new", "new", "new"]]);
  expect(answers(ofx, ofx)).toEqual([["known", "known", "known"]]);
});

test("A pending entry is not kept: it comes again when it is booked", async () => {
  const pending = await statementsOf(sample("statement-2.ofx"));
  const booked = await statementsOf(
    sample("statement-2.ofx").toString("utf8").replace("<FITID>77", "<FITID>78").replaceAll("12000.00", "88.00"),
  );
  expect(answers(booked, pending)).toEqual([["new"]]);
});

test("Day and amount of an entry from a file of another kind are asked about", async () => {
  const before = await message(1, 0, [500]);
  const ofx = await statementsOf(sample("statement-1.ofx"));
  expect(answers(ofx, before)).toEqual([["alike", "new", "new"]]);
});

test("Ten thousand payments alike in all are as many, and known again in a moment", async () => {
  const file = await message(
    1,
    0,
    Array.from({ length: 10_000 }, () => 50),
  );
  const begun = performance.now();
  const again = knownEntries(file, kept(file)).flat();
  expect(new Set(again.map((one) => (one.is === "known" ? one.kept : -1))).size).toBe(10_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
