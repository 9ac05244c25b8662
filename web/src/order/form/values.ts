import { firstEmail } from "@lading/contract/party";

import type { CustomerHome, OrderForm } from "./types.ts";
import { isRecord } from "#core/guards";

/** A line of goods as it is typed. */
const emptyItem = {
  productName: "",
  customsCode: "",
  boxCount: "",
  boxUnit: "carton",
  lengthCm: "",
  widthCm: "",
  heightCm: "",
  boxVolume: "",
  weight: "",
  unitPrice: "",
};

/** A new line, for the same kind of goods. */
export function newItem(last: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> {
  return { ...emptyItem, boxUnit: last?.["boxUnit"] ?? emptyItem.boxUnit };
}

/** An empty order; a customer is most often the consignee. */
export function emptyOrder(home: CustomerHome | undefined): Record<string, unknown> {
  return {
    type: 3,
    exportType: "generalTrade",
    deliveryService: "toWarehouse",
    currency: "USD",
    items: [{ ...emptyItem }],
    ...(home && {
      consigneeName: home.contact || home.customerName,
      consigneeCompany: home.contact === "" ? "" : home.customerName,
      consigneePhone: home.phone,
      consigneeEmail: firstEmail(home.email),
      consigneeCountry: home.country,
      consigneeCity: home.city,
      consigneeAddress: home.address,
      destinationCountry: home.country,
      destinationCity: home.city,
    }),
  };
}

/** An order that was placed, as the form holds it. */
export function orderValues(form: OrderForm): Record<string, unknown> {
  return { ...form, items: form.items.map((item) => ({ ...item, boxCount: String(item.boxCount) })) };
}

/** The form's values as the calls take them; a line without a product name takes the order's. */
export function orderToInput({ items, ...values }: Record<string, unknown>): Record<string, unknown> {
  const lines: readonly unknown[] = Array.isArray(items) ? items : [];
  const { productName } = values;
  return {
    ...values,
    items: lines.filter(isRecord).map(({ boxCount, ...item }) => ({
      ...item,
      productName: item["productName"] || productName,
      ...countOf(boxCount),
    })),
  };
}

function countOf(typed: unknown): { boxCount?: number } {
  const count = Number(typed);
  return typeof typed === "string" && typed !== "" && Number.isSafeInteger(count) ? { boxCount: count } : {};
}
