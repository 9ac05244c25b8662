import { loadEntrustOrder, type ReceivedOrder } from "@lading/contract/order";
import { useRead } from "#core/api";
import { PartyWarnings, PickedWarnings } from "#market-risk";
import type { OrderForm } from "./form/types.ts";

interface OfOrder {
  order: ReceivedOrder;
  form: Readonly<OrderForm> | undefined;
}

/** For staff: what is known against the customer and the parties of an order. */
export function PartiesKnown({ order: { customerId, customerName, consigneeName }, form }: OfOrder) {
  const parties = form ? [form.consigneeName, form.consigneeCompany, form.shipperName, form.shipperCompany] : [];
  return <PickedWarnings customer={customerId} names={[customerName, consigneeName, ...parties]} />;
}

/** The same of orders that are to be accepted; of a single one the shipper as well, whom the list does not name. */
export function PartiesOfOrders({ orders }: { orders: readonly ReceivedOrder[] }) {
  const [order, ...others] = orders;
  if (!order) return null;
  if (others.length === 0) return <PartiesOfOne order={order} />;
  return <PartyWarnings names={orders.flatMap(({ customerName, consigneeName }) => [customerName, consigneeName])} />;
}

function PartiesOfOne({ order }: { order: ReceivedOrder }) {
  const { data } = useRead(loadEntrustOrder, { id: order.id }, { quiet: true, ownErrors: true });
  return <PartiesKnown order={order} form={data?.form} />;
}
