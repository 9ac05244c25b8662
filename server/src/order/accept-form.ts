import type { acceptEntrustOrder, acceptEntrustOrders, OrderForm } from "@lading/contract/order";
import {
  isAir,
  isSea,
  lineValue,
  lineVolume,
  sum,
  type WaybillType,
  consigneeFieldNames,
  shipperFieldNames,
} from "@lading/contract/waybill";
import type { Context } from "#core/http";
import type { Order } from "./lock.ts";

type One = Context<typeof acceptEntrustOrder>["input"];
type Many = Context<typeof acceptEntrustOrders>["input"];

/** The clerk's additions to an order: people, warehouse, and the fields that the order leaves open. */
export type Completion = Omit<Many, "ids"> & Partial<Pick<One, "type" | "houseNumber">>;

/** To the port or to the door, by the same mode of transport. */
export function isSameWay(from: number, to: number): boolean {
  return (isAir(from) && isAir(to)) || (isSea(from) && isSea(to)) || from === to;
}

function partiesOf(form: OrderForm) {
  return Object.fromEntries([...shipperFieldNames, ...consigneeFieldNames].map((field) => [field, form[field]]));
}

/** The lines of goods as a waybill has them; a line without a customs code takes the shipment's. */
function itemsOf(form: OrderForm, customsCode: string) {
  return form.items.map((item) => ({
    ...item,
    customsCode: item.customsCode || customsCode,
    volume: lineVolume(item) ?? "",
    itemValue: lineValue(item.unitPrice, item.boxCount, form.currency),
    currency: form.currency,
  }));
}

/** An order as the form of a waybill: not checked yet, that is the form's own work. */
export function waybillOf(order: Order, completion: Completion): { type: WaybillType; input: Record<string, unknown> } {
  const { form } = order;
  const type = completion.type ?? form.type;
  const customsCode = form.customsCode || completion.customsCode;
  const items = itemsOf(form, customsCode);
  const { operatorId, salesId, customerServiceId, marketingId, warehouseId, shippingDate } = completion;
  const input = {
    type,
    houseNumber: completion.houseNumber ?? "",
    orderNumber: form.customerReference || order.orderNumber,
    shippingDate,
    customerId: order.customerId,
    customerName: order.customerName,
    creditReason: completion.creditReason,
    ...partiesOf(form),
    country: form.destinationCountry,
    city: form.destinationCity,
    tradeTerms: form.tradeTerms,
    codAmount: "0",
    operatorId,
    salesId,
    customerServiceId,
    marketingId,
    warehouseId,
    productName: form.productName,
    customsCode,
    items,
    weight: order.weight,
    volume: order.volume,
    remark: form.remark,
    ...((isAir(type) || isSea(type)) && {
      loadingPort: form.deliveryPort || completion.loadingPort,
      destinationPort: form.destinationPort || completion.destinationPort,
    }),
    ...(isSea(type) && { cabinetClass: completion.cabinetClass || undefined }),
  };
  return { type, input: { ...input, weight: sum([order.weight], 3), volume: sum([order.volume], 3) } };
}
