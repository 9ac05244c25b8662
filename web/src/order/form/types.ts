import type { AnswerOf } from "@lading/contract/core";
import type { loadCustomerHomeInfo } from "@lading/contract/customer";
import type { loadCustomerEntrustOrder } from "@lading/contract/order";

export type CustomerHome = AnswerOf<typeof loadCustomerHomeInfo>;
export type OrderForm = AnswerOf<typeof loadCustomerEntrustOrder>["form"];
export type OrderItem = OrderForm["items"][number];
