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

type Shared = typeof numberFields &
  typeof customerFields &
  typeof shipperFields &
  typeof termsFields &
  typeof codFields &
  typeof assignmentFields &
  typeof goodsFields;

/**
 * Fields of the add and the edit form of the type `T`, with its own fields `F`. They have names because declarations, and
 * the compiler's errors, would else repeat seventy fields at every call.
 */
export type AddFields<T, F> = Shared & F & { type: T; houseNumber: typeof givenHouseNumber };
export type EditFields<T, F> = Shared & F & { type: T; id: typeof id; version: typeof version };
interface Forms<T extends z.ZodType, F extends z.ZodRawShape> {
  readonly add: z.ZodObject<AddFields<T, F>, z.core.$strict>;
  readonly edit: z.ZodObject<EditFields<T, F>, z.core.$strict>;
}

const expressFields = {
  mainNumber: orEmpty(z.string().trim().max(35)).describe("Master number it travels under, or the empty text"),
  carrier: optionalText(80).describe("Express company"),
  expressNumber: optionalText(60).describe("The express company's own number"),
};

type ToPort = typeof consigneeFields & typeof destinationFields;
type ToDoor = typeof doorConsigneeFields & typeof destinationFields;
export type AirForm = ToPort & typeof airFields;
export type AirToDoorForm = ToDoor & typeof airFields;
export type SeaForm = ToPort & typeof seaFields;
export type SeaToDoorForm = ToDoor & typeof seaFields;
export type ExpressForm = ToDoor & typeof expressFields;

const toPort = { ...consigneeFields, ...destinationFields };
const toDoor = { ...doorConsigneeFields, ...destinationFields };

/** The form of each type as an add and as an edit; what a screen's form or an import row is checked by. */
export const waybillForms: {
  readonly 1: Forms<z.ZodLiteral<1>, AirForm>;
  readonly 2: Forms<z.ZodLiteral<2>, SeaForm>;
  readonly 3: Forms<z.ZodLiteral<3>, AirToDoorForm>;
  readonly 4: Forms<z.ZodLiteral<4>, SeaToDoorForm>;
  readonly 5: Forms<z.ZodLiteral<5>, ExpressForm>;
} = {
  1: formOf(z.literal(1), { ...toPort, ...airFields }),
  2: formOf(z.literal(2), { ...toPort, ...seaFields }),
  3: formOf(z.literal(3), { ...toDoor, ...airFields }),
  4: formOf(z.literal(4), { ...toDoor, ...seaFields }),
  5: formOf(z.literal(5), { ...toDoor, ...expressFields }),
};
