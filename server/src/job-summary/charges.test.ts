import { expect, test } from "vitest";
import { termsOf } from "./charges.ts";

test.each([
  ["C0057", "东莞市鼎盛汽配有限公司"],
  ["C 57 / B", "Gulf Trading  Est."],
  ["C0001", "شركة النخيل\nللمقاولات"],
  ["", ""],
])("The party %j %j and the rate of a charge are read as they were kept", (customerNumber, customerName) => {
  expect(termsOf(`USD RMB 7.1052 ${customerNumber}\n${customerName}`)).toEqual({
    party: { customerNumber, customerName },
    rate: { currency: "USD", rate: "7.1052", settlementCurrency: "RMB" },
  });
});
