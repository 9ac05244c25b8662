import { z } from "zod";
import { currency, defineCall, id, staff, version } from "#core";
import { periodRefusals } from "#period";
import { exchangeRateRefusals as refusals } from "./refusals.ts";

const page = "/financialBill/exchangeRateInfo";

const keptRate = z
  .object({
    id: id.describe("Rate"),
    currency: currency.describe("Currency"),
    rate: z.string().describe("The rate typed by a person, which stays"),
    published: z.string().describe("Rate as the European Central Bank publishes it"),
    version: version.describe("Version for replacing it"),
  })
  .meta({ id: "KeptExchangeRate" });

export const fetchExchangeRates = defineCall({
  path: "/FinancialBills/FetchExchangeRates",
  summary: "Fetch the European Central Bank's rates of the day",
  description:
    "Rates are crossed by the euro to the settlement currency. A rate that a person typed for the same date stays and is named, unless it is listed in `replace` as it was seen, which takes the right to edit.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    replace: z
      .array(z.strictObject({ id: id.describe("Rate"), version: version.describe("Version it was seen with") }))
      .max(20)
      .default([])
      .describe("Rates typed by a person that give way to the published ones"),
  }),
  answer: z.object({
    date: z.string().describe("Date of the published rates, YYYY-MM-DD"),
    added: z.array(currency).describe("Currencies that had no rate on that date"),
    changed: z.array(currency).describe("Currencies whose rate was replaced"),
    unchanged: z.array(currency).describe("Currencies that had the published rate already"),
    kept: z.array(keptRate).describe("Rates typed by a person, which stay"),
    notQuoted: z.array(currency).describe("Currencies that are not published: enter them by hand"),
  }),
  changes: true,
  refusals: [
    periodRefusals.closed,
    refusals.sourceNotSet,
    refusals.sourceUnreachable,
    refusals.sourceUnreadable,
    refusals.settlementNotQuoted,
  ],
  example: {},
});
