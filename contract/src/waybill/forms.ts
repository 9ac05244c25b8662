import { z } from "zod";
import { id, optionalText, orEmpty, version } from "#core";
import {
  airFields,
  assignmentFields,
  codFields,
  consigneeFields,
  customerFields,
  destinationFields,
  doorConsigneeFields,
  givenHouseNumber,
  goodsFields,
  numberFields,
  seaFields,
  shipperFields,
  termsFields,
} from "./fields.ts";
import { rulesAcrossFields, whenever } from "./form-rules.ts";

/** A form of one or two types: strict, with the rules across its fields. */
function formOf<T extends z.ZodType<number>, F extends z.ZodRawShape>(type: T, fields: F) {
  const shape = {
    type: type.describe("Type of waybill"),
    ...numberFields,
    ...customerFields,
    ...shipperFields,
    ...termsFields,
    ...codFields,
    ...assignmentFields,
    ...goodsFields,
    ...fields,
  };
  return {
    add: z
      .strictObject({
        houseNumber: givenHouseNumber.describe("House number; left empty, the server builds one"),
        ...shape,
      })
      .superRefine(rulesAcrossFields, whenever),
    edit: z
      .strictObject({ id: id.describe("Waybill"), ...shape, version: version.describe("Version it was read with") })
      .superRefine(rulesAcrossFields, whenever),
  };
}

const sea = formOf(z.literal(2), { ...consigneeFields, ...destinationFields, ...seaFields });
const seaToDoor = formOf(z.literal(4), { ...doorConsigneeFields, ...destinationFields, ...seaFields });
const express = formOf(z.literal(5), {
  ...doorConsigneeFields,
  ...destinationFields,
  mainNumber: orEmpty(z.string().trim().max(35)).describe("Main number it travels under, or the empty text"),
  carrier: optionalText(80).describe("Express company"),
  expressNumber: optionalText(60).describe("The express company's own number"),
});
const airOnly = formOf(z.literal(1), { ...consigneeFields, ...destinationFields, ...airFields });
const airToDoor = formOf(z.literal(3), { ...doorConsigneeFields, ...destinationFields, ...airFields });

/** The form of each type as an add and as an edit; what a screen's form or an import row is checked by. */
export const waybillForms = { 1: airOnly, 2: sea, 3: airToDoor, 4: seaToDoor, 5: express } as const;
