import { expect, test } from "vitest";
import { amountsOf, problemOf, sample, statementsOf } from "./samples.stage.ts";

test("OFX 1 is read: values without end tags, its own encoding, the bank's own days", async () => {
  const [statement, ...others] = await statementsOf(sample("statement-1.ofx"));
  expect(others).toEqual([]);
  expect(statement).toMatchObject({
    account: "000123456789",
    currency: "USD",
    opening: null,
    closing: { amount: "2979.50", date: "2026-03-02" },
  });
  expect(amountsOf(statement!)).toEqual(["500.00", "500.00", "-20.50"]);
  expect(
    statement!.entries.map(({ bookedOn, bankReference, lines }) => [bookedOn, bankReference, lines[0]?.text]),
  ).toEqual([
    ["2026-03-01", "20260301-1", "DN26-0000401 R&D"],
    ["2026-03-01", "20260301-2", "DN26-0000401 R&D"],
    ["2026-03-02", "20260302-1", "17"],
  ]);
  expect(statement!.entries[2]?.lines[0]?.counterparty).toBe("CAFÉ FEES");
});

test("OFX 2 is read: XML, CNY as RMB, pending entries apart", async () => {
  const [statement] = await statementsOf(sample("statement-2.ofx"));
  expect(statement).toMatchObject({ account: "6222020000001234567", currency: "RMB" });
  expect(statement!.entries.map(({ state, amount, lines }) => [state, amount, lines[0]?.counterparty])).toEqual([
    ["booked", "12000.00", "深圳市华腾科技有限公司"],
    ["pending", "88.00", "义乌市小商品进出口有限公司"],
  ]);
});

test("OFX that is cut off, has a document type, or has an amount that is none is refused", async () => {
  const one = sample("statement-1.ofx").toString("latin1");
  const two = sample("statement-2.ofx").toString("utf8");
  await expect(problemOf(one.slice(0, one.indexOf("</BANKTRANLIST>")))).resolves.toBe("truncated");
  await expect(problemOf(two.slice(0, two.indexOf("</BANKTRANLIST>")))).resolves.toBe("truncated");
  await expect(problemOf(two.replace("<OFX>", "<!DOCTYPE OFX []><OFX>"))).resolves.toBe("doctype");
  await expect(problemOf(one.replace("<TRNAMT>500.00", "<TRNAMT>5e2"))).resolves.toBe("format");
  await expect(problemOf("OFXHEADER:100\n\n<OFX></OFX>")).resolves.toBe("noStatement");
});
