import type { logisticsStateListByPage } from "@lading/contract/logistics-state";
import type { RowOf } from "#ui";

/** One of the company's logistics states. */
export type State = RowOf<typeof logisticsStateListByPage>;
