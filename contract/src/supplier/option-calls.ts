import { z } from "zod";
import { defineCall, id, optionalText, staff } from "#core";
import { supplierOption } from "./fields.ts";
import { supplierKinds } from "./kinds.ts";

/** Apart from the lists' own calls: every form with a party asks it, and needs none of them. */
export const getSupplierOptionList = defineCall({
  path: "/Supplier/GetSupplierOptionList",
  summary: "Suppliers to choose from, found by number, name, pinyin or its initials",
  access: staff(),
  input: z.strictObject({
    search: optionalText(80).describe("Part of the number, of a name in any script, or of its pinyin or initials"),
    kind: z.enum(supplierKinds).optional().describe("Only of this kind"),
    firstKind: z.enum(supplierKinds).optional().describe("Those of this kind come first"),
    chosenId: id.optional().describe("A supplier to answer with whatever is searched, to name the one that is chosen"),
  }),
  answer: z.object({ rows: z.array(supplierOption).describe("At most 20 suppliers") }),
  changes: false,
  refusals: [],
  example: { search: "S0001" },
});
