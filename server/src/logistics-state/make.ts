import {
  addLogisticsState,
  deleteLogisticsState,
  editLogisticsState,
  editWayBillLogisticsStatus,
} from "@lading/contract/logistics-state";
import type { RecordKind } from "#core/testing";

export const logisticsStateKinds: readonly RecordKind[] = [
  {
    name: "logisticsState",
    fields: ["stateId"],
    calls: [deleteLogisticsState, editLogisticsState],
    make: async ({ ask, word }) =>
      (await ask(addLogisticsState, { ...addLogisticsState.example, englishDescription: word })).id,
  },
  {
    name: "waybillEvent",
    fields: ["eventId"],
    make: async ({ ask, idOf, newestIn, word }) => {
      const [waybillId, stateId] = [await idOf("waybill"), await idOf("logisticsState")];
      const event = { waybillIds: [waybillId], stateId, occurredAt: new Date().toISOString(), place: word };
      await ask(editWayBillLogisticsStatus, event);
      return await newestIn("waybill_event");
    },
  },
];
