import { expect, test } from "vitest";
import { swiftAmount } from "./amounts.ts";
import { checkBalances, isSameAccount } from "./check.ts";
import { amountsOf, problemOf, statementsOf } from "./samples.stage.ts";

const message = (...entries: string[]) =>
  [
    ":20:STMT",
    ":25:20041133/0532013000",
    ":28C:5/1",
    ":60F:C260301EUR1000,00",
    ...entries,
    ":62F:C260302EUR1600,00",
    "-",
  ].join("\r\n");
const salary = ":61:2603020302CR500,NTRFNONREF//BK17";

test("MT940 is read in SWIFT's envelope and without it", async () => {
  const text = message(salary, ":86:PAYMENT DN26-0000001", ":61:260302C100,00NMSCINV7//BK18", ":86:REST");
  for (const file of [text, `{1:F01BANKDEFFAXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\r\n${text}}`]) {
    const [statement] = await statementsOf(file);
    expect(statement).toMatchObject({ account: "20041133/0532013000", sequence: "5/1", currency: "EUR" });
    expect(amountsOf(statement!)).toEqual(["500.00", "100.00"]);
    expect(statement!.entries.map(({ bankReference }) => bankReference)).toEqual(["BK17", "BK18"]);
    expect(statement!.entries.map(({ lines }) => lines[0]?.text)).toEqual(["PAYMENT DN26-0000001", "INV7 REST"]);
    expect(checkBalances(statement!)).toEqual({ result: "agrees" });
  }
});

test("Reversals go the other way: RC takes out, RD brings in", async () => {
  const [statement] = await statementsOf(
    message(":61:2603020302RC500,00NRTINONREF", ":86:X", ":61:2603020302RD1100,00NRTINONREF"),
  );
  expect(amountsOf(statement!)).toEqual(["-500.00", "1100.00"]);
  expect(statement!.entries.map(({ lines }) => lines[0]?.isReturn)).toEqual([true, true]);
  expect(checkBalances(statement!)).toEqual({ result: "agrees" });
});

test("The entry date's year is the one nearest to the value date", async () => {
  const [statement] = await statementsOf(message(":61:2512310102C600,00NTRFNONREF", ":61:2601021231D1,00NTRFNONREF"));
  expect(statement!.entries.map(({ bookedOn }) => bookedOn)).toEqual(["2026-01-02", "2025-12-31"]);
});

test("A value date that is no day of the calendar is kept as a text, and marked", async () => {
  const [statement] = await statementsOf(message(":61:2602300301C600,00NTRFNONREF"));
  expect(statement!.entries[0]).toMatchObject({
    bookedOn: "2026-03-01",
    valueDate: null,
    valueDateText: "2026-02-30",
    doubts: ["valueDate"],
  });
  await expect(problemOf(message(":61:2602300230C600,00NTRFNONREF"))).resolves.toBe("format");
});

test.each([
  [
    [
      "166?00GUTSCHRIFT?109310?20EREF+NOTPROVIDED?21SVWZ+RE DN26-00000?2201 UND DN26-0000002?30DEUTDEFF?31DE89370400440532013000?32MUELLER IMPORT EX?33PORT GMBH",
    ],
    {
      counterparty: "MUELLER IMPORT EXPORT GMBH",
      counterpartyAccount: "DE89370400440532013000",
      text: "RE DN26-0000001 UND DN26-0000002",
    },
  ],
  [
    ["/EREF/E2E-1/ORDP//NAME/JEDDAH TRADING EST/IBAN/SA0380000000608010167519/REMI/DN26-0000", "007/ISDT/2026-03-02"],
    {
      counterparty: "JEDDAH TRADING EST",
      counterpartyAccount: "SA0380000000608010167519",
      endToEndId: "E2E-1",
      text: "DN26-0000007",
    },
  ],
  [
    ["/CNTP/NL32INGB0000012345/INGBNL2A/GULF TRADERS BV///REMI/USTD//DN26-0000009/"],
    { counterparty: "GULF TRADERS BV", counterpartyAccount: "NL32INGB0000012345", text: "USTD//DN26-0000009" },
  ],
  [["B/O PACIFIC STAR LOGISTICS", "INV DN26-0000003"], { text: "B/O PACIFIC STAR LOGISTICS INV DN26-0000003" }],
])("What an entry says is read from field 86 in the bank's form: %s", async (lines, expected) => {
  const [statement] = await statementsOf(message(salary, `:86:${lines.join("\r\n")}`));
  expect(statement!.entries[0]?.lines[0]).toMatchObject(expected);
});

test("A payment sent back is told by the bank's code", async () => {
  const [german] = await statementsOf(message(salary, ":86:159?00RETOURE?20SVWZ+RETURN AC01?32MUELLER"));
  const [typed] = await statementsOf(message(":61:2603020302D500,NRTINONREF", ":86:X"));
  expect(typed!.entries[0]?.lines[0]).toMatchObject({ amount: "-500.00", isReturn: true });
  const [dutch] = await statementsOf(message(salary, ":86:/RTRN/AC04/NAME/JOHN DOE/REMI/X"));
  expect(german!.entries[0]?.lines[0]?.isReturn).toBe(true);
  expect(dutch!.entries[0]?.lines[0]).toMatchObject({ isReturn: true, returnReason: "AC04" });
});

test("A message without its closing balance is cut off; a booking that cannot be read is no statement of less", async () => {
  await expect(problemOf(message(salary).split("\r\n:62F")[0] ?? "")).resolves.toBe("truncated");
  await expect(problemOf(message(":61:260302C1.000,00NTRFNONREF"))).resolves.toBe("format");
  await expect(problemOf(message(":61:260302C100NTRFNONREF"))).resolves.toBe("format");
  await expect(problemOf(":60F:C100318EUR380115,12\r\n")).resolves.toBe("format");
});

test.each([
  ["380115,12", "EUR", "380115.12"],
  ["380115,1", "EUR", "380115.10"],
  ["380115,", "EUR", "380115.00"],
  ["00,12", "EUR", "0.12"],
  ["001,12", "EUR", "1.12"],
  ["5000,", "JPY", "5000"],
  ["1,234", "KWD", "1.234"],
  ["1,234", "EUR", undefined],
  ["1.234,5", "EUR", undefined],
  ["12", "EUR", undefined],
])("An amount as SWIFT writes it: %s %s is %s", (text, currency, amount) => {
  expect(swiftAmount(text, currency)).toBe(amount);
});

test.each([
  ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000", true],
  ["DE20041133000532013000".slice(0, 4) + "200411330532013000", "20041133/532013000", true],
  ["20041133/0532013000", "0532013000", true],
  ["NL71RABO0123456789EUR", "NL71RABO0123456789", true],
  ["NL71RABO0123456789", "NL71RABO0123456780", false],
  ["6222020000001234567", "6222020000001234568", false],
  ["12345678", "912345678", false],
  ["SA03 8000 0000 6080 1016 7519", "6080-1016-7519", true],
  ["SA0380000000608010167519SAR", "608010167519", true],
  ["SA0380000000608010167519", "608010167518", false],
  ["SA0380000000608010167519", "SA4420000000608010167519", false],
  ["AE07 0331 2345 6789 0123 456", "1234567890123456", true],
  ["BH67 BMAG 0000 1299 1234 56", "00001299123456", true],
  ["KW81 CBKU 0000 0000 0000 1234 5601 01", "1234560101", true],
  ["OM81 0180 0000 0129 9123 456", "1299123456", true],
  ["QA58 DOHB 0000 1234 5678 90AB CDEF G", "00001234567890ABCDEFG", true],
])("%s and %s are the same account: %s", (a, b, is) => {
  expect(isSameAccount(a, b)).toBe(is);
  expect(isSameAccount(b, a)).toBe(is);
});
