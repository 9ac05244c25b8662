import { Big } from "big.js";
import { minorUnits, refuseField } from "@lading/contract/core";
import {
  chargeableWeight,
  lineValue,
  sum,
  volumeWeight,
  waybillRefusals,
  type Divisors,
  type ItemInput,
  type waybillForms,
  consigneeFieldNames,
  shipperFieldNames,
} from "@lading/contract/waybill";
import type { z } from "zod";
import type { waybillItems, waybills } from "../tables.ts";

type Forms = typeof waybillForms;
/** A checked form of any type, as an add. */
export type FormInput = { [T in keyof Forms]: z.output<Forms[T]["add"]> }[keyof Forms];
/** A checked form of any type, as an edit. */
export type EditInput = { [T in keyof Forms]: z.output<Forms[T]["edit"]> }[keyof Forms];

type Row = typeof waybills.$inferInsert;
type ItemRow = Omit<typeof waybillItems.$inferInsert, "companyId" | "waybillId">;
/** The form's part of a waybill's row: what a person entered and what follows from it. */
export type FormRow = Omit<Row, "companyId" | "id" | "houseNumber" | "createdBy" | "createdByName">;

const orNull = (text: string | undefined) => (text === undefined || text === "" ? null : text);

/** With as many decimals as its column has, so that the operation log sees no change where there is none. */
const fixed = (text: string, scale: number) => (text === "" ? null : new Big(text).toFixed(scale));

/** The goods as their table keeps them. */
export function itemRows(items: readonly ItemInput[]): ItemRow[] {
  return items.map((item, place) => ({
    ...item,
    line: place + 1,
    lengthCm: fixed(item.lengthCm, 2),
    widthCm: fixed(item.widthCm, 2),
    heightCm: fixed(item.heightCm, 2),
    boxVolume: fixed(item.boxVolume, 3),
    volume: new Big(item.volume).toFixed(3),
    weight: new Big(item.weight).toFixed(3),
    unitPrice: new Big(item.unitPrice).toFixed(4),
    itemValue: lineValue(item.unitPrice, item.boxCount, item.currency),
  }));
}

/**
 * The waybill as its table keeps it. The form's own rules hold already (contract/src/waybill/forms.ts); the chargeable
 * weight is checked here, since its divisors are the company's. Fields that the type does not have are emptied.
 */
export function formRow(form: FormInput | EditInput, divisors: Divisors): FormRow {
  const { items, type } = form;
  const weight = new Big(form.weight).toFixed(3);
  const volume = new Big(form.volume).toFixed(3);
  const chargeable = chargeableWeight(type, weight, volume, divisors);
  if (form.chargeableWeight !== "" && !new Big(form.chargeableWeight).eq(chargeable))
    throw refuseField("chargeableWeight", waybillRefusals.chargeableWeight, { expected: chargeable });
  const hasCod = new Big(form.codAmount).gt(0);
  return {
    ...emptied,
    ...textsOf(form),
    type,
    customerId: form.customerId,
    etd: "etd" in form ? orNull(form.etd) : null,
    eta: "eta" in form ? orNull(form.eta) : null,
    pieces: items.reduce((total, item) => total + item.boxCount, 0),
    boxUnit: items.every(({ boxUnit }) => boxUnit === items[0]?.boxUnit) ? (items[0]?.boxUnit ?? "") : "",
    weight,
    volume,
    volumeWeight: volumeWeight(type, volume, divisors),
    chargeableWeight: chargeable,
    itemValue: sum(
      items.map((item) => lineValue(item.unitPrice, item.boxCount, item.currency)),
      2,
    ),
    currency: items[0]?.currency ?? "",
    codAmount: new Big(form.codAmount).toFixed(hasCod ? minorUnits(form.codCurrency) : 2),
    codCurrency: hasCod ? form.codCurrency : "",
    codChannel: hasCod ? form.codChannel : "",
    operatorId: form.operatorId,
    salesId: form.salesId,
    customerServiceId: form.customerServiceId,
    marketingId: form.marketingId,
    warehouseId: form.warehouseId,
  };
}

const texts = [
  "mainNumber",
  "orderNumber",
  "platformOrder",
  "expressNumber",
  ...shipperFieldNames,
  ...consigneeFieldNames,
  "notifyParty",
  "loadingPort",
  "destinationPort",
  "country",
  "city",
  "carrier",
  "flightNumber",
  "vessel",
  "voyage",
  "cabinetClass",
  "cabinetType",
  "containerNumber",
  "sealNumber",
  "tradeTerms",
  "freightTerms",
  "productName",
  "customsCode",
  "remark",
] as const satisfies readonly (keyof Row)[];

/** Every text that a form may have; an edit to a form without it leaves none behind. `expressNumber` is kept: departure gives it, too. */
const emptied = Object.fromEntries(texts.filter((name) => name !== "expressNumber").map((name) => [name, ""]));

function textsOf(
  form: Readonly<Record<string, unknown>> & { shippingDate: string },
): { shippingDate: string } & Record<string, string> {
  const given = texts.flatMap((name) => (typeof form[name] === "string" ? [[name, form[name]] as const] : []));
  return { shippingDate: form.shippingDate, ...Object.fromEntries(given) };
}

/** Fields whose change stands in the operation log, in the order of the forms. */
export const loggedFields = [
  "type",
  "houseNumber",
  ...texts,
  "shippingDate",
  "customerNumber",
  "customerName",
  "etd",
  "eta",
  "pieces",
  "boxUnit",
  "weight",
  "volume",
  "volumeWeight",
  "chargeableWeight",
  "itemValue",
  "currency",
  "codAmount",
  "codCurrency",
  "codChannel",
  "codStatus",
  "paymentStatus",
  "operatorId",
  "salesId",
  "customerServiceId",
  "marketingId",
  "warehouseId",
] as const satisfies readonly (keyof Row)[];

/** Fields of a line of goods whose change stands in the operation log, as `items.1.weight`. */
export const loggedItemFields = [
  "productName",
  "customsCode",
  "boxCount",
  "boxUnit",
  "lengthCm",
  "widthCm",
  "heightCm",
  "boxVolume",
  "volume",
  "weight",
  "unitPrice",
  "itemValue",
  "currency",
  "remark",
  "postalCode",
  "tradingPlatform",
] as const satisfies readonly (keyof ItemRow)[];
