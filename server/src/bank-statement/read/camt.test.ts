import { expect, test } from "vitest";
import { checkBalances, refusalOf } from "./check.ts";
import { amountsOf, problemOf, sample, statementsOf } from "./samples.stage.ts";

const versions = ["02", "04", "08"];
const dealtIn = ["USD", "RMB", "EUR"];
const account = { number: "AE07 0331 2345 6789 0123 456", currency: "USD" };

test.each(versions)(
  "camt.053.001.%s is read: a single credit, a batch by its payments, a return, a pending entry",
  async (version) => {
    const [statement, ...others] = await statementsOf(sample(`camt.053.${version}.xml`));
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ id: "GULF-2026-041", sequence: "41", currency: "USD" });
    expect(amountsOf(statement!)).toEqual(["1475.00", "500.25", "500.25", "1260.00", "-250.00"]);
    expect(checkBalances(statement!)).toEqual({ result: "agrees" });
    expect(refusalOf(statement!, account, dealtIn)).toBeUndefined();
    const [single, batch, returned, pending] = statement!.entries;
    expect(single?.lines[0]).toMatchObject({
      counterparty: "SHENZHEN HUATENG TECHNOLOGY CO., LTD.",
      counterpartyAccount: "6222021234567890123",
      text: "PAYMENT FOR DN26- 0000101",
      endToEndId: "DN26-0000101",
      instructed: { amount: "1500.00", currency: "USD" },
      charges: "25.00",
    });
    expect(batch?.lines.map(({ counterparty, text }) => [counterparty, text])).toEqual([
      ["مؤسسة جدة للشحن", "فاتورة DN26-0000102"],
      ["مؤسسة جدة للشحن", "فاتورة DN26-0000102"],
      ["深圳市华腾科技有限公司", "货款 DN26-0000103"],
    ]);
    expect(returned?.lines[0]).toMatchObject({
      amount: "-250.00",
      counterparty: "Blue Ocean Shipping LLC",
      isReturn: true,
      returnReason: "AC04 Account closed",
    });
    expect(pending).toMatchObject({ state: "pending", amount: "999.00", bookedOn: "2026-03-04" });
  },
);

test.each(versions)(
  "camt.054.001.%s is read: it has no balances, and its booking is the statement's",
  async (version) => {
    const [notification] = await statementsOf(sample(`camt.054.${version}.xml`));
    const [statement] = await statementsOf(sample(`camt.053.${version}.xml`));
    expect(checkBalances(notification!)).toEqual({ result: "unknown", because: "balances" });
    expect(notification!.entries).toEqual([statement!.entries[0]]);
  },
);

const text = () => sample("camt.053.08.xml").toString("utf8");

test("A batch whose payments do not add up to it stays one line of its own amount, marked", async () => {
  const [statement] = await statementsOf(
    text().replaceAll('<Amt Ccy="USD">1260.00</Amt>', '<Amt Ccy="USD">1200.00</Amt>'),
  );
  expect(statement!.entries[1]).toMatchObject({ doubts: ["batch"], lines: [{ amount: "2260.50" }] });
});

test("Charges on a whole batch are a line of their own", async () => {
  const net = text().replace('<Amt Ccy="USD">2260.50</Amt>', '<Amt Ccy="USD">2250.00</Amt>');
  const charged = net.replace(
    "<NtryDtls>\n          <Btch>",
    '<Chrgs><Rcrd><Amt Ccy="USD">10.50</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs><NtryDtls>\n          <Btch>',
  );
  const [statement] = await statementsOf(charged);
  expect(statement!.entries[1]?.lines.map(({ amount }) => amount)).toEqual(["500.25", "500.25", "1260.00", "-10.50"]);
  expect(checkBalances(statement!)).toEqual({ result: "differs", reckoned: "4475.00", difference: "10.50" });
});

test("A statement is for its own account and currency, CNY being RMB", async () => {
  const [statement] = await statementsOf(text().replaceAll("USD", "CNY"));
  expect(statement!.currency).toBe("RMB");
  expect(refusalOf(statement!, { ...account, currency: "RMB" }, dealtIn)).toBeUndefined();
  expect(refusalOf(statement!, account, dealtIn)).toEqual({ because: "otherCurrency", currency: "RMB" });
  expect(refusalOf(statement!, { ...account, number: "AE070331234567890123457" }, dealtIn)).toEqual({
    because: "otherAccount",
    account: "AE070331234567890123456",
  });
  const [polish] = await statementsOf(text().replaceAll("USD", "PLN"));
  expect(refusalOf(polish!, account, dealtIn)).toEqual({ because: "currencyUnknown", currency: "PLN" });
});

test("Amounts keep every digit, and more digits than the currency has are refused", async () => {
  const large = text().replaceAll("1475.00", "0090071992547409.93");
  const [statement] = await statementsOf(large);
  expect(statement!.entries[0]?.amount).toBe("90071992547409.93");
  await expect(problemOf(text().replaceAll("1475.00", "1475.001"))).resolves.toBe("format");
  await expect(problemOf(text().replaceAll("1475.00", "1.475e3"))).resolves.toBe("format");
});

test("A document type is refused, whatever it declares", async () => {
  const bomb = '<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY x SYSTEM "file:///etc/hostname">]>';
  await expect(problemOf(text().replace("<Document", `${bomb}<Document`))).resolves.toBe("doctype");
});

test("A file that is cut off, another message and an empty document are refused", async () => {
  await expect(problemOf(text().slice(0, 3000))).resolves.toBe("truncated");
  await expect(problemOf(text().replaceAll("BkToCstmrStmt", "BkToCstmrAcctRpt"))).resolves.toBe("format");
  await expect(problemOf("<Document><BkToCstmrStmt></BkToCstmrStmt></Document>")).resolves.toBe("noStatement");
  await expect(problemOf("<html><body>Please sign in</body></html>")).resolves.toBe("noStatement");
});
