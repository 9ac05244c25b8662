import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkBalances, refusalOf } from "./check.ts";
import { keptOf, knownEntries } from "./identity.ts";
import { amountsOf, problemOf, statementsOf } from "./samples.stage.ts";

/** Public samples of banks' files lie beside the repository where it is developed. */
const folder = join(import.meta.dirname, "../../../../../shared/data/bank");
const file = (name: string) => readFileSync(join(folder, name));

async function figures(name: string) {
  const statements = await statementsOf(file(name));
  return statements.map((one) => [one.opening?.amount, one.closing?.amount, one.currency, checkBalances(one).result]);
}

describe.skipIf(!existsSync(folder))("Public samples of banks' files", () => {
  test.each([
    [
      "camt053.v2.multi.statement.xml",
      [
        ["18.15", "27.00", "EUR", "agrees"],
        ["27.00", "20.00", "EUR", "agrees"],
      ],
    ],
    [
      "mt940_jejik_generic.sta",
      [
        ["100.00", "90.00", "EUR", "agrees"],
        ["90.00", "80.00", "EUR", "agrees"],
      ],
    ],
    [
      "mt940_jejik_rabobank-iban.sta",
      [
        ["1000.00", "965.00", "EUR", "agrees"],
        ["965.00", "930.00", "EUR", "agrees"],
      ],
    ],
    [
      "mt940_cmxl_mt940.sta",
      [
        ["84349.74", "84437.04", "DEM", "agrees"],
        ["2187.95", "4387.95", "EUR", "agrees"],
        ["40000.00", "50040.00", "PLN", "agrees"],
      ],
    ],
    ["mt940_self-provided_february_30.sta", [["1200.00", "1194.00", "EUR", "agrees"]]],
    ["mt940_self-provided_long_statement_number.sta", [["0.00", "0.00", "TRY", "agrees"]]],
  ])("%s adds up", async (name, expected) => {
    await expect(figures(name)).resolves.toEqual(expected);
  });
});

describe.skipIf(!existsSync(folder))("Of public samples of banks' files", () => {
  test("Of a file with several currencies those that the company does not deal in are refused by name", async () => {
    const statements = await statementsOf(file("mt940_cmxl_mt940.sta"));
    expect(statements.map((one) => amountsOf(one).length)).toEqual([11, 2, 3]);
    const refusals = statements.map((one) =>
      refusalOf(one, { number: one.account, currency: "EUR" }, ["EUR", "USD", "RMB"]),
    );
    expect(refusals).toEqual([
      { because: "currencyUnknown", currency: "DEM" },
      undefined,
      { because: "currencyUnknown", currency: "PLN" },
    ]);
  });

  test("A closing balance of another currency than the opening one cannot be checked; two versions hold the same entry", async () => {
    const [older, newer] = [await statementsOf(file("camt053.v4.xml")), await statementsOf(file("camt053.v8.xml"))];
    for (const [statement, ...others] of [older, newer]) {
      expect(others).toEqual([]);
      expect(amountsOf(statement!)).toEqual(["8.85"]);
      expect(statement!.entries[0]?.bankReference).toBe("AAAASESS-FP-CN_98765/01");
      expect(statement).toMatchObject({
        opening: { amount: "18.15", currency: "EUR" },
        closing: { amount: "-27.00", currency: "SEK" },
      });
      expect(checkBalances(statement!)).toEqual({ result: "unknown", because: "currencies" });
    }
    const kept = older.flatMap((statement) => statement.entries.map((entry) => keptOf(entry, statement)));
    expect(knownEntries(newer, kept)).toEqual([[{ is: "known", kept: 0 }]]);
  });

  test("Entries of two statements that are alike but for the day, or in all, are all taken, and none a second time", async () => {
    for (const name of ["mt940_jejik_generic.sta", "mt940_jejik_rabobank-iban.sta"]) {
      const statements = await statementsOf(file(name));
      const kept = statements.flatMap((one) => one.entries.map((entry) => keptOf(entry, one)));
      const states = (before: typeof kept) =>
        new Set(
          knownEntries(statements, before)
            .flat()
            .map(({ is }) => is),
        );
      expect(states([])).toEqual(new Set(["new"]));
      expect(states(kept)).toEqual(new Set(["known"]));
    }
  });

  test("A value date of 30 February stays a text beside the entry's own day", async () => {
    const [statement] = await statementsOf(file("mt940_self-provided_february_30.sta"));
    expect(statement!.entries).toHaveLength(1);
    expect(statement!.entries[0]).toMatchObject({
      amount: "-6.00",
      bookedOn: "2016-03-01",
      valueDate: null,
      valueDateText: "2016-02-30",
      doubts: ["valueDate"],
    });
  });

  test("A statement without entries is none the worse; a file without a statement, and one of fragments, are refused", async () => {
    const [empty] = await statementsOf(file("mt940_self-provided_long_statement_number.sta"));
    expect(empty!.entries).toEqual([]);
    await expect(problemOf(file("camt053.v2.wrong.xml"))).resolves.toBe("noStatement");
    await expect(problemOf(file("mt940_betterplace_amount_formats.sta"))).resolves.toBe("format");
  });
});
