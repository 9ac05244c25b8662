import type { getExpenseNameList } from "@lading/contract/charge-item";
import type { RowOf } from "#ui";

/** One of the company's charge items. */
export type ChargeItem = RowOf<typeof getExpenseNameList>;
