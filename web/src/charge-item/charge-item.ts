import type { getExpenseNameList } from "@lading/contract/charge-item";
import type { RowOf } from "#ui";

/** A charge item of the company. */
export type ChargeItem = RowOf<typeof getExpenseNameList>;
