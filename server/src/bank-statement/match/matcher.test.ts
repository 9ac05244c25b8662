import { Big } from "big.js";
import { expect, test } from "vitest";
import { Matcher } from "./matcher.ts";
import type { CustomerNames, EarlierReceipt, OpenBill, Receipt } from "./receipt.ts";
import { makeReceipts } from "./receipts.stage.ts";
import { makeWorld } from "./world.stage.ts";

const bill = (serial: number, customerId: string, open: string, currency = "USD"): OpenBill => ({
  id: `b${serial}`,
  number: `DN26-${String(serial).padStart(7, "0")}`,
  otherNumbers: [`LADS26${String(serial).padStart(7, "0")}`],
  customerId,
  currency,
  open,
  date: `2026-03-${String((serial % 28) + 1).padStart(2, "0")}`,
});

const customers: CustomerNames[] = [
  { customerId: "huateng", names: ["深圳市华腾科技有限公司"] },
  { customerId: "gulf", names: ["Gulf Star Trading LLC"] },
  { customerId: "gulf2", names: ["Gulf Star Trading LLC"] },
  { customerId: "noor", names: ["شركة النور للتجارة"] },
];
const bills = [
  bill(101, "huateng", "1234.56"),
  bill(102, "huateng", "777.10"),
  bill(103, "huateng", "2040.99"),
  bill(201, "gulf", "500.25"),
  bill(202, "gulf2", "910.40"),
  bill(301, "noor", "4321.07"),
  bill(302, "noor", "4321.07"),
  bill(303, "noor", "88.80", "SAR"),
];
const earlier: EarlierReceipt[] = [
  { customerId: "huateng", remitter: "SHENZHEN HUATENG TECHNOLOGY CO LTD", remitterAccount: "6222 0001" },
];
const matcher = new Matcher({ bills, customers, earlier, mostCharges: "50.00" });

const receipt = (given: Partial<Receipt>): Receipt => ({
  amount: "1234.56",
  currency: "USD",
  charges: "",
  instructed: "",
  remitter: "",
  remitterAccount: "",
  text: "",
  isReturn: false,
  ...given,
});
/** The first proposal, shortly. */
function first(given: Partial<Receipt>, by = matcher) {
  const [proposal] = by.propose(receipt(given));
  if (!proposal) return undefined;
  const { customerId, isSure, charges, rest, reasons } = proposal;
  const amounts = proposal.bills.map(({ billId, amount }) => `${billId} ${amount}`);
  return { customerId, amounts, isSure, charges, rest, reasons: reasons.map(({ is }) => is) };
}

test.each([
  "PAYMENT FOR DN26-0000101",
  "dn26 0000101",
  "RFB/DN260000101/ROC",
  "DN26-000 0101",
  "付账单DN26-0000101货款",
  "سداد DN26-0000101",
  "LADS260000101",
])("A number in the text finds its bill, and the whole amount makes it sure: %s", (text) => {
  expect(first({ text })).toMatchObject({ customerId: "huateng", amounts: ["b101 1234.56"], isSure: true });
});

test.each(["DN26-0000101/102/103", "DN26-0000101, DN26-0000102 & DN26-0000103", "DN26-0000101 0000102 103"])(
  "Several numbers find their bills, shortened ones too: %s",
  (text) => {
    expect(first({ text, amount: "4052.65" })).toMatchObject({
      amounts: ["b101 1234.56", "b102 777.10", "b103 2040.99"],
      isSure: true,
    });
  },
);

test("A number within a longer one is none", () => {
  expect(first({ text: "DN26-00001015 PO 9DN26", amount: "3.00" })?.reasons ?? []).not.toContain("number");
});

test("Charges that the bank names are counted in; guessed ones are not sure", () => {
  const named = first({ text: "DN26-0000101", amount: "1209.56", instructed: "1234.56" });
  expect(named).toMatchObject({ amounts: ["b101 1234.56"], charges: "25.00", isSure: true });
  const listed = first({ text: "DN26-0000101", amount: "1209.56", charges: "25.00" });
  expect(listed).toMatchObject({ charges: "25.00", isSure: true });
  const guessed = first({ text: "DN26-0000101", amount: "1209.56" });
  expect(guessed).toMatchObject({ amounts: ["b101 1234.56"], charges: "25.00", isSure: false });
});

test("A known account and an amount that only these bills come to are sure without a number", () => {
  expect(first({ remitterAccount: "62220001", amount: "2011.66" })).toMatchObject({
    customerId: "huateng",
    amounts: ["b101 1234.56", "b102 777.10"],
    isSure: true,
  });
});

test("A name is known in another script, shortened, and as its bank wrote it before", () => {
  for (const remitter of [
    "SHENZHEN HUATENG TECHNOLOGY CO., LTD.",
    "深圳华腾科技",
    "SHENZHENSHI HUATENG KEJI YOUXIAN GONGSI",
  ])
    expect(first({ remitter, amount: "2040.99" }), remitter).toMatchObject({ customerId: "huateng", isSure: true });
  expect(first({ remitter: "华腾科技", amount: "2040.99" })).toMatchObject({ customerId: "huateng" });
  expect(first({ remitter: "华腾科技", amount: "2040.99" })).toMatchObject({ customerId: "huateng" });
  expect(first({ text: "B/O AL NOOR TRADING COMPANY / MARCH", amount: "88.80", currency: "SAR" })).toMatchObject({
    customerId: "noor",
  });
});

test("Of two customers of one name none is sure by its name, and the one whose bill it is comes first", () => {
  expect(first({ remitter: "GULF STAR TRADING LLC", amount: "910.40" })).toMatchObject({
    customerId: "gulf2",
    isSure: false,
  });
  expect(first({ remitter: "GULF STAR TRADING LLC", amount: "910.40", text: "DN26-0000202" })).toMatchObject({
    isSure: true,
  });
});

test("Two bills of the same amount are not sure without a number; the older comes first", () => {
  const given = { remitter: "شركة النور للتجارة", amount: "4321.07" };
  expect(first(given)).toMatchObject({ amounts: ["b301 4321.07"], isSure: false });
  expect(first({ ...given, text: "DN26-0000302" })).toMatchObject({ amounts: ["b302 4321.07"], isSure: true });
});

test.each([
  ["the number of another customer's bill", { remitterAccount: "62220001", text: "DN26-0000201" }],
  ["a number that no open bill has", { remitterAccount: "62220001", text: "DN26-0000999" }],
  ["the account of another customer", { remitterAccount: "62220001", text: "DN26-0000201", amount: "500.25" }],
  ["a payment of one's own sent back", { text: "DN26-0000101", isReturn: true }],
  ["more than the bill", { text: "DN26-0000101", amount: "1300.00" }],
  ["less than the bill", { text: "DN26-0000101", amount: "600.00" }],
])("Not sure: %s", (_, given) => {
  expect(first(given)?.isSure ?? false).toBe(false);
});

test("Nothing is proposed where nothing speaks for any bill", () => {
  expect(first({ amount: "12.34", text: "INTEREST CREDIT", remitter: "BANK OF CHINA" })).toBeUndefined();
  expect(first({ amount: "1234.56", currency: "HKD" })).toBeUndefined();
});

test("No proposal gives a bill more than it has open, or the receipt less or more than it has", () => {
  const world = makeWorld(11, { customers: 150, bills: 1_500 });
  const open = new Map(world.bills.map((one) => [one.id, one]));
  const all = new Matcher({ ...world, mostCharges: "50.00" });
  for (const { receipt: made } of makeReceipts(world, 12, 1_000))
    for (const { customerId, bills: taken, charges, rest, score } of all.propose(made)) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(new Set(taken.map(({ billId }) => billId)).size).toBe(taken.length);
      let sum = new Big(rest);
      for (const { billId, amount } of taken) {
        sum = sum.plus(amount);
        expect(open.get(billId)).toMatchObject({ customerId, currency: made.currency });
        expect(new Big(amount).lte(open.get(billId)?.open ?? "0")).toBe(true);
      }
      expect(sum.toFixed(2)).toBe(new Big(made.amount).plus(charges).toFixed(2));
    }
});
