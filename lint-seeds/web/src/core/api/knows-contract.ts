import type { OrderState } from "@lading/contract/order";

export const state: OrderState = "waiting";
