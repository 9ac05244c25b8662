import { array, assert, asyncProperty, bigInt, boolean, constantFrom, nat, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { negated, plainAmount, sumOf, swiftAmount } from "./amounts.ts";
import { bookedEntries, keptOf, knownEntries, type KeptEntry } from "./identity.ts";
import { statementsOf } from "./samples.stage.ts";
import { tableAmount } from "./table.ts";

/** Amounts in hundredths, beyond what a float holds exactly. */
const hundredths = bigInt({ min: 0n, max: 9_999_999_999_999_999n });
const decimal = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
const grouped = (amount: bigint, sign: string) => decimal(amount).replace(/\B(?=(\d{3})+\.)/g, sign);

test("An amount is the same in every way that a bank writes it", () => {
  assert(
    property(hundredths, (amount) => {
      const expected = decimal(amount);
      expect(plainAmount(`000${expected}`, "USD")).toBe(expected);
      expect(swiftAmount(expected.replace(".", ","), "USD")).toBe(expected);
      expect(tableAmount(grouped(amount, ","), ".", "USD")).toBe(expected);
      expect(tableAmount(`-${grouped(amount, " ")}`, ".", "USD")).toBe(negated(expected));
    }),
  );
});

test("Sums are exact", () => {
  assert(
    property(array(tuple(hundredths, boolean()), { maxLength: 50 }), (amounts) => {
      const sum = amounts.reduce((total, [amount, isOut]) => total + (isOut ? -amount : amount), 0n);
      const expected = sum < 0n ? `-${decimal(-sum)}` : decimal(sum);
      expect(
        sumOf(
          amounts.map(([amount, isOut]) => (isOut ? negated(decimal(amount)) : decimal(amount))),
          "USD",
        ),
      ).toBe(expected);
    }),
  );
});

/** Five days of few amounts and texts, so that many entries are alike in all. */
const history = array(array(tuple(constantFrom(10, 10, 25), constantFrom("RENT", "FEE")), { maxLength: 4 }), {
  minLength: 5,
  maxLength: 5,
});
type History = readonly (readonly (readonly [number, string])[])[];
const sum = (days: History) => days.flat().reduce((total, [amount]) => total + amount, 0);

/** The bank's file of some days. */
async function fileOf(days: History, from: number, to: number) {
  const opening = sum(days.slice(0, from));
  const lines = days
    .slice(from, to + 1)
    .flatMap((day, place) =>
      day.flatMap(([amount, text]) => [`:61:26030${from + place + 1}C${amount},00NTRFNONREF`, `:86:${text}`]),
    );
  const closing = opening + sum(days.slice(from, to + 1));
  const head = [":20:S", ":25:123456789", ":28C:0", `:60F:C26030${from}USD${opening},00`.replace("260300", "260228")];
  return await statementsOf([...head, ...lines, `:62F:C26030${to + 1}USD${closing},00`].join("\n"));
}

test("Files of any days, again and overlapping, bring each entry of the account once", async () => {
  const span = tuple(nat(4), nat(4)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  await assert(
    asyncProperty(history, array(span, { minLength: 1, maxLength: 5 }), async (days, spans) => {
      const kept: KeptEntry[] = [];
      for (const [from, to] of spans) {
        const file = await fileOf(days, from, to);
        const [answers = []] = knownEntries(file, kept);
        const [statement] = file;
        for (const [place, entry] of bookedEntries(statement!).entries())
          if (answers[place]?.is === "new") kept.push(keptOf(entry, statement!));
      }
      const seen = days.filter((_, day) => spans.some(([from, to]) => from <= day && day <= to));
      expect(kept).toHaveLength(seen.flat().length);
      expect(
        sumOf(
          kept.map(({ amount }) => amount),
          "USD",
        ),
      ).toBe(`${sum(seen)}.00`);
    }),
  );
});
