import { addWarehouse, editWarehouse } from "@lading/contract/warehouse";
import type { RecordKind } from "#core/testing";

export const warehouseKinds: readonly RecordKind[] = [
  {
    name: "warehouse",
    fields: ["warehouseId"],
    calls: [editWarehouse],
    make: async ({ ask, word }) => (await ask(addWarehouse, { ...addWarehouse.example, warehouseName: word })).id,
  },
];
