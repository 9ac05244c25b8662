import { orderStates } from "@lading/contract/order";

export const states = orderStates;
