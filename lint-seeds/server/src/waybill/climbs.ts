import { customers } from "../customer/tables.ts";

export const own = customers;
