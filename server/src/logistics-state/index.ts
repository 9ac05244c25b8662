import {
  addLogisticsState,
  deleteLogisticsState,
  editLogisticsState,
  exportLogisticsStateList,
  logisticsStateListByPage,
} from "@lading/contract/logistics-state";
import { on, type ServerModule } from "#core/http";
import { changeState, createState, deleteStates } from "./change.ts";
import { exportStates, listStates } from "./list.ts";

export { logisticsStateKinds } from "./make.ts";
export { presetStateIds } from "./demo.ts";
export { storeEvents } from "./add-events.ts";
export type { NewEvents } from "./add-events.ts";
export { stateDescription } from "./descriptions.ts";
export { addPresetStates } from "./preset.ts";
export { waybillEvents, waybillEventWithdrawals } from "./tables.ts";

/** The company's own list of logistics states. Events of a waybill are the waybill module's. */
export const logisticsStateModule: ServerModule = {
  name: "logistics-state",
  routes: [
    on(logisticsStateListByPage, listStates),
    on(exportLogisticsStateList, exportStates),
    on(addLogisticsState, createState),
    on(editLogisticsState, changeState),
    on(deleteLogisticsState, deleteStates),
  ],
};
