import type { logisticsStateListByPage } from "@lading/contract/logistics-state";
import type { RowOf } from "#ui";

/** A logistics state of the company. */
export type State = RowOf<typeof logisticsStateListByPage>;
