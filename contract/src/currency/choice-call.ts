import { z } from "zod";
import { answered, defineCall, signedIn } from "#core";
import { shownCurrencyFields } from "./fields.ts";

/** Apart from the settings' calls: every form with an amount asks it, and needs none of them. */
export const getSystemPaymentCurrencyConfigList = defineCall({
  path: "/Home/GetSystemPaymentCurrencyConfigList",
  summary: "The company's currencies, for whoever chooses one",
  access: signedIn,
  input: z.strictObject({}),
  answer: z.object({
    rows: z
      .array(z.object(answered(shownCurrencyFields)).meta({ id: "PaymentCurrency" }))
      .describe("All of them, in the order that the trade names them; forms offer the enabled ones"),
  }),
  changes: false,
  refusals: [],
  example: {},
});
