import { expect, test } from "vitest";
import { undoneBy, type PaymentSides } from "./returned.ts";

const payment = (given: Partial<PaymentSides>): PaymentSides => ({
  amount: "250.00",
  bookedOn: "2026-03-01",
  counterparty: "Blue Ocean Shipping LLC",
  counterpartyAccount: "AE46 0261",
  endToEndId: "",
  bankReference: "",
  text: "",
  ...given,
});

test("A payment sent back finds the receipt of its reference", () => {
  const receipts = [
    payment({ endToEndId: "E1" }),
    payment({ endToEndId: "E2" }),
    payment({ endToEndId: "E2", amount: "9.00" }),
  ];
  const [first, second, ...others] = undoneBy(payment({ bookedOn: "2026-03-03", endToEndId: "E2" }), receipts);
  expect(first).toEqual({ receipt: 1, reasons: ["reference", "account", "name"], isSure: true });
  expect(second).toMatchObject({ receipt: 0, isSure: false });
  expect(others).toEqual([]);
});

test("Of two receipts alike the nearest comes first and none is sure; an end-to-end id is not unique", () => {
  const receipts = [payment({ endToEndId: "RENT" }), payment({ endToEndId: "RENT", bookedOn: "2026-03-02" })];
  const found = undoneBy(payment({ bookedOn: "2026-03-03", endToEndId: "RENT" }), receipts);
  expect(found.map(({ receipt, isSure }) => [receipt, isSure])).toEqual([
    [1, false],
    [0, false],
  ]);
});

test("A receipt of another amount or remitter, later, or long ago is none", () => {
  const other = { counterparty: "Gulf Star", counterpartyAccount: "1" };
  const receipts = [
    payment({ amount: "250.01" }),
    payment(other),
    payment({ bookedOn: "2026-03-04" }),
    payment({ bookedOn: "2025-11-01" }),
  ];
  expect(undoneBy(payment({ bookedOn: "2026-03-03" }), receipts)).toEqual([]);
});
