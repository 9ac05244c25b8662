import type { CustomerOrder } from "@lading/contract/order";
import { Link } from "react-router";
import type { ListColumn } from "#ui";
import { useNames } from "./names.ts";
import { OrderTag } from "./state.tsx";

/** An order as both lists show it: the placing customer's and the receiving company's. */
type Order = Pick<CustomerOrder, "id" | "orderNumber" | "state" | "type" | "destinationCountry" | "destinationCity">;

/** Columns of both lists: the order itself, and its goods with their destination. */
export function useOrderColumns(): { which: ListColumn<Order>[]; goods: ListColumn<Order>[] } {
  const { field, typeOf, countryOf } = useNames();
  return {
    which: [
      {
        key: "orderNumber",
        title: field("orderNumber"),
        sort: "orderNumber",
        render: ({ id, orderNumber }) => <Link to={`/entrustOrderDetail?id=${id}`}>{orderNumber}</Link>,
      },
      { key: "state", card: "tag", title: field("state"), render: ({ state }) => <OrderTag state={state} /> },
    ],
    goods: [
      { key: "customerReference", title: field("customerReference"), sort: "customerReference", hidden: true },
      { key: "type", hidden: true, title: field("type"), render: ({ type }) => typeOf(type) },
      { key: "productName", card: "line", title: field("productName") },
      { key: "consigneeName", title: field("consigneeName"), hidden: true },
      {
        key: "destination",
        card: "line",
        title: field("destination"),
        sort: "destination",
        render: ({ destinationCountry, destinationCity }) => `${destinationCity} · ${countryOf(destinationCountry)}`,
      },
    ],
  };
}
