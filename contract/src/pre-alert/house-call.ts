import { coreRefusals, defineCall, id, listAnswer, listInput, optionalText, someId, staff } from "#core";
import { preAlertPage as page } from "./calls.ts";
import { preAlertHouse } from "./fields.ts";

export const getPreAlertHouseList = defineCall({
  path: "/WayBill/GetPreAlertHouseList",
  summary: "The houses of a pre-alert, page by page",
  access: staff(`${page}:view`),
  input: listInput(
    {
      preAlertId: id.describe("Pre-alert"),
      search: optionalText(60).describe(
        "Part of a house's number, here or at the sender's, its parties, city or goods",
      ),
    },
    ["line"],
  ),
  answer: listAnswer(preAlertHouse),
  changes: false,
  refusals: [coreRefusals.notFound],
  example: { preAlertId: someId, order: "asc" },
});
