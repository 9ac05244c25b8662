export { addEvents, recomputeState } from "./add-events.ts";
export type { NewEvents } from "./add-events.ts";
export { logisticsStates, waybillEvents, waybillEventWithdrawals } from "./tables.ts";
